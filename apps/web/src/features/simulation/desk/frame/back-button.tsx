import { LineIcon } from "../../../../ui/line-icon.tsx";
import styles from "./back-button.module.css";

interface BackButtonProps {
  /** What it leads to: "Inbox". */
  readonly label: string;
  readonly onBack: () => void;
}

/** Closes what is open and shows the list again. Only where there is no room for both. */
export function BackButton({ label, onBack }: BackButtonProps) {
  return (
    <button type="button" className={`btn btn-quiet ${styles["back"]}`} onClick={onBack}>
      <LineIcon name="left" />
      {label}
    </button>
  );
}

import { LineIcon } from "./line-icon.tsx";
import styles from "./drop-overlay.module.css";

/** Lies over the page while a file is dragged over it. */
export function DropOverlay({ text }: { readonly text: string }) {
  return (
    <div className={styles["overlay"]} aria-hidden="true">
      <p>
        <LineIcon name="upload" />
        {text}
      </p>
    </div>
  );
}

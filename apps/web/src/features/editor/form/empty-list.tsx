import { LineIcon } from "../../../ui/line-icon.tsx";
import styles from "./form.module.css";

interface EmptyListProps {
  /** Of the button. */
  readonly id: string;
  readonly itemName: string;
  readonly onAdd: () => void;
}

/** A list with nothing in it, and the way to the first entry. */
export function EmptyList({ id, itemName, onAdd }: EmptyListProps) {
  return (
    <div className={styles["empty"]}>
      <svg viewBox="0 0 148 92" aria-hidden="true">
        <rect className={styles["sheet"]} x="18" y="10" width="112" height="30" rx="6" />
        <rect className={styles["word"]} x="30" y="21" width="52" height="7" rx="3.5" />
        <rect className={styles["place"]} x="18" y="50" width="112" height="30" rx="6" />
        <path className={styles["plus"]} d="M74 58v14M67 65h14" />
      </svg>
      <p>No items added yet. Add your first {itemName}.</p>
      <button type="button" id={id} className={`btn ${styles["soft"]}`} onClick={onAdd}>
        <LineIcon name="plus" />
        Add {itemName}
      </button>
    </div>
  );
}

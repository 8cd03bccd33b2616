import type { Misfit } from "@taiyari/domain/draft";
import { Button } from "../../../ui/button.tsx";
import { ModalDialog } from "../../../ui/modal-dialog.tsx";
import styles from "./form.module.css";

interface MoveItemDialogProps {
  readonly name: string;
  /** The section it goes to. */
  readonly to: string;
  readonly misfits: readonly Misfit[];
  readonly onClose: () => void;
  readonly onMove: () => void;
}

/** Says before an entry is moved what has no field in the other section, and where it goes. */
export function MoveItemDialog({ name, to, misfits, onClose, onMove }: MoveItemDialogProps) {
  return (
    <ModalDialog title={`Move ${name} to ${to}?`} size="small" onClose={onClose}>
      <p className={styles["what"]}>
        {to} has no field for{" "}
        {misfits.length === 1 ? "this. It becomes a line" : "these. They become lines"} of its text:
      </p>
      <ul className={styles["misfits"]}>
        {misfits.map(({ label, text }) => (
          <li key={label}>
            <b>{label}</b> {text}
          </li>
        ))}
      </ul>
      <div className={styles["foot"]}>
        <Button kind="line" onClick={onClose}>
          Keep it here
        </Button>
        <Button kind="primary" onClick={onMove}>
          Move
        </Button>
      </div>
    </ModalDialog>
  );
}

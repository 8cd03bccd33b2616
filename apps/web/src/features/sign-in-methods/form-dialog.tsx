import { type ReactNode, type SyntheticEvent, useState } from "react";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { ModalDialog } from "../../ui/modal-dialog.tsx";
import { refusalSentence } from "./sentences.ts";
import styles from "./sign-in-methods.module.css";

interface FormDialogProps {
  readonly title: string;
  /** What the button says. */
  readonly done: string;
  /** What is still missing or wrong, in a sentence; null when it can be sent. Said when the form is sent. */
  readonly missing: string | null;
  /** Throws what the server refuses with, or gives a sentence of what went wrong on this device. */
  readonly onSubmit: () => Promise<string | null>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A question with fields. It stays open until what it asks for is done; whoever opened it closes it. */
export function FormDialog(props: FormDialogProps) {
  const { title, done, missing, onSubmit, onClose, children } = props;
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    setProblem(missing);
    if (missing !== null) return;
    setBusy(true);
    try {
      setProblem(await onSubmit());
    } catch (error) {
      setProblem(refusalSentence(error));
    }
    setBusy(false);
  }

  return (
    <ModalDialog title={title} size="small" onClose={onClose}>
      <form className={styles["form"]} noValidate onSubmit={(event) => void submit(event)}>
        <Alert text={problem} />
        {children}
        <div className={styles["foot"]}>
          <Button kind="line" onClick={onClose}>
            Cancel
          </Button>
          <Button kind="primary" type="submit" isBusy={isBusy}>
            {done}
          </Button>
        </div>
      </form>
    </ModalDialog>
  );
}

import { type FormEvent, useState } from "react";
import { Alert } from "./alert.tsx";
import { Button } from "./button.tsx";
import { FormField } from "./form-field.tsx";
import { ModalDialog } from "./modal-dialog.tsx";
import styles from "./name-dialog.module.css";

interface NameDialogProps {
  readonly title: string;
  readonly label: string;
  readonly name: string;
  /** What the button says. */
  readonly done: string;
  /** Whether no name at all will do. */
  readonly mayBeEmpty?: boolean;
  /** @returns what went wrong, in a sentence; null when it is done */
  readonly onDone: (name: string) => Promise<string | null>;
  readonly onClose: () => void;
}

/** The most characters of a name. */
const MOST = 120;

/** Asks for a name. */
export function NameDialog(props: NameDialogProps) {
  const { title, label, done, mayBeEmpty = false, onDone, onClose } = props;
  const [name, setName] = useState(props.name);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isNamed = mayBeEmpty || name.trim() !== "";

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isNamed || isBusy) return;
    setIsBusy(true);
    const trouble = await onDone(name.trim());
    setIsBusy(false);
    if (trouble === null) onClose();
    else setProblem(trouble);
  }

  return (
    <ModalDialog title={title} size="small" onClose={onClose}>
      <form className={styles["form"]} onSubmit={(event) => void handleSubmit(event)}>
        <Alert text={problem} />
        <FormField label={label} hint={isNamed ? null : "Enter a name to go on."}>
          {({ id, describedBy }) => (
            <input
              id={id}
              aria-describedby={describedBy}
              className="form-input"
              value={name}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog asks for nothing else
              autoFocus
              maxLength={MOST}
              autoComplete="off"
              onFocus={(event) => event.target.select()}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </FormField>
        <div className={styles["foot"]}>
          <Button kind="line" onClick={onClose}>
            Cancel
          </Button>
          <Button kind="primary" type="submit" disabled={!isNamed} isBusy={isBusy}>
            {done}
          </Button>
        </div>
      </form>
    </ModalDialog>
  );
}

import { type FormEvent, useState } from "react";
import type { Person } from "@taiyari/contract";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { FormField } from "../../../ui/form-field.tsx";
import { ModalDialog } from "../../../ui/modal-dialog.tsx";
import styles from "./people.module.css";

interface DeleteDialogProps {
  readonly person: Person;
  /** @returns what went wrong, in a sentence; null when it is done */
  readonly onDelete: (name: string) => Promise<string | null>;
  readonly onClose: () => void;
}

/** Asks for the name of the person, typed, before everything of theirs goes. */
export function DeleteDialog({ person, onDelete, onClose }: DeleteDialogProps) {
  const [name, setName] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isSure = name.trim() === person.fullName.trim();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!isSure || isBusy) return;
    setIsBusy(true);
    const trouble = await onDelete(name.trim());
    setIsBusy(false);
    if (trouble === null) onClose();
    else setProblem(trouble);
  }

  return (
    <ModalDialog title={`Delete ${person.fullName}?`} size="small" onClose={onClose}>
      <form className={styles["form"]} onSubmit={(event) => void submit(event)}>
        <p>
          The account, resumes, reports, interviews and everything else of {person.email} go at
          once, and cannot be brought back.
        </p>
        <Alert text={problem} />
        <FormField label="Full name, typed as it is shown" hint={person.fullName}>
          {({ id, describedBy }) => (
            <input
              id={id}
              aria-describedby={describedBy}
              className="form-input"
              value={name}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog asks for nothing else
              autoFocus
              autoComplete="off"
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </FormField>
        <div className={styles["buttons"]}>
          <Button kind="line" onClick={onClose}>
            Cancel
          </Button>
          <Button
            kind="primary"
            type="submit"
            className={styles["danger"] ?? ""}
            disabled={!isSure}
            isBusy={isBusy}
          >
            Delete for good
          </Button>
        </div>
      </form>
    </ModalDialog>
  );
}

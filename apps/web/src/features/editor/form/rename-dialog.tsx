import { MAX_HEADING_TEXT } from "@taiyari/domain/draft";
import { headingCaution } from "@taiyari/domain/proof";
import { useState, type FormEvent } from "react";
import { Button } from "../../../ui/button.tsx";
import { FormField } from "../../../ui/form-field.tsx";
import { ModalDialog } from "../../../ui/modal-dialog.tsx";
import styles from "./form.module.css";

interface RenameDialogProps {
  readonly section: string;
  readonly name: string;
  readonly onClose: () => void;
  readonly onRename: (name: string) => void;
}

/** Asks for another heading, and says while it is typed when readers do not know it. */
export function RenameDialog({ section, name, onClose, onRename }: RenameDialogProps) {
  const [value, setValue] = useState(name);
  const isNamed = value.trim() !== "";
  const caution = headingCaution(section, value);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isNamed) onRename(value.trim());
  }

  return (
    <ModalDialog title={`Rename ${name}`} size="small" onClose={onClose}>
      <form className={styles["rename"]} onSubmit={handleSubmit}>
        <FormField label="Section Name" required hint={isNamed ? null : "A section needs a name."}>
          {({ id, describedBy }) => (
            <input
              id={id}
              aria-describedby={describedBy}
              className="form-input"
              value={value}
              maxLength={MAX_HEADING_TEXT}
              aria-required
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog asks for nothing else
              autoFocus
              autoComplete="off"
              onChange={(event) => setValue(event.target.value)}
            />
          )}
        </FormField>
        <p role="status" className={styles["caution"]}>
          {caution}
        </p>
        <div className={styles["foot"]}>
          <Button kind="line" onClick={onClose}>
            Cancel
          </Button>
          <Button kind="primary" type="submit" disabled={!isNamed}>
            Rename
          </Button>
        </div>
      </form>
    </ModalDialog>
  );
}

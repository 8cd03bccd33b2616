import { CUSTOM_PREFIX, MAX_TAG_TEXT } from "@taiyari/domain/draft";
import { useId, useState, type FormEvent } from "react";
import { Button } from "../../../ui/button.tsx";
import { FormField } from "../../../ui/form-field.tsx";
import { ModalDialog } from "../../../ui/modal-dialog.tsx";
import { useEditor } from "../state/editor-context.ts";
import styles from "./sections.module.css";

interface AddSectionDialogProps {
  readonly onClose: () => void;
  /** With the new section's id. */
  readonly onAdded: (id: string) => void;
}

const TYPES = [
  { isRepeatable: false, label: "Single entry", note: "One block of text" },
  { isRepeatable: true, label: "Repeatable items", note: "A list you can reorder" },
] as const;

/** Asks for the name and the type of a section of the person's own. */
export function AddSectionDialog({ onClose, onAdded }: AddSectionDialogProps) {
  const { store } = useEditor();
  const [name, setName] = useState("");
  const [isRepeatable, setIsRepeatable] = useState(false);
  const radios = useId();
  const isNamed = name.trim() !== "";

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isNamed) return;
    const id = freeId(store.get().draft.sections.map((section) => section.id));
    store.edit({ kind: "add-section", id, name: name.trim(), isRepeatable });
    onAdded(id);
  }

  return (
    <ModalDialog title="Add Custom Section" size="small" onClose={onClose}>
      <form className={styles["form"]} onSubmit={handleSubmit}>
        <FormField
          label="Section Name"
          required
          hint={isNamed ? null : "A section needs a name before it is added."}
        >
          {({ id, describedBy }) => (
            <input
              id={id}
              aria-describedby={describedBy}
              className="form-input"
              value={name}
              aria-required
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog asks for it first
              autoFocus
              maxLength={MAX_TAG_TEXT}
              autoComplete="off"
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </FormField>
        <fieldset className="choices">
          <legend className="choices__legend">Section Type</legend>
          <div className={styles["types"]}>
            {TYPES.map((type) => (
              <label key={type.label} className={styles["type"]}>
                <input
                  type="radio"
                  name={radios}
                  checked={type.isRepeatable === isRepeatable}
                  onChange={() => setIsRepeatable(type.isRepeatable)}
                />
                <i aria-hidden="true" />
                <span>
                  {type.label}
                  <small>{type.note}</small>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <div className={styles["foot"]}>
          <Button kind="line" onClick={onClose}>
            Cancel
          </Button>
          <Button kind="primary" type="submit" disabled={!isNamed}>
            Add Section
          </Button>
        </div>
      </form>
    </ModalDialog>
  );
}

/** Source: the specification, section 3, "custom_ plus a timestamp". Two within a millisecond count on. */
function freeId(taken: readonly string[]): string {
  let stamp = Date.now();
  while (taken.includes(`${CUSTOM_PREFIX}${stamp}`)) stamp += 1;
  return `${CUSTOM_PREFIX}${stamp}`;
}

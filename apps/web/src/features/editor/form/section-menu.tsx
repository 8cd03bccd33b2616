import {
  defaultHeading,
  headingOf,
  MAX_HEADING_TEXT,
  type SectionDefinition,
} from "@taiyari/domain/draft";
import { isSection } from "@taiyari/domain/fields";
import { useState, type FormEvent } from "react";
import { useDraft } from "../../../shared/drafts/use-draft.ts";
import { Button } from "../../../ui/button.tsx";
import { FormField } from "../../../ui/form-field.tsx";
import { MenuButton } from "../../../ui/menu-button.tsx";
import { ModalDialog } from "../../../ui/modal-dialog.tsx";
import { showToast } from "../../../ui/toast-store.ts";
import { useEditor } from "../state/editor-context.ts";
import { takeBack, UNDO_MS } from "./take-back.ts";
import styles from "./form.module.css";

interface SectionMenuProps {
  readonly section: SectionDefinition;
  /** Whether the person added it. */
  readonly isCustom: boolean;
}

/** Rename a section, and remove one of the person's own. Of personal details the summary has the only heading. */
export function SectionMenu({ section, isCustom }: SectionMenuProps) {
  const { store, openSection } = useEditor();
  const [isRenaming, setIsRenaming] = useState(false);
  const { id, name } = section;
  const isPersonal = id === "personal";
  const heading = useDraft(store, ({ draft }) => headingOf(draft, id));
  const rename = (renamed: string) => store.edit({ kind: "rename-section", id, name: renamed });

  function remove() {
    const before = store.get().draft;
    const at = before.sections.findIndex((each) => each.id === id);
    const beside = before.sections[at + 1] ?? before.sections[at - 1];
    store.edit({ kind: "remove-section", id });
    const after = store.get().draft;
    if (beside) openSection(beside.id);
    showToast({
      title: `Removed ${name}`,
      ms: UNDO_MS,
      action: {
        label: "Undo",
        run() {
          takeBack(store, before, after);
          openSection(id);
        },
      },
    });
  }

  return (
    <>
      <MenuButton
        label={`Change ${name}`}
        items={[
          {
            label: isPersonal ? "Rename the summary’s heading" : "Rename",
            onChoose: () => setIsRenaming(true),
          },
          ...(isSection(id) && heading !== undefined
            ? [{ label: `Back to “${defaultHeading(id)}”`, onChoose: () => rename("") }]
            : []),
          ...(isCustom
            ? [{ label: "Remove", startsGroup: true, isDangerous: true, onChoose: remove }]
            : []),
        ]}
      />
      {isRenaming && (
        <RenameDialog
          name={isSection(id) ? (heading ?? defaultHeading(id)) : name}
          onClose={() => setIsRenaming(false)}
          onRename={(renamed) => {
            setIsRenaming(false);
            rename(renamed);
          }}
        />
      )}
    </>
  );
}

interface RenameDialogProps {
  readonly name: string;
  readonly onClose: () => void;
  readonly onRename: (name: string) => void;
}

function RenameDialog({ name, onClose, onRename }: RenameDialogProps) {
  const [value, setValue] = useState(name);
  const isNamed = value.trim() !== "";

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

import { CUSTOM_PREFIX, MAX_TAG_TEXT, TONGUES } from "@taiyari/domain/draft";
import type { CustomKind } from "@taiyari/domain/resume";
import { useId, useState, type FormEvent } from "react";
import { Button } from "../../../ui/button.tsx";
import { FormField } from "../../../ui/form-field.tsx";
import { ModalDialog } from "../../../ui/modal-dialog.tsx";
import { useDraft } from "../../../shared/drafts/use-draft.ts";
import { useEditor } from "../state/editor-context.ts";
import styles from "./sections.module.css";

interface AddSectionDialogProps {
  readonly onClose: () => void;
  /** With the new section's id. */
  readonly onAdded: (id: string) => void;
}

interface SectionType {
  readonly isRepeatable: boolean;
  readonly like?: CustomKind;
  readonly label: string;
  readonly note: string;
}

const TEXT: SectionType = { isRepeatable: false, label: "Single entry", note: "One block of text" };
const LIST: SectionType = {
  isRepeatable: true,
  label: "Repeatable items",
  note: "A list you can reorder",
};
const JOBS: SectionType = {
  isRepeatable: true,
  like: "job",
  label: "Items like jobs",
  note: "Title, organization, dates",
};
const PROJECTS: SectionType = {
  isRepeatable: true,
  like: "project",
  label: "Items like projects",
  note: "Name, role, link, technologies",
};
const LINKS: SectionType = {
  isRepeatable: true,
  like: "link",
  label: "Links",
  note: "A name and its address",
};
const LANGUAGES: SectionType = {
  isRepeatable: true,
  like: "language",
  label: "Languages",
  note: "Each with a level in words, CEFR or both",
};
const TYPES = [TEXT, LIST, JOBS, PROJECTS, LINKS, LANGUAGES];

/** Sections people often add, with the type that suits them. */
const USUAL = [
  { name: "Volunteering", word: "volunteering", type: JOBS },
  { name: "Languages", word: "languages", type: LANGUAGES },
  { name: "Profiles", word: "profiles", type: LINKS },
  { name: "Interests", word: "interests", type: TEXT },
] as const;

/** Asks for the name and the type of a section of the person's own. */
export function AddSectionDialog({ onClose, onAdded }: AddSectionDialogProps) {
  const { store } = useEditor();
  const [name, setName] = useState("");
  const [type, setType] = useState(TEXT);
  const radios = useId();
  const tongue = useDraft(store, ({ draft }) => draft.language && TONGUES[draft.language]);
  const among = useDraft(store, ({ draft }) => draft.resumeData.skills.languages.length);
  const isNamed = name.trim() !== "";

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isNamed) return;
    const id = freeId(store.get().draft.sections.map((section) => section.id));
    const { isRepeatable, like } = type;
    const section = { id, name: name.trim(), isRepeatable };
    store.edit({ kind: "add-section", ...section, ...(like ? { like } : {}) });
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
        <div className={styles["usual"]}>
          {USUAL.map((each) => (
            <button
              key={each.name}
              type="button"
              className="btn btn-line"
              onClick={() => {
                setName(tongue?.words[each.word] ?? each.name);
                setType(each.type);
              }}
            >
              {each.name}
            </button>
          ))}
        </div>
        <fieldset className="choices">
          <legend className="choices__legend">Section Type</legend>
          <div className={styles["types"]}>
            {TYPES.map((each) => (
              <label key={each.label} className={styles["type"]}>
                <input
                  type="radio"
                  name={radios}
                  checked={type === each}
                  onChange={() => setType(each)}
                />
                <i aria-hidden="true" />
                <span>
                  {each.label}
                  <small>{each.note}</small>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        {type === LANGUAGES && among > 0 && (
          <p>
            {among === 1
              ? "The language you have among your skills moves there."
              : `The ${among} languages you have among your skills move there.`}
          </p>
        )}
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

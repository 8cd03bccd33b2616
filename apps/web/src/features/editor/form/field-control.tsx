import {
  MAX_FIELD_TEXT,
  MAX_TAG_TEXT,
  MAX_TAGS,
  valueOf,
  type DraftField,
  type DraftValue,
  type FieldDefinition,
} from "@taiyari/domain/draft";
import { assertNever } from "@taiyari/domain/result";
import { type ReactNode, useState } from "react";
import { isDateInWords } from "../../../ui/date-words.ts";
import { DateField } from "../../../ui/date-field.tsx";
import { FormField } from "../../../ui/form-field.tsx";
import { TagInput } from "../../../ui/tag-input.tsx";
import { controlId, useEditor } from "../state/editor-context.ts";
import { useDraft } from "../../../shared/drafts/use-draft.ts";
import { inputHelp } from "./hints.ts";
import { TextAreaField } from "./text-area-field.tsx";
import { useNamesToChoose } from "./use-names-to-choose.ts";
import styles from "./form.module.css";

interface FieldControlProps {
  readonly definition: FieldDefinition;
  readonly field: DraftField;
}

/** The control of one field. Nothing it holds is ever refused. */
export function FieldControl({ definition, field }: FieldControlProps) {
  const [value, set] = useField(field);
  const { name: label, placeholder, required } = definition;
  const id = controlId(field);
  switch (definition.type) {
    case "text":
      return (
        <Emptied definition={definition} value={textOf(value)}>
          {(missing) => (
            <FormField id={id} label={label} required={required} hint={missing}>
              {({ describedBy }) => (
                <input
                  {...inputHelp(field.section, field.field)}
                  id={id}
                  className="form-input"
                  value={textOf(value)}
                  placeholder={placeholder}
                  maxLength={MAX_FIELD_TEXT}
                  aria-required={required || undefined}
                  aria-invalid={missing !== null || undefined}
                  aria-describedby={describedBy}
                  onChange={(event) => set(event.target.value)}
                />
              )}
            </FormField>
          )}
        </Emptied>
      );
    case "textarea":
      return (
        <Emptied definition={definition} value={textOf(value)}>
          {(missing) => (
            <>
              <TextAreaField id={id} definition={definition} value={textOf(value)} onChange={set} />
              {missing}
            </>
          )}
        </Emptied>
      );
    case "date":
      return <DateControl definition={definition} field={field} />;
    case "checkbox":
      return <CheckControl definition={definition} field={field} />;
    case "tags":
      return <TagControl definition={definition} field={field} />;
    default:
      return assertNever(definition.type);
  }
}

interface EmptiedProps {
  readonly definition: FieldDefinition;
  readonly value: string;
  /** Gets what is to be said of the field; null for nothing. */
  readonly children: (missing: ReactNode) => ReactNode;
}

/** Says of a required field that was emptied what it is needed for. Nothing of one that was never filled. */
function Emptied({ definition, value, children }: EmptiedProps) {
  const isBlank = value.trim() === "";
  const [wasFilled, setWasFilled] = useState(!isBlank);
  if (!isBlank && !wasFilled) setWasFilled(true);
  if (!definition.required || !isBlank || !wasFilled) return children(null);
  return children(
    <span className={styles["missing"]} role="status">
      {definition.name} is needed for this to be complete.
    </span>,
  );
}

/** Tags, with names to choose from. */
function TagControl({ definition, field }: FieldControlProps) {
  const [value, set] = useField(field);
  const { names, ask } = useNamesToChoose(field);
  return (
    <TagInput
      id={controlId(field)}
      label={definition.name}
      required={definition.required}
      tags={Array.isArray(value) ? value : []}
      onChange={set}
      placeholder={definition.placeholder}
      maxTags={MAX_TAGS}
      maxLength={MAX_TAG_TEXT}
      names={names}
      onType={ask}
    />
  );
}

interface DateControlProps extends FieldControlProps {
  /** "Present" while the entry goes on. */
  readonly fixed?: string | null;
  /** The date it cannot well be before. */
  readonly min?: string;
  readonly children?: ReactNode;
}

/** A date, in months or in words. */
export function DateControl(props: DateControlProps) {
  const { definition, field, fixed = null, min = "", children } = props;
  const [value, set] = useField(field);
  const isClear = fixed !== null || isDateInWords(textOf(value));
  return (
    <Emptied definition={definition} value={fixed ?? textOf(value)}>
      {(missing) => (
        <DateField
          id={controlId(field)}
          label={definition.name}
          required={definition.required}
          value={textOf(value)}
          onChange={set}
          fixed={fixed}
          placeholder={definition.placeholder}
          maxLength={MAX_TAG_TEXT}
          min={min}
        >
          {!isClear && (
            <p className={styles["missing"]} role="status">
              This is not a date. Write it as “Jan 2022” or “01/2022”; what you typed stays.
            </p>
          )}
          {missing}
          {children}
        </DateField>
      )}
    </Emptied>
  );
}

/** A yes or no. */
export function CheckControl({ definition, field }: FieldControlProps) {
  const [value, set] = useField(field);
  return (
    <label className={styles["check"]}>
      <input
        id={controlId(field)}
        type="checkbox"
        checked={value === true}
        onChange={(event) => set(event.target.checked)}
      />
      <i aria-hidden="true" />
      {definition.name}
    </label>
  );
}

/** What stands in a field, and how to change it. */
export function useField(field: DraftField): [DraftValue | null, (value: DraftValue) => void] {
  const { store } = useEditor();
  const value = useDraft(store, ({ draft }) => valueOf(draft, field));
  return [value, (changed) => store.edit({ kind: "set-field", field, value: changed })];
}

function textOf(value: DraftValue | null): string {
  return typeof value === "string" ? value : "";
}

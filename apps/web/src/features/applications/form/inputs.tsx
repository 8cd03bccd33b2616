import { FormField } from "../../../ui/form-field.tsx";

interface LineFieldProps {
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  readonly required?: boolean;
  readonly hint?: string;
  readonly kind?: "url" | "text";
  readonly startsFocused?: boolean;
  readonly onChange: (value: string) => void;
}

/** One line of text. */
export function LineField({ value, maxLength, kind = "text", onChange, ...props }: LineFieldProps) {
  const { label, required = false, hint, startsFocused = false } = props;
  return (
    <FormField label={label} required={required} hint={hint}>
      {({ id, describedBy }) => (
        <input
          id={id}
          className="form-input"
          aria-describedby={describedBy}
          aria-required={required || undefined}
          inputMode={kind}
          maxLength={maxLength}
          autoComplete="off"
          value={value}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first thing the dialog asks for
          autoFocus={startsFocused}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FormField>
  );
}

interface DocumentFieldProps {
  readonly label: string;
  /** What the person has now; null while it is not known. */
  readonly documents: readonly { readonly id: string; readonly name: string }[] | null;
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
}

/** A resume or a letter; one that is gone stays chosen until another is. */
export function DocumentField({ label, documents, value, onChange }: DocumentFieldProps) {
  const isListed = documents?.some(({ id }) => id === value) ?? false;
  return (
    <FormField label={label}>
      {({ id }) => (
        <select
          id={id}
          className="form-input"
          value={value ?? ""}
          onChange={(event) => onChange(event.target.value || null)}
        >
          <option value="">None</option>
          {value !== null && !isListed && (
            <option value={value}>{documents ? "One that was deleted" : "As it was"}</option>
          )}
          {documents?.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}

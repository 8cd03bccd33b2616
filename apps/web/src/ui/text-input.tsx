import { FormField } from "./form-field.tsx";

interface TextInputProps {
  readonly label: string;
  readonly from?: string | undefined;
  readonly next?: boolean;
  readonly value: string | undefined;
  /** Called with undefined for an empty field. */
  readonly onChange: (value: string | undefined) => void;
  readonly autoComplete?: string;
  /** Offered while typing; anything else may be typed too. */
  readonly suggestions?: readonly string[];
  /** The most characters it takes. */
  readonly maxLength: number;
}

/** One line of text. */
export function TextInput(props: TextInputProps) {
  const { value, onChange, autoComplete = "off", suggestions = [], maxLength, ...field } = props;
  return (
    <FormField {...field}>
      {({ id, describedBy }) => (
        <>
          <input
            id={id}
            className="form-input"
            aria-describedby={describedBy}
            value={value ?? ""}
            maxLength={maxLength}
            autoComplete={autoComplete}
            list={suggestions.length > 0 ? `${id}-list` : undefined}
            onChange={(event) => onChange(event.target.value || undefined)}
          />
          {suggestions.length > 0 && (
            <datalist id={`${id}-list`}>
              {suggestions.map((suggestion) => (
                <option key={suggestion}>{suggestion}</option>
              ))}
            </datalist>
          )}
        </>
      )}
    </FormField>
  );
}

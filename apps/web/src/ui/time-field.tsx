import { useState } from "react";
import { FormField } from "./form-field.tsx";
import { readTimeWords, timeWords } from "./time-words.ts";
import "./day-field.css";

interface TimeFieldProps {
  readonly label: string;
  readonly hint?: string | null;
  /** "14:30"; null for none. */
  readonly value: string | null;
  /** Not called for words that are no time: what stood there stays. */
  readonly onChange: (value: string | null) => void;
}

/** A time of day, typed in words. Words that are no time stay in the field, with a sentence. */
export function TimeField({ label, hint, value, onChange }: TimeFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const read = typed === null ? null : readTimeWords(typed);
  const isUnclear = typed !== null && typed.trim() !== "" && read === null;
  const kept = value === null ? "" : timeWords(value);
  return (
    <FormField label={label} hint={hint ?? null}>
      {({ id, describedBy }) => (
        <>
          <input
            id={id}
            className="form-input num"
            aria-describedby={describedBy}
            placeholder="10:30 am"
            maxLength={12}
            autoComplete="off"
            spellCheck={false}
            value={typed !== null && (isUnclear || read === value) ? typed : kept}
            onChange={({ target }) => {
              setTyped(target.value);
              const time = readTimeWords(target.value);
              if (time !== null || target.value.trim() === "") onChange(time);
            }}
            onBlur={() => !isUnclear && setTyped(null)}
          />
          <p className="day-field__problem" role="status">
            {isUnclear && "Enter a time such as 10:30 am."}
          </p>
        </>
      )}
    </FormField>
  );
}

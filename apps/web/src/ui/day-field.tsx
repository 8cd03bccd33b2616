import { useState } from "react";
import { dateWords, readDateWords } from "./date-words.ts";
import { DateField } from "./date-field.tsx";
import "./day-field.css";

/** As long as a date can be written. */
const MAX_DATE_LENGTH = 30;

interface DayFieldProps {
  readonly label: string;
  /** "2026-11-19"; null for none. */
  readonly value: string | null;
  /** Not called for words that are no whole date: what stood there stays. */
  readonly onChange: (value: string | null) => void;
}

/** One day, typed in words or picked. Words that are no whole date stay in the field, with a sentence. */
export function DayField({ label, value, onChange }: DayFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const read = typed === null ? null : dayOf(typed);
  const isUnclear = typed !== null && typed.trim() !== "" && read === null;
  const words = typed !== null && (isUnclear || read === value) ? typed : wordsOf(value);

  return (
    <DateField
      label={label}
      value={words}
      placeholder="19 Nov 2026"
      maxLength={MAX_DATE_LENGTH}
      onChange={(next) => {
        setTyped(next);
        const day = dayOf(next);
        if (day !== null || next.trim() === "") onChange(day);
      }}
    >
      <p className="day-field__problem" role="status">
        {isUnclear && "Enter a day, month and year."}
      </p>
    </DateField>
  );
}

/** "2026-11-19" → "19 Nov 2026" */
function wordsOf(day: string | null): string {
  if (day === null) return "";
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return dateWords({ year, month: month - 1, day: date });
}

/** "19 Nov 2026" → "2026-11-19"; null for words that are no whole date. */
function dayOf(words: string): string | null {
  const read = readDateWords(words);
  if (!read || read.month === null || read.day === null) return null;
  const [month, day] = [read.month + 1, read.day].map((part) => String(part).padStart(2, "0"));
  return `${read.year}-${month}-${day}`;
}

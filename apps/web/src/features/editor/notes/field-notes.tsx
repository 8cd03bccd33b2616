import type { DraftField } from "@taiyari/domain/draft";
import type { FieldNote } from "@taiyari/domain/proof";
import { useNotesOf } from "./notes-context.ts";
import styles from "./notes.module.css";

interface FieldNotesProps {
  readonly field: DraftField;
}

/** More at once is no help. */
const MOST = 6;

/** Longer words are the line itself, which stands above. */
const LONGEST_QUOTE = 48;

/** What the score has to say of a field, line by line. Nothing while it has nothing to say. */
export function FieldNotes({ field }: FieldNotesProps) {
  const lines = noteLines(useNotesOf(field));
  if (lines.length === 0) return null;
  return (
    <section className={styles["notes"]} aria-label="Worth a second look">
      <p className={styles["title"]}>Worth a second look</p>
      <ul>
        {lines.slice(0, MOST).map(({ line, text }) => (
          <li key={`${line} ${text}`}>
            {line !== null && <span className={styles["line"]}>Line {line + 1}</span>}
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {lines.length > MOST && (
        <p className={styles["more"]}>And {lines.length - MOST} more, once these are done.</p>
      )}
    </section>
  );
}

interface NoteLine {
  readonly line: number | null;
  readonly text: string;
}

/** What is said of several words of one line alike is said once: “R”, “SQL”: In no bullet. */
export function noteLines(notes: readonly FieldNote[]): readonly NoteLine[] {
  const alike = Map.groupBy(notes, ({ line, note }) => `${line} ${note}`);
  return [...alike.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const words = group.map((note) => note.words).filter((text) => text !== "");
    const isQuoted = words.length > 0 && words.every((quote) => quote.length <= LONGEST_QUOTE);
    const text = isQuoted
      ? `${words.map((quote) => `“${quote}”`).join(", ")}: ${first.note}`
      : first.note;
    return [{ line: first.line, text: /[.!?]$/u.test(text) ? text : `${text}.` }];
  });
}

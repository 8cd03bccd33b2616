import type { DraftField } from "@taiyari/domain/draft";
import type { FieldNote } from "@taiyari/domain/proof";
import { useNotesOf } from "./notes-context.ts";
import styles from "./notes.module.css";

interface FieldNotesProps {
  readonly field: DraftField;
}

/** More at once is no help. */
const MOST = 6;

/** What the score has to say of a field, line by line. Nothing while it has nothing to say. */
export function FieldNotes({ field }: FieldNotesProps) {
  const notes = useNotesOf(field);
  if (notes.length === 0) return null;
  return (
    <section className={styles["notes"]} aria-label="Worth a second look">
      <p className={styles["title"]}>Worth a second look</p>
      <ul>
        {notes.slice(0, MOST).map((note) => (
          <li key={`${note.check} ${note.line} ${note.words}`}>
            {note.line !== null && <span className={styles["line"]}>Line {note.line + 1}</span>}
            <span>{noteWords(note)}</span>
          </li>
        ))}
      </ul>
      {notes.length > MOST && (
        <p className={styles["more"]}>And {notes.length - MOST} more, once these are done.</p>
      )}
    </section>
  );
}

/** “Responsible for”: Names a duty. It does not say what you did. */
export function noteWords({ words, note }: Pick<FieldNote, "words" | "note">): string {
  return words === "" ? `${note}.`.replace(/\.\.$/u, ".") : `“${words}”: ${note}`;
}

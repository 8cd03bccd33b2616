import { Link } from "@tanstack/react-router";
import { explainError, type SqlError } from "@taiyari/domain/sql";
import { buttonClass } from "../../ui/button.tsx";
import { LineIcon } from "../../ui/line-icon.tsx";
import { lineOf } from "./line-of.ts";
import styles from "./sql-error-note.module.css";

interface SqlErrorNoteProps {
  readonly error: SqlError;
  /** The text that was run. */
  readonly sql: string;
  /** The title of a page of the course; null for the page the note stands on, to which no link leads then. */
  readonly titleOf?: (slug: string) => string | null;
  /** Above the sentence. */
  readonly heading?: string;
}

/** Why PostgreSQL refused a statement: in our words, what to do, then its own, and the page that teaches it. */
export function SqlErrorNote({
  error,
  sql,
  titleOf = () => "it",
  heading = "It did not run",
}: SqlErrorNoteProps) {
  const { sentence, advice, place, lesson } = explainError(error, sql);
  const at = place && lineOf(sql, place.from);
  const title = lesson === null ? null : titleOf(lesson);
  return (
    <div className={styles["note"]} role="status">
      <p className={styles["head"]}>
        <LineIcon name="cross" />
        {heading}
      </p>
      <p className={styles["sentence"]}>
        {at && sql.includes("\n") && `Line ${at.line}: `}
        {sentence}
      </p>
      <p className={styles["advice"]}>{advice}</p>
      <div className={styles["says"]}>
        <b>PostgreSQL says</b>
        <code>ERROR: {error.message}</code>
        {error.detail !== null && <code>DETAIL: {error.detail}</code>}
        {error.hint !== null && <code>HINT: {error.hint}</code>}
        <span className="num">
          SQLSTATE {error.code}
          {at && `, line ${at.line}, character ${at.column}`}
        </span>
      </div>
      {lesson !== null && title !== null && (
        <p className={styles["more"]}>
          <Link
            to="/learning/sql-for-data-professionals/docs/$"
            params={{ _splat: lesson }}
            className={buttonClass("line")}
          >
            Read about {title}
          </Link>
        </p>
      )}
    </div>
  );
}

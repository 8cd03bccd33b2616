import { wordChanges } from "./word-changes.ts";
import styles from "./changes.module.css";

interface ChangedTextProps {
  readonly before: string;
  readonly after: string;
}

/** A text with what is new marked and what is gone crossed out. */
export function ChangedText({ before, after }: ChangedTextProps) {
  return (
    <p className={styles["text"]}>
      {wordChanges(before, after).map(({ kind, text, at }) => {
        const key = `${at} ${kind}`;
        if (kind === "same") return <span key={key}>{text}</span>;
        return kind === "new" ? <ins key={key}>{text}</ins> : <del key={key}>{text} </del>;
      })}
    </p>
  );
}

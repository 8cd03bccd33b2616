import type { Question } from "@taiyari/domain/learning";
import { InlineText } from "../course/inline-text.tsx";
import { TextBlocks } from "../course/text-blocks.tsx";
import { ColouredSql } from "../sql/coloured-sql.tsx";
import { QuestionTables } from "./question-tables.tsx";
import styles from "./question-view.module.css";

/** What is asked: the text, the rows, and the query it is about. */
export function QuestionText({ question: { ask, data, sql } }: { readonly question: Question }) {
  return (
    <div className={styles["ask"]}>
      <TextBlocks blocks={ask} />
      {data && <QuestionTables data={data} />}
      {sql !== null && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard has to scroll a long line
        <pre className={styles["sql"]} tabIndex={0} role="region" aria-label="The query">
          <span className={styles["lines"]} aria-hidden="true">
            {sql.split("\n").map((_, at) => `${at + 1}\n`)}
          </span>
          <code>
            <ColouredSql sql={sql} />
          </code>
        </pre>
      )}
    </div>
  );
}

interface OptionsProps {
  readonly question: Question;
  /** Key of an option; "" for none yet. */
  readonly answer: string;
  readonly onAnswer: (key: string) => void;
  /** Whether the letter of each is a key that chooses it. */
  readonly hasKeys?: boolean;
  /** A last one that says that one does not know. */
  readonly unknown?: { readonly key: string; readonly label: string };
}

/** The options of a question, one of which is chosen. */
export function QuestionOptions({ question, answer, onAnswer, hasKeys, unknown }: OptionsProps) {
  const choice = (key: string) => ({
    type: "radio" as const,
    name: question.id,
    value: key,
    checked: answer === key,
    onChange: () => onAnswer(key),
  });
  return (
    <fieldset className={styles["options"]}>
      <legend className="vh">Your answer</legend>
      {question.options.map(({ key, content, note }, at) => (
        <label key={key} data-chosen={answer === key || undefined}>
          <input {...choice(key)} />
          <span>
            <b className="num">
              <InlineText content={content} />
            </b>
            {note.length > 0 && (
              <small>
                <InlineText content={note} />
              </small>
            )}
          </span>
          {hasKeys && <kbd aria-hidden="true">{"ABCDE"[at]}</kbd>}
        </label>
      ))}
      {unknown && (
        <label data-chosen={answer === unknown.key || undefined}>
          <input {...choice(unknown.key)} />
          <span>{unknown.label}</span>
        </label>
      )}
    </fieldset>
  );
}

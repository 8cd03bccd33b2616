import { useQuery } from "@tanstack/react-query";
import { workedAnswersQuery } from "../../../../shared/course/course-files.ts";
import { readMarkdown } from "../../../../shared/course/read-markdown.ts";
import { TextBlocks } from "../../../../shared/course/text-blocks.tsx";
import { ColouredSql } from "../../../../shared/sql/coloured-sql.tsx";
import { ServerTrouble } from "../../../../shared/failures/server-trouble.tsx";
import { Spinner } from "../../../../ui/spinner.tsx";
import { useLesson } from "../lesson-context.ts";
import styles from "./worked-answer.module.css";

interface WorkedAnswerProps {
  /** Of the exercise. */
  readonly id: string;
  /** Whether the reasoning stands with it; it does not where it stands beside it already. */
  readonly hasWhy?: boolean;
}

/** The worked answer of an exercise, why it is written so, and how else it can be written. */
export function WorkedAnswer({ id, hasWhy = true }: WorkedAnswerProps) {
  const { slug } = useLesson();
  const answers = useQuery(workedAnswersQuery(slug));
  if (answers.isError)
    return <ServerTrouble error={answers.error} onRetry={() => void answers.refetch()} />;
  const worked = answers.data?.[id];
  if (!worked) return <Spinner label="Opening the worked answer" />;
  return (
    <div className={styles["worked"]}>
      <Sql sql={worked.answer} label="Worked answer" />
      {hasWhy && <TextBlocks blocks={readMarkdown(worked.why)} />}
      {worked.other.length > 0 && (
        <details>
          <summary>
            {worked.other.length === 1
              ? "Another way to write it"
              : `${worked.other.length} other ways to write it`}
          </summary>
          {worked.other.map((sql) => (
            <Sql key={sql} sql={sql} label="Another right answer" />
          ))}
        </details>
      )}
    </div>
  );
}

function Sql({ sql, label }: { readonly sql: string; readonly label: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard has to scroll a long line
    <pre role="region" aria-label={label} tabIndex={0}>
      <code>
        <ColouredSql sql={sql.trim()} />
      </code>
    </pre>
  );
}

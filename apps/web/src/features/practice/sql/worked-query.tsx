import { useQuery } from "@tanstack/react-query";
import { readMarkdown } from "../../../shared/course/read-markdown.ts";
import { TextBlocks } from "../../../shared/course/text-blocks.tsx";
import { ServerTrouble } from "../../../shared/failures/server-trouble.tsx";
import { workedSqlQuery } from "../../../shared/practice/problem-files.ts";
import { ColouredSql } from "../../../shared/sql/coloured-sql.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import styles from "../tests/passed.module.css";

/** The author's query and why it is so; other ways below it. */
export function WorkedQuery({ slug }: { readonly slug: string }) {
  const { data, error, refetch } = useQuery(workedSqlQuery(slug));
  if (error) return <ServerTrouble error={error} onRetry={() => void refetch()} />;
  if (!data) return <Spinner label="Fetching the solution" />;
  return (
    <section className={styles["worked"]} aria-labelledby="worked">
      <h3 id="worked">Worked solution</h3>
      <Listing name="Worked solution" text={data.answer} />
      <TextBlocks blocks={readMarkdown(data.why)} />
      {data.other.length > 0 && <p>Another way that is right:</p>}
      {data.other.map((text) => (
        <Listing key={text} name="Another way" text={text} />
      ))}
    </section>
  );
}

function Listing({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard has to scroll a long line
    <pre tabIndex={0} role="group" aria-label={name}>
      <code>
        <ColouredSql sql={text.trim()} />
      </code>
    </pre>
  );
}

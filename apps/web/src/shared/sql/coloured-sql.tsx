import type { Place } from "../code/code-mirror/error-place.ts";
import { highlightSql, type SqlToken } from "./highlight-sql.ts";
import styles from "./coloured-sql.module.css";

interface ColouredSqlProps {
  readonly sql: string;
  readonly errorPlace?: Place | null;
}

/** SQL in colours, for a `<pre>` or a `<code>`: an example to read, an answer, the hint of an exercise. */
export function ColouredSql({ sql, errorPlace = null }: ColouredSqlProps) {
  const isShown = errorPlace !== null && errorPlace.from < errorPlace.to;
  if (!isShown) return <Tokens tokens={highlightSql(sql)} />;
  return (
    <>
      <Tokens tokens={highlightSql(sql.slice(0, errorPlace.from))} />
      <mark className={styles["error"]}>
        <Tokens tokens={highlightSql(sql.slice(errorPlace.from, errorPlace.to))} />
      </mark>
      <Tokens tokens={highlightSql(sql.slice(errorPlace.to))} />
    </>
  );
}

function Tokens({ tokens }: { readonly tokens: readonly SqlToken[] }) {
  return tokens.map(({ kind, text }, at) =>
    kind === "plain" ? (
      text
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- a token has nothing but its place
      <span key={at} className={styles[kind]}>
        {text}
      </span>
    ),
  );
}

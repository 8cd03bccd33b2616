import { useQuery } from "@tanstack/react-query";
import type { ContentKind } from "@taiyari/contract";
import { api } from "../../../lib/api.ts";
import { formatNumber } from "../../../lib/numbers.ts";
import { ServerTrouble } from "../../../shared/failures/server-trouble.tsx";
import { Skeleton } from "../../../ui/spinner.tsx";
import { useWords, whenWords } from "../parts/words.ts";
import parts from "../parts/parts.module.css";
import styles from "./contents.module.css";

const NAMES: Readonly<Record<ContentKind["kind"], string>> = {
  lessons: "Lessons",
  exercises: "Exercises",
  problems: "Problems",
  questions: "Interview questions",
  simulations: "Simulations",
  templates: "Resume templates",
};

/** What is taught here, what the build found wrong with it, and how much of it is used. */
export function ContentSection() {
  const content = useQuery(api.admin.content.queryOptions());
  return (
    <section className={`card ${parts["flush"]}`} id="content" aria-labelledby="content-title">
      <div className={parts["head"]}>
        <h2 id="content-title">Content</h2>
        {content.data && (
          <p className="num">
            {content.data.checkedAt
              ? `Checked when built, ${whenWords(content.data.checkedAt)}`
              : "Runs from its sources: npm run check looks at them"}
          </p>
        )}
      </div>
      {content.isError && (
        <ServerTrouble error={content.error} onRetry={() => void content.refetch()} />
      )}
      {content.isPending && <Skeleton height="320px" />}
      {content.data && (
        <table className={`num ${parts["table"]} ${styles["kinds"]}`}>
          <thead>
            <tr>
              <th scope="col">Kind</th>
              <th scope="col" className={parts["right"]}>
                Items
              </th>
              <th scope="col">Checked</th>
              <th scope="col" className={parts["right"]}>
                Used, 30 days
              </th>
            </tr>
          </thead>
          <tbody>
            {content.data.kinds.map((kind) => (
              <KindRow key={kind.kind} kind={kind} isBuilt={content.data.checkedAt !== null} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function KindRow({ kind, isBuilt }: { readonly kind: ContentKind; readonly isBuilt: boolean }) {
  return (
    <tr>
      <th scope="row">
        <b>{NAMES[kind.kind]}</b>
      </th>
      <td className={parts["right"]}>{isBuilt ? formatNumber(kind.items) : "–"}</td>
      <td>
        <Checked kind={kind} isBuilt={isBuilt} />
      </td>
      <td className={parts["right"]}>
        {formatNumber(kind.used)} <small>{useWords(kind.kind, kind.used)}</small>
      </td>
    </tr>
  );
}

function Checked({ kind, isBuilt }: { readonly kind: ContentKind; readonly isBuilt: boolean }) {
  if (!isBuilt) return <small>Not built</small>;
  if (kind.problems === null) return <small>With their lessons</small>;
  if (kind.problems.length === 0) return <small>Nothing found</small>;
  return (
    <details>
      <summary>{formatNumber(kind.problems.length)} to mend</summary>
      <ul className={styles["problems"]}>
        {kind.problems.slice(0, 20).map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </details>
  );
}

import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { ProblemEntry } from "@taiyari/domain/practice";
import {
  problemQuery,
  problemsQuery,
  sqlProblemQuery,
} from "../../../shared/practice/problem-files.ts";
import { ServerTrouble } from "../../../shared/failures/server-trouble.tsx";
import { usePageTitle } from "../../../ui/page-title.ts";
import { Spinner } from "../../../ui/spinner.tsx";
import { SqlProblemView } from "../sql/sql-problem-view.tsx";
import { useNextProblem } from "../standing/use-next-problem.ts";
import { CodeProblem } from "./code-problem.tsx";
import { NoProblem } from "./no-problem.tsx";

/** A problem: /practice/<slug>. */
export function ProblemPage() {
  const { slug = "" } = useParams({ strict: false });
  const index = useQuery(problemsQuery);
  const next = useNextProblem(index.data, slug);
  const entry = index.data?.problems.find((one) => one.slug === slug);
  usePageTitle(entry?.title ?? "Practice Lab");
  return (
    <Fetched from={index}>
      {() =>
        !entry ? (
          <NoProblem />
        ) : entry.kind === "sql" ? (
          <SqlPage key={slug} entry={entry} next={next} />
        ) : (
          <CodePage key={slug} entry={entry} next={next} />
        )
      }
    </Fetched>
  );
}

interface PageProps {
  readonly entry: ProblemEntry;
  readonly next: ProblemEntry | null;
}

function CodePage({ entry, next }: PageProps) {
  const problem = useQuery(problemQuery(entry.slug));
  return <Fetched from={problem}>{(data) => <CodeProblem problem={data} next={next} />}</Fetched>;
}

function SqlPage({ entry, next }: PageProps) {
  const problem = useQuery(sqlProblemQuery(entry.slug));
  return (
    <Fetched from={problem}>
      {(data) => <SqlProblemView problem={data} entry={entry} next={next} />}
    </Fetched>
  );
}

interface FetchedProps<Data> {
  readonly from: UseQueryResult<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** What was fetched, or that it comes, or why it does not. */
function Fetched<Data>({ from, children }: FetchedProps<Data>) {
  if (from.data !== undefined) return children(from.data);
  if (!from.isError) return <Spinner label="Opening the problem" />;
  return (
    <div className="wrap">
      <h1 className="vh">Practice Lab</h1>
      <ServerTrouble error={from.error} onRetry={() => void from.refetch()} />
    </div>
  );
}

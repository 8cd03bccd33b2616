import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ServerTrouble } from "../../../shared/failures/server-trouble.tsx";
import { problemQuery, sqlProblemQuery } from "../../../shared/practice/problem-files.ts";
import { Spinner } from "../../../ui/spinner.tsx";
import { CodeOfRound } from "./code-of-round.tsx";
import type { OfRound } from "./round-bench.tsx";
import { SqlOfRound } from "./sql-of-round.tsx";

/** A problem of a round: its text, code, and what is said of it. */
export function RoundProblemView(props: OfRound) {
  return props.round.language === "sql" ? <SqlProblem {...props} /> : <CodeProblem {...props} />;
}

function CodeProblem(props: OfRound) {
  return (
    <Fetched from={useQuery(problemQuery(props.round.slug))} bar={props.bar}>
      {(problem) => <CodeOfRound {...props} problem={problem} />}
    </Fetched>
  );
}

function SqlProblem(props: OfRound) {
  return (
    <Fetched from={useQuery(sqlProblemQuery(props.round.slug))} bar={props.bar}>
      {(problem) => <SqlOfRound {...props} problem={problem} />}
    </Fetched>
  );
}

interface FetchedProps<Data> {
  readonly from: UseQueryResult<Data>;
  readonly bar: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

function Fetched<Data>({ from, bar, children }: FetchedProps<Data>) {
  if (from.data !== undefined) return children(from.data);
  if (!from.isError) return <Spinner label="Opening the problem" />;
  return (
    <>
      {bar}
      <ServerTrouble error={from.error} onRetry={() => void from.refetch()} />
    </>
  );
}

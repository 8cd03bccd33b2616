import { useEffect } from "react";
import { useQueryClient } from "@tanstack/react-query";
import type { LearnerSqlProblem } from "@taiyari/domain/practice";
import { mayPreload, whenIdle } from "../../../lib/sql/preload.ts";
import { sql } from "../../../lib/sql/sql.ts";
import { workedSqlQuery } from "../../../shared/practice/problem-files.ts";

/**
 * Fetches what a submission needs, so that a problem that was opened can be solved without a connection: its solution when
 * the page rests, the engine with both twins of the data once something is written. A poor line waits until the engine was
 * asked for anyway, and then fetches the second twin after the first.
 */
export function useSqlAhead(
  { slug, exercise, dataSet }: LearnerSqlProblem,
  { isWritten, hasRun }: { readonly isWritten: boolean; readonly hasRun: boolean },
): void {
  const client = useQueryClient();
  useEffect(() => whenIdle(() => void client.prefetchQuery(workedSqlQuery(slug))), [client, slug]);
  useEffect(() => {
    if (hasRun || (isWritten && mayPreload())) void sql.loadCheck(exercise, dataSet);
  }, [exercise, dataSet, isWritten, hasRun]);
}

import { useEffect } from "react";
import { useQueryClient } from "@tanstack/react-query";
import type { CodeLanguage } from "@taiyari/domain/practice";
import { code } from "../../../lib/code/code.ts";
import { mayPreload, whenIdle } from "../../../lib/sql/preload.ts";
import { hiddenCasesQuery, workedProblemQuery } from "../../../shared/practice/problem-files.ts";

/**
 * Fetches what a submission needs when the page rests, so that a problem that was opened can be solved without a connection,
 * and the runner of a language once something is written in it. A poor line waits until it is asked for.
 */
export function usePartsAhead(slug: string, language: CodeLanguage, isWritten: boolean): void {
  const client = useQueryClient();
  useEffect(
    () =>
      whenIdle(() => {
        void client.prefetchQuery(hiddenCasesQuery(slug));
        void client.prefetchQuery(workedProblemQuery(slug));
      }),
    [client, slug],
  );
  useEffect(() => {
    if (isWritten && mayPreload()) void code.load(language);
  }, [language, isWritten]);
}

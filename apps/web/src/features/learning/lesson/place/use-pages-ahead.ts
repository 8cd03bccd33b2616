import { useEffect } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { whenInUse } from "../../../../lib/sql/preload.ts";
import { coursePageQuery, workedAnswersQuery } from "../../../../shared/course/course-files.ts";

/**
 * Fetches the worked answers of this page and the text of the next one once somebody uses this one, so that learning goes
 * on where the connection is lost. Some kilobytes; nothing where it fails.
 */
export function usePagesAhead(slug: string, next: string | null): void {
  const client = useQueryClient();
  useEffect(
    () =>
      whenInUse(() => {
        void client.prefetchQuery(workedAnswersQuery(slug));
        if (next !== null) void client.prefetchQuery(coursePageQuery(next));
      }),
    [client, slug, next],
  );
}

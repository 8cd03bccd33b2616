import type { DataSetName } from "@taiyari/domain/sql";
import { runOfSql, type RunOutcome } from "@taiyari/domain/practice";
import { withSqlData } from "./sql-data.ts";

/**
 * Runs texts of statements on a data set, each in the data as at the beginning.
 *
 * @param tell  is told of each; says whether it ended well
 * @returns     whether all did
 */
export function runSqlText(
  data: DataSetName,
  texts: readonly string[],
  limitMs: number,
  tell: (at: number, outcome: RunOutcome) => boolean,
): Promise<boolean> {
  return withSqlData(data, async (thread) => {
    const wells: boolean[] = [];
    for (const [at, text] of texts.entries()) {
      const outcome = await thread.run("visible", text, { isClean: true, limitMs });
      wells.push(tell(at, runOfSql(outcome, text, limitMs)));
    }
    return wells.every(Boolean);
  });
}

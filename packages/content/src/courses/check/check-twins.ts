import type { Exercise, LearnerExercise } from "@taiyari/domain/learning";
import type { SqlThread } from "@taiyari/sql-engine/node";
import type { PlaceOf } from "../exercise-places.ts";

/** A result of more rows is nothing that anybody writes down by hand. */
const FEW_ROWS = 3;

/** The hidden data is there to tell a right answer from one that fits the visible rows by chance. */
export async function checkTwins(
  sql: SqlThread,
  {
    source,
    exercise: { data, expected, change },
    placeOf,
  }: { readonly source: Exercise; readonly exercise: LearnerExercise; readonly placeOf: PlaceOf },
): Promise<readonly string[]> {
  if (JSON.stringify(expected.visible) !== JSON.stringify(expected.hidden)) return [];
  if (change) return [];
  if (data)
    return [
      `${placeOf()}: the answer gives the same on data and on hidden. Give hidden other rows.`,
    ];
  if ((expected.visible.result?.rows.length ?? 0) > FEW_ROWS) return [];
  for (const table of source.tables)
    // oxlint-disable-next-line no-await-in-loop -- one engine, one query after the other
    if ((await contentOf(sql, "visible", table)) !== (await contentOf(sql, "hidden", table)))
      return [
        `${placeOf({ key: "answer" })}: it gives the same on both data sets, so its values could be written down. Ask for something that differs.`,
      ];
  return [];
}

async function contentOf(sql: SqlThread, twin: "visible" | "hidden", table: string) {
  const { statements } = await sql.run(
    twin,
    `SELECT md5(string_agg(t::text, ',' ORDER BY t::text)) FROM ${table} AS t`,
  );
  return statements[0]?.result?.rows[0]?.[0];
}

import type { Exercise } from "@taiyari/domain/learning";
import type { SqlThread } from "@taiyari/sql-engine/node";
import { sourceOf } from "../compile/compile-exercise.ts";
import type { PlaceOf } from "../exercise-places.ts";
import { asKind, listOf, parseSql, places, writeSql, type Fields } from "../mutants/syntax-tree.ts";

/** Which rows a LIMIT keeps must follow from the question, or a right answer is refused by chance. */
export async function checkLimit(
  sql: SqlThread,
  { source, placeOf }: { readonly source: Exercise; readonly placeOf: PlaceOf },
): Promise<readonly string[]> {
  const tree = await parsed(source.answer);
  if (!tree) return [];
  const limited = selects(tree).filter(({ limitCount }) => limitCount !== undefined);
  const place = placeOf({ key: "answer" });
  if (limited.some(({ sortClause }) => listOf(sortClause).length === 0))
    return [`${place}: LIMIT without ORDER BY keeps any rows. Say in which order.`];
  if (limited.length === 0 || source.change) return [];
  const withTies = await writeWithTies(tree, limited);
  for (const twin of ["visible", "hidden"] as const) {
    const [kept, tied] = [
      // oxlint-disable-next-line no-await-in-loop -- one engine, one query after the other
      await sql.run(sourceOf(source, twin), source.answer),
      // oxlint-disable-next-line no-await-in-loop -- one engine, one query after the other
      await sql.run(sourceOf(source, twin), withTies),
    ];
    const rows = (ran: typeof kept) => JSON.stringify(ran.statements.at(-1)?.result?.rows);
    if (!tied.error && rows(kept) !== rows(tied))
      return [
        `${place}: where LIMIT cuts, rows are equal in all that ORDER BY names${twin === "hidden" ? ", on the hidden data" : ""}. Add a column to it and to the question that tells them apart.`,
      ];
  }
  return [];
}

/** Above every LIMIT of an answer; marks those that are written in the other way. */
const MARK = 900_000_000;

/** pgsql-deparser does not know FETCH FIRST … WITH TIES. */
async function writeWithTies(tree: Fields, limited: readonly Fields[]): Promise<string> {
  for (const { limitCount } of limited) {
    const number = asKind(asKind(limitCount, "A_Const")?.["ival"] && limitCount, "A_Const");
    const { ival } = (number?.["ival"] ?? {}) as Fields;
    if (number) number["ival"] = { ival: MARK + Number(ival ?? 0) };
  }
  const text = await writeSql(tree);
  return text.replace(
    /\bLIMIT (9\d{8})\b/gu,
    (_, marked) => `FETCH FIRST ${Number(marked) - MARK} ROWS WITH TIES`,
  );
}

/** Null for an answer that is no SQL: its run says so. */
async function parsed(sql: string): Promise<Fields | null> {
  try {
    return await parseSql(sql);
  } catch {
    return null;
  }
}

function selects(tree: Fields): readonly Fields[] {
  return places(tree).flatMap(({ kind, fields }) => (kind === "SelectStmt" ? [fields] : []));
}

import type { Exercise } from "@taiyari/domain/learning";
import type { RuleContext } from "./change.ts";
import { EXPRESSION_RULES } from "./expression-rules.ts";
import { QUERY_RULES } from "./query-rules.ts";
import {
  listOf,
  locationIn,
  parseSql,
  places,
  writeExpression,
  writeSql,
  type Fields,
} from "./syntax-tree.ts";

/** An answer with one mistake that people make. */
export interface Mutant {
  /** Unique among those of its answer: "drop DISTINCT", "> for >= in line 3", "drop from WHERE: status = 'paid'". */
  readonly name: string;
  readonly sql: string;
}

const RULES = [...QUERY_RULES, ...EXPRESSION_RULES];

/** Every answer that one slip makes of the right one. The statement is parsed, changed and written again. */
export async function makeMutants({
  answer,
  order,
  scale,
  change,
}: Exercise): Promise<readonly Mutant[]> {
  const context = { isOrdered: order.length > 0, isRounded: scale !== null };
  const tree = await parseSql(answer);
  const found: { name: string; line: number | null; sql: string }[] = [];
  const changes = changesOf(tree, context).length;
  for (let at = 0; at < changes; at += 1) {
    const copy = structuredClone(tree);
    const slip = changesOf(copy, context)[at];
    if (!slip) continue;
    const line = lineOf(locationIn(slip.about), answer);
    const name = slip.name.endsWith(":")
      ? `${slip.name} ${await writeExpression(slip.about)}`
      : slip.name;
    slip.apply();
    found.push({ name, line, sql: await writeSql(copy) });
  }
  if (change) found.push(...(await withoutStatements(tree)));
  return named(found);
}

function changesOf(tree: Fields, context: RuleContext) {
  return places(tree).flatMap((place) => RULES.flatMap((rule) => rule(place, context)));
}

/** The text without one of its statements, where it has several. Those of transactions are changed, not left out. */
async function withoutStatements(tree: Fields) {
  const statements = listOf(tree["stmts"]);
  if (statements.length < 2) return [];
  return Promise.all(
    statements.flatMap((statement, at) =>
      JSON.stringify(statement).includes('"TransactionStmt"')
        ? []
        : [
            writeSql({ ...tree, stmts: statements.filter((_, other) => other !== at) }).then(
              (sql) => ({
                name: `drop statement ${at + 1}`,
                line: null,
                sql,
              }),
            ),
          ],
    ),
  );
}

function lineOf(byte: number | null, text: string): number | null {
  if (byte === null) return null;
  return new TextDecoder().decode(new TextEncoder().encode(text).slice(0, byte)).split("\n").length;
}

function count(name: string, of: readonly { readonly name: string }[]): number {
  return of.filter((other) => other.name === name).length;
}

/** A name that several have is followed by the line, and by a number where that is not enough. */
function named(
  found: readonly { readonly name: string; readonly line: number | null; readonly sql: string }[],
): readonly Mutant[] {
  const withLines = found.map(({ name, line, sql }) => ({
    name: count(name, found) > 1 && line !== null ? `${name} in line ${line}` : name,
    sql,
  }));
  return withLines.map(({ name, sql }, at) =>
    count(name, withLines) > 1
      ? { name: `${name} (${count(name, withLines.slice(0, at + 1))})`, sql }
      : { name, sql },
  );
}

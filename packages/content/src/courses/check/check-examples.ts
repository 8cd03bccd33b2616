import type { Block, RunnableExample } from "@taiyari/domain/learning";
import type { RunOutcome } from "@taiyari/domain/sql";
import type { SqlThread } from "@taiyari/sql-engine/node";
import { codePlace } from "../exercise-places.ts";
import type { SourcePage } from "../load-course.ts";

/** Runs all that a reader can run on a page: examples, those of mistakes, and queries whose outcome is predicted. */
export async function checkExamples(sql: SqlThread, page: SourcePage): Promise<readonly string[]> {
  const problems: string[] = [];
  const expected = runnable(page.lesson?.blocks ?? []);
  for (const [at, { example, error, data }] of expected.entries()) {
    const source = data === null ? "visible" : { sql: data };
    const problemIn = async (isClean: boolean) =>
      problemOf(await sql.run(source, example.sql, { isClean }), { error, rows: example.rows });
    // As for a reader who runs one after the other, or only this one.
    // oxlint-disable-next-line no-await-in-loop -- one engine, one query after the other
    const problem = (await problemIn(at === 0)) && (await problemIn(true));
    if (problem) problems.push(`${codePlace(page, example.sql)}: ${problem}`);
  }
  return problems;
}

interface Runnable {
  readonly example: Pick<RunnableExample, "sql" | "rows">;
  readonly error: string | null;
  readonly data: string | null;
}

function runnable(blocks: readonly Block[], mistake: string | null = null): readonly Runnable[] {
  let data: string | null = null;
  return blocks.flatMap((block): readonly Runnable[] => {
    // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- nothing else holds what can be run
    switch (block.kind) {
      case "run":
        data = block.data;
        return [{ example: block, error: block.error ?? mistake, data: block.data }];
      case "mistake":
        return runnable(block.content, block.error);
      case "predict":
        return block.question.flatMap((part) =>
          part.kind === "run" ? runnable([part]) : shown(part, data),
        );
      default:
        return [];
    }
  });
}

/** SQL of a prediction that is only shown: it runs on the rows of the example before it where it has its own. */
function shown(block: Block, data: string | null): readonly Runnable[] {
  if (block.kind !== "code" || block.language !== "sql") return [];
  return [{ example: { sql: block.text, rows: null }, error: ANY, data }];
}

/** A prediction may be that it is refused. */
const ANY = "any";

function problemOf(
  { error, statements }: RunOutcome,
  expected: { readonly error: string | null; readonly rows: number | null },
): string | null {
  if (expected.error === ANY)
    return error?.code === "42601" || error?.code === "57014" ? refusedAs(error) : null;
  if (error && error.code !== expected.error)
    return expected.error === null
      ? `${refusedAs(error)} Mend it, or write error=${error.code}.`
      : `it is to be refused with ${expected.error}, and ${refusedAs(error)}`;
  if (!error && expected.error !== null)
    return `it is to be refused with ${expected.error}, and runs.`;
  const last = statements.findLast(({ result }) => result !== null) ?? statements.at(-1);
  if (expected.rows !== null && !error && last?.rowCount !== expected.rows)
    return `it gives ${last?.rowCount ?? 0} rows, not ${expected.rows}.`;
  return null;
}

function refusedAs({ code, message }: { readonly code: string; readonly message: string }): string {
  return `PostgreSQL refuses it: ${message} (${code}).`;
}

import path from "node:path";
import { parseArgs } from "node:util";
import { checkSqlProblems, type CheckedSqlProblem } from "@taiyari/content/sql-problems";
import { projectRoot } from "../project.ts";

const USAGE =
  "Name one problem or data set, or none for all: sql-problem-check [PROBLEM|DATA] [--mutants]";

/**
 * `sql-problem-check [PROBLEM|DATA] [--mutants]`: runs all that SQL problems say on both twins of their data set, and
 * prints each fault with file, line and what to do. Ends with 1 for any. With `--mutants` answers with one slip in them
 * are judged as well, and each that passes is a fault unless it is listed under `equivalent`.
 */
export async function sqlProblemCheck(args: readonly string[]): Promise<number> {
  const asked = readArguments(args);
  if (!asked) {
    console.error(USAGE);
    return 2;
  }
  const root = projectRoot();
  const { checked, faults } = await checkSqlProblems(path.join(root, "content"), {
    cache: path.join(root, "node_modules", ".taiyari"),
    ...asked,
  });
  if (asked.only !== null && checked.length === 0 && faults.length === 0) {
    console.error(`There is no SQL problem and no data set "${asked.only}".`);
    return 2;
  }
  const all = [...faults, ...checked.flatMap((one) => one.faults)];
  for (const fault of all) console.log(fault);
  for (const line of linesAbout(checked)) console.log(line);
  return all.length === 0 ? 0 : 1;
}

function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { mutants: { type: "boolean", default: false } },
    });
    const [only = null, ...more] = positionals;
    return more.length > 0 ? null : { only, withMutants: values.mutants };
  } catch {
    return null;
  }
}

/** "hastantar: 15 problems, 6 easy, 7 medium, 2 hard, 212 of 212 mutants found, 14 more are equivalent". */
function linesAbout(checked: readonly CheckedSqlProblem[]): readonly string[] {
  return [...new Set(checked.map(({ dataSet }) => dataSet))].map((name) => {
    const own = checked.filter(({ dataSet }) => dataSet === name);
    const of = (level: string) => own.filter((one) => one.level === level).length;
    const sum = (count: "made" | "killed" | "equivalent") =>
      own.reduce((total, { mutants }) => total + (mutants?.[count] ?? 0), 0);
    const failed = own.filter(({ faults }) => faults.length > 0).length;
    return [
      `${name}: ${own.length} ${own.length === 1 ? "problem" : "problems"}`,
      `${of("easy")} easy, ${of("medium")} medium, ${of("hard")} hard`,
      ...(sum("made") > 0
        ? [
            `${sum("killed")} of ${sum("made") - sum("equivalent")} mutants found`,
            `${sum("equivalent")} more are equivalent`,
          ]
        : []),
      ...(failed > 0 ? [`${failed} with faults`] : []),
    ].join(", ");
  });
}

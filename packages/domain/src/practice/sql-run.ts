import type { ResultSet, RunOutcome as SqlOutcome, SqlError } from "../sql/index.ts";
import { charactersWithin } from "./characters-within.ts";
import { MAX_OUTPUT_BYTES, type RunError, type RunOutcome } from "./run.ts";

/** PostgreSQL's code for a statement that was ended for its time. */
const ENDED = "57014";

/**
 * What became of a text of statements, as of any other code: what the statements gave is its output, a table of text for
 * each, and an error is where the text was refused.
 */
export function runOfSql(outcome: SqlOutcome, text: string, limitMs: number): RunOutcome {
  const { statements, error } = outcome;
  const ms = Math.round(outcome.ms * 1000) / 1000;
  const printed = cut(
    statements.flatMap(({ result }) => (result ? [tableText(result)] : [])).join("\n"),
  );
  if (error?.code === ENDED) {
    return { status: "timed-out", limitMs, cases: [{ status: "not-run" }], ...printed };
  }
  const { output } = printed;
  return {
    status: "finished",
    cases: [
      error
        ? { status: "threw", error: errorOf(error, text), ms, output }
        : { status: "returned", value: null, ms, output },
    ],
    ...printed,
    ms,
    statements,
  };
}

function errorOf({ code, message, position }: SqlError, text: string): RunError {
  if (position === null) return { name: code, message, line: null, column: null, trace: [] };
  const before = Array.from(text).slice(0, position - 1);
  const lastBreak = before.lastIndexOf("\n");
  const line = before.filter((sign) => sign === "\n").length + 1;
  return { name: code, message, line, column: before.length - lastBreak, trace: [] };
}

/** Columns beside each other, a line for each row; NULL as a word. */
function tableText({ columns, rows }: ResultSet): string {
  const lines = [
    columns.map(({ name }) => name),
    ...rows.map((row) => row.map((cell) => cell ?? "NULL")),
  ];
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join(" | ")
        .trimEnd(),
    )
    .map((line) => `${line}\n`)
    .join("");
}

function cut(text: string) {
  const { characters } = charactersWithin(text, MAX_OUTPUT_BYTES);
  return { output: text.slice(0, characters), isOutputCut: characters < text.length };
}

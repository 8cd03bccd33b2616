import type { RunError, Verdict } from "@taiyari/domain/practice";
import type { Place } from "../../../shared/code/code-mirror/error-place.ts";

/** The line of the code that an error names; null where none does. A case that is only wrong underlines nothing. */
export function errorPlaceIn(text: string, verdict: Verdict): Place | null {
  const error = errorOf(verdict);
  if (!error || error.line === null) return null;
  const lines = text.split("\n");
  const line = lines[error.line - 1];
  if (line === undefined || line.trim() === "") return null;
  const start = lines.slice(0, error.line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  const indent = line.length - line.trimStart().length;
  return { from: start + indent, to: start + line.trimEnd().length };
}

function errorOf(verdict: Verdict): RunError | null {
  if (verdict.status === "not-valid" || verdict.status === "threw") return verdict.error;
  if (!("cases" in verdict)) return null;
  return verdict.cases.find(({ error }) => error !== null)?.error ?? null;
}

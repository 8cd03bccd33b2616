import type { Exercise, LearnerExercise } from "@taiyari/domain/learning";
import type { Verdict } from "@taiyari/domain/sql";
import type { SqlThread } from "@taiyari/sql-engine/node";
import type { PlaceOf } from "../exercise-places.ts";

/** Judges the answers of an exercise as learners' are judged: those that are right must pass, the others must not. */
export async function checkExercise(
  sql: SqlThread,
  {
    source,
    exercise,
    placeOf,
  }: { readonly source: Exercise; readonly exercise: LearnerExercise; readonly placeOf: PlaceOf },
): Promise<readonly string[]> {
  const problems: string[] = [];
  const own = await sql.judge(exercise, source.answer);
  if (own.kind !== "right")
    problems.push(`${placeOf({ key: "answer" })}: the answer does not pass: ${inWords(own)}`);
  for (const [at, text] of source.other.entries()) {
    const verdict = await sql.judge(exercise, text);
    if (verdict.kind !== "right")
      problems.push(
        `${placeOf({ key: "other", at })}: this right answer does not pass: ${inWords(verdict)}`,
      );
  }
  for (const [at, { sql: text, says }] of source.wrong.entries()) {
    const found = kindOf(await sql.judge(exercise, text));
    if (found === "right")
      problems.push(
        `${placeOf({ key: "wrong", at })}: this wrong answer passes. Ask so that the data tells it from a right one.`,
      );
    else if (says !== null && says !== found)
      problems.push(`${placeOf({ key: "wrong", at })}: it is found by ${found}, not by ${says}.`);
  }
  if (source.start.trim() !== "" && (await sql.judge(exercise, source.start)).kind === "right")
    problems.push(`${placeOf()}: what it begins with passes already.`);
  return problems;
}

function kindOf(verdict: Verdict): string {
  if (verdict.kind === "wrong") return verdict.mismatch.kind;
  return verdict.kind === "refused" || verdict.kind === "not-refused" ? "error" : verdict.kind;
}

/** A verdict for an author: "too-many-rows on the hidden data: 4 rows too many." */
export function inWords(verdict: Verdict): string {
  switch (verdict.kind) {
    case "right":
      return "it is right.";
    case "empty":
      return "it gives no rows.";
    case "refused":
      return `PostgreSQL refuses it: ${verdict.error.message} (${verdict.error.code}).`;
    case "not-refused":
      return verdict.actual
        ? `it is refused with ${verdict.actual.code} (${verdict.actual.message}), not with ${verdict.expected}.`
        : `it is not refused with ${verdict.expected}.`;
    case "without-construct":
      return `it has no ${verdict.missing.join(", ")}, which must: asks for.`;
    case "too-slow":
      return `it takes more than ${verdict.limitMs / 1000} s.`;
    case "wrong": {
      const where = verdict.table === null ? "" : ` in ${verdict.table}`;
      const on = verdict.onHiddenData ? " on the hidden data" : "";
      return `${verdict.mismatch.kind}${where}${on}: ${verdict.diagnosis.finding}`;
    }
    default:
      return verdict satisfies never;
  }
}

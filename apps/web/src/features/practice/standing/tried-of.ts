import type { CaseState, Verdict } from "@taiyari/domain/practice";
import type { Verdict as SqlVerdict } from "@taiyari/domain/sql";
import type { Tried } from "./use-standing.ts";

const LETTERS: Readonly<Record<CaseState, string>> = {
  passed: "p",
  failed: "f",
  threw: "e",
  "timed-out": "t",
  "not-run": "n",
};

/** What is kept of a verdict. */
export function keptVerdict(verdict: Verdict, cases: number): Tried["verdict"] {
  if (!("cases" in verdict))
    return { status: verdict.status, passed: 0, total: cases, cases: "n".repeat(cases) };
  return {
    status: verdict.status,
    passed: verdict.passed,
    total: verdict.total,
    cases: verdict.cases.map(({ state }) => LETTERS[state]).join(""),
  };
}

/** The same of an SQL problem, whose cases are its two data sets. */
export function keptSqlVerdict(
  verdict: Exclude<SqlVerdict, { readonly kind: "empty" }>,
): Tried["verdict"] {
  switch (verdict.kind) {
    case "right":
      return { status: "passed", passed: 2, total: 2, cases: "pp" };
    case "too-slow":
      return { status: "timed-out", passed: 0, total: 2, cases: "tn" };
    case "wrong":
      return verdict.onHiddenData
        ? { status: "failed", passed: 1, total: 2, cases: "pf" }
        : { status: "failed", passed: 0, total: 2, cases: "fn" };
    case "refused":
    case "not-refused":
    case "without-construct":
      return { status: "failed", passed: 0, total: 2, cases: "fn" };
  }
}

import type { CaseState, Verdict } from "@taiyari/domain/practice";
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

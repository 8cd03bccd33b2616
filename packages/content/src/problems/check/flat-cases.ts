import type { CaseInput, Expected, Problem } from "@taiyari/domain/practice";

/** A case with where it stands. */
export interface FlatCase {
  readonly input: CaseInput;
  /** Null where the worked solution says. */
  readonly expected: Expected | null;
  /** Null for a shown one. */
  readonly kind: string | null;
  /** "kind half-voucher, case 2" */
  readonly name: string;
  /** Its place in cases.yaml. */
  readonly path: readonly (string | number)[];
}

/** All cases of a problem, the shown ones first. */
export function flatCases(problem: Problem): readonly FlatCase[] {
  return [
    ...problem.shown.map(({ input, expected }, at): FlatCase => ({
      input: { kind: "given", values: input },
      expected,
      kind: null,
      name: `shown case ${at + 1}`,
      path: ["shown", at],
    })),
    ...problem.hidden.flatMap(({ kind, cases }, place) =>
      cases.map(({ input, expected }, at): FlatCase => ({
        input,
        expected,
        kind,
        name: `kind ${kind}, case ${at + 1}`,
        path: ["hidden", place, "cases", at],
      })),
    ),
  ];
}

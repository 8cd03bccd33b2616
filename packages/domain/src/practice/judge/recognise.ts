import type { KnownMistake } from "../compiled.ts";
import type { CheckerName } from "../problem.ts";
import type { CaseResult } from "./case-results.ts";
import { digestOf } from "./digest.ts";

export interface Recognised {
  readonly mistake: KnownMistake;
  /** How many of the failing cases gave what the wrong solution gives. */
  readonly count: number;
}

/** The digest of what a case gave; null where it gave nothing. */
export function digestOfResult(
  result: CaseResult | undefined,
  checker: CheckerName,
): string | null {
  return result?.status === "gave" ? digestOf(result.value, checker) : null;
}

/**
 * The authored wrong solution that gives what this code gives. It must explain at least half of the failing cases, and this code must show at least half of what
 * the wrong solution gets wrong; an output that agrees but once must leave nothing unexplained, for it may agree by chance.
 *
 * @param isRight  of each case, in the order of the results
 * @returns        the one that explains most; null for none
 */
export function recognise(
  mistakes: readonly KnownMistake[],
  checker: CheckerName,
  results: readonly CaseResult[],
  isRight: readonly boolean[],
): Recognised | null {
  const digests = results.map((result) => digestOfResult(result, checker));
  const failing = digests.flatMap((digest, at) => (isRight[at] === true ? [] : [{ at, digest }]));
  const [best] = mistakes
    .map((mistake) => ({
      mistake,
      count: failing.filter(({ at, digest }) => digest !== null && mistake.digests[at] === digest)
        .length,
      /** Where the mistake would show, and this code is right. */
      lacking: digests.filter(
        (digest, at) => isRight[at] === true && mistake.digests[at] !== digest,
      ).length,
    }))
    .toSorted((a, b) => b.count - a.count || a.lacking - b.lacking);
  if (!best || best.count === 0) return null;
  const { mistake, count, lacking } = best;
  const isAll = count === failing.length && lacking === 0;
  return isAll || (count >= 2 && 2 * count >= failing.length && lacking <= count)
    ? { mistake, count }
    : null;
}

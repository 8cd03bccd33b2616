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
 * The authored wrong solution that gives what this code gives. It must explain at least half of the failing cases, and this code must show at least half of the
 * wrong solution's own, at least two where it has so many: an output that agrees once may agree by chance.
 *
 * @param isRight  of each case that was run, in the order of all cases
 * @returns        the one that explains most; null for none
 */
export function recognise(
  mistakes: readonly KnownMistake[],
  checker: CheckerName,
  results: readonly CaseResult[],
  isRight: readonly boolean[],
): Recognised | null {
  const failing = results.flatMap((result, at) =>
    isRight[at] === true ? [] : [{ at, digest: digestOfResult(result, checker) }],
  );
  const best = mistakes
    .map((mistake) => {
      const agreeing = failing.filter(
        ({ at, digest }) => digest !== null && mistake.digests[at] === digest,
      );
      // Where this code is right, the mistake shows if its own output is another one.
      const own = results.filter(
        (result, at) => mistake.digests[at] !== digestOfResult(result, checker),
      ).length;
      return { mistake, count: agreeing.length, elsewhere: own };
    })
    .toSorted((a, b) => b.count - a.count || a.elsewhere - b.elsewhere)[0];
  if (!best || best.count === 0) return null;
  const explains = 2 * best.count >= failing.length;
  const isTypical = best.count >= 2 || best.elsewhere === 0;
  return explains && isTypical && best.elsewhere <= best.count + failing.length
    ? { mistake: best.mistake, count: best.count }
    : null;
}

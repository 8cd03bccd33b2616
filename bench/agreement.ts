/** Two judgements of the same thing, each a whole step from 0 to `most`. */
export interface Pair {
  readonly ours: number;
  readonly theirs: number;
}

/**
 * Cohen's kappa with quadratic weights: 1 for perfect agreement, 0 for what chance gives, less for worse. NaN for no pairs, and where all of both are the same step.
 *
 * Source: Cohen, "Weighted kappa", Psychological Bulletin 70 (1968).
 */
export function weightedKappa(pairs: readonly Pair[], most: number): number {
  const steps = Array.from({ length: most + 1 }, (_, step) => step);
  const share = (of: (pair: Pair) => number) =>
    steps.map((step) => pairs.filter((pair) => of(pair) === step).length / pairs.length);
  const [ours, theirs] = [share((pair) => pair.ours), share((pair) => pair.theirs)];
  const observed =
    pairs.reduce((sum, pair) => sum + (pair.ours - pair.theirs) ** 2, 0) / pairs.length;
  const expected = steps.reduce(
    (sum, a) =>
      sum + steps.reduce((inner, b) => inner + (ours[a] ?? 0) * (theirs[b] ?? 0) * (a - b) ** 2, 0),
    0,
  );
  return 1 - observed / expected;
}

/** The share of pairs that are at most `steps` apart. */
export function within(pairs: readonly Pair[], steps: number): number {
  return pairs.filter(({ ours, theirs }) => Math.abs(ours - theirs) <= steps).length / pairs.length;
}

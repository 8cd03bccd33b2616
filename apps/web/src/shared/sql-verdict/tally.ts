/** Blocks of a tally at most: more rows share them. */
const MOST_BLOCKS = 10;

export type TallyBlock = "row" | "extra" | "missing";

export interface Tally {
  readonly expected: readonly TallyBlock[];
  readonly yours: readonly TallyBlock[];
  /** How many rows a block stands for. */
  readonly rowsPerBlock: number;
}

/** Rows drawn as blocks: those asked for, and those there are with what is missing or too many. */
export function tallyOf(expected: number, yours: number): Tally {
  const rowsPerBlock = Math.max(Math.ceil(Math.max(expected, yours) / MOST_BLOCKS), 1);
  const asked = blocksOf(expected, rowsPerBlock);
  // A difference is always drawn, however small a share of a block it is.
  const given =
    expected === yours
      ? asked
      : differentBlocks(asked, blocksOf(yours, rowsPerBlock), yours - expected);
  return {
    expected: Array.from({ length: asked }, () => "row"),
    yours: [
      ...Array.from({ length: Math.min(asked, given) }, (): TallyBlock => "row"),
      ...Array.from({ length: Math.max(given - asked, 0) }, (): TallyBlock => "extra"),
      ...Array.from({ length: Math.max(asked - given, 0) }, (): TallyBlock => "missing"),
    ],
    rowsPerBlock,
  };
}

function blocksOf(rows: number, rowsPerBlock: number): number {
  return Math.ceil(rows / rowsPerBlock);
}

function differentBlocks(asked: number, given: number, difference: number): number {
  if (asked !== given) return given;
  return difference > 0 ? given + 1 : Math.max(given - 1, 0);
}

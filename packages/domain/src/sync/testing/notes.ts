import type { MergedDocument, MergeSides, Resolution, SyncRules, SyncTimings } from "../model.ts";

/** A document with fields that conflict and lines that do not. */
export interface Notes {
  readonly title: string;
  readonly place: string;
  readonly lines: readonly string[];
}

export const EMPTY: Notes = { title: "", place: "", lines: [] };

const FIELDS = ["title", "place"] as const;

export const TIMINGS: SyncTimings = {
  storeMs: 100,
  readMs: 250,
  restMs: 1_200,
  mostMs: 9_000,
  otherTabMs: 5_000,
  retryMs: { first: 2_000, most: 30_000 },
  lookAgainMs: 15_000,
};

/** Merged field by field and line by line; what gives way becomes a version. */
export const NOTES: SyncRules<Notes> = {
  isSame: (a, b) => JSON.stringify(a) === JSON.stringify(b),
  merge: mergeNotes,
  versionNames: { thisDevice: "this device", otherDevice: "other device", otherTab: "other tab" },
  timings: TIMINGS,
};

function mergeNotes({ base, mine, theirs, inFlight }: MergeSides<Notes>): MergedDocument<Notes> {
  let hasConflict = false;
  let merged: Notes = { ...mine, lines: mergeLines(base.lines, mine.lines, theirs.lines) };
  for (const field of FIELDS) {
    const [was, own, other] = [base[field], mine[field], theirs[field]];
    if (own === other || other === was || other === inFlight?.[field]) continue;
    if (own === was) merged = { ...merged, [field]: other };
    else hasConflict = true;
  }
  return { doc: merged, hasConflict };
}

function mergeLines(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): readonly string[] {
  const stayed = mine.filter((line) => theirs.includes(line) || !base.includes(line));
  const come = theirs.filter((line) => !mine.includes(line) && !base.includes(line));
  return [...stayed, ...come];
}

/** @param isTheirs  whether a field is to be as theirs */
export function resolveNotes(
  sides: MergeSides<Notes>,
  isTheirs: (field: "title" | "place") => boolean,
): Resolution<Notes> {
  const { doc: merged } = mergeNotes(sides);
  const inConflict = FIELDS.filter((field) => isConflict(sides, field));
  const taken = inConflict.filter(isTheirs);
  const chosen = taken.reduce((doc, field) => ({ ...doc, [field]: sides.theirs[field] }), merged);
  return {
    merged,
    chosen,
    loses: { mine: taken.length > 0, theirs: taken.length < inConflict.length },
  };
}

function isConflict(
  { base, mine, theirs, inFlight }: MergeSides<Notes>,
  field: "title" | "place",
): boolean {
  const [was, own, other] = [base[field], mine[field], theirs[field]];
  return own !== other && other !== was && other !== inFlight?.[field] && own !== was;
}

/** The same document kept like a log: merged as a whole or not at all, and without versions. */
export const LOG: SyncRules<Notes> = {
  ...NOTES,
  merge: ({ mine }) => ({ doc: mine, hasConflict: true }),
  versionNames: null,
  timings: { ...TIMINGS, storeMs: 0, restMs: 800, mostMs: Infinity },
};

/** All of one side. */
export function resolveWhole(
  { mine, theirs }: MergeSides<Notes>,
  isTheirs: boolean,
): Resolution<Notes> {
  const chosen = isTheirs ? theirs : mine;
  return { merged: chosen, chosen, loses: { mine: isTheirs, theirs: !isTheirs } };
}

/** The words `w1x`, `w2x`, … in a document. */
export function wordsIn(notes: Notes): ReadonlySet<string> {
  return new Set(JSON.stringify(notes).match(/w\d+x/g) ?? []);
}

import * as fc from "fast-check";
import { sampling } from "@taiyari/domain/testing";
import { describe, expect, test } from "vitest";
import type { ResumeDraft } from "../draft/draft.ts";
import { customSection, itemsOf } from "../draft/holders.ts";
import { anyDraft, done, steps } from "../draft/testing/arbitrary.ts";
import { copyOf } from "../draft/testing/draft.ts";
import { differencesBetween } from "./differences-between.ts";
import { mergeDrafts } from "./merge-drafts.ts";
import { takeTheirs } from "./take-theirs.ts";

/** A draft, and what two people made of it. */
const threeDrafts = fc
  .tuple(anyDraft, steps, steps)
  .map(
    ([base, mine, theirs]) =>
      [base, done(base, mine, "mine"), done(base, theirs, "theirs")] as const,
  );

/** A draft, and what two people made of it who never touched the same section. */
const apart = fc.tuple(anyDraft, steps, steps).map(([base, mine, theirs]) => {
  const [own, other] = [done(base, mine, "mine"), done(base, theirs, "theirs")];
  return [base, onlySome(base, own, isFirst), onlySome(base, other, (id) => !isFirst(id))] as const;
});

function isFirst(section: string): boolean {
  return section < "f";
}

function onlySome(base: ResumeDraft, draft: ResumeDraft, isTaken: (id: string) => boolean) {
  const parts = Object.entries(draft.resumeData).filter(([id]) => id !== "custom" && isTaken(id));
  return { ...base, resumeData: { ...base.resumeData, ...Object.fromEntries(parts) } };
}

const RUNS = { numRuns: sampling.runsOf(400) };

describe("differencesBetween", () => {
  test("finds nothing exactly when two drafts hold the same", () => {
    fc.assert(
      fc.property(threeDrafts, ([, a, b]) => {
        const isSame = JSON.stringify(normal(a)) === JSON.stringify(normal(b));
        expect(differencesBetween(a, copyOf(b)).length === 0).toBe(isSame);
        expect(differencesBetween(a, copyOf(a))).toEqual([]);
      }),
      RUNS,
    );
  });

  test("gives each place one key", () => {
    fc.assert(
      fc.property(threeDrafts, ([, a, b]) => {
        const keys = differencesBetween(a, b).map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
        const back = differencesBetween(b, a).map(({ key }) => key);
        expect(back.toSorted()).toEqual(keys.toSorted());
      }),
      RUNS,
    );
  });
});

describe("mergeDrafts", () => {
  test("takes what only one side did as it is, and what both did once", () => {
    fc.assert(
      fc.property(threeDrafts, ([base, x]) => {
        expect(mergeDrafts(base, x, copyOf(base))).toEqual({ draft: x, conflicts: [] });
        expect(mergeDrafts(base, copyOf(base), x)).toEqual({ draft: x, conflicts: [] });
        expect(mergeDrafts(base, x, copyOf(x))).toEqual({ draft: x, conflicts: [] });
      }),
      RUNS,
    );
  });

  test("loses no word that either side wrote, unless it is in a conflict", () => {
    fc.assert(
      fc.property(threeDrafts, ([base, mine, theirs]) => {
        const { draft, conflicts } = mergeDrafts(base, mine, theirs);
        const all = JSON.stringify([draft, conflicts]);
        for (const word of [...wordsOf(mine), ...wordsOf(theirs)]) expect(all).toContain(word);
      }),
      RUNS,
    );
  });

  test("gives the same whoever comes first when the two touched different sections", () => {
    fc.assert(
      fc.property(apart, ([base, mine, theirs]) => {
        const one = mergeDrafts(base, mine, theirs);
        expect(one).toEqual(mergeDrafts(base, theirs, mine));
        expect(one.conflicts).toEqual([]);
      }),
      RUNS,
    );
  });

  test("holds each section and each entry once", () => {
    fc.assert(
      fc.property(threeDrafts, ([base, mine, theirs]) => {
        const { draft } = mergeDrafts(base, mine, theirs);
        const own = draft.sections.map(({ id }) => id).filter((id) => id.startsWith("custom_"));
        expect(draft.resumeData.custom.map(({ id }) => id)).toEqual(own);
        for (const { id } of draft.sections) {
          const ids = itemsOf(draft, id).map((item) => item.id);
          expect(new Set(ids).size).toBe(ids.length);
        }
      }),
      RUNS,
    );
  });
});

describe("takeTheirs", () => {
  test("leaves at the places of all conflicts what the other side has", () => {
    fc.assert(
      fc.property(threeDrafts, ([base, mine, theirs]) => {
        const { draft, conflicts } = mergeDrafts(base, mine, theirs);
        const taken = takeTheirs(
          draft,
          conflicts,
          conflicts.map(({ key }) => key),
          theirs,
        );
        const presences = conflicts.flatMap((each) =>
          each.kind === "added" || each.kind === "removed" ? [each] : [],
        );
        for (const conflict of presences) {
          expect(placeIn(taken, conflict)).toEqual(placeIn(theirs, conflict));
        }
        const places = new Set(conflicts.map(({ key }) => key));
        const left = differencesBetween(theirs, taken).filter(({ key }) => places.has(key));
        expect(left).toEqual([]);
      }),
      RUNS,
    );
  });

  test("changes nothing when nothing is chosen", () => {
    fc.assert(
      fc.property(threeDrafts, ([base, mine, theirs]) => {
        const { draft, conflicts } = mergeDrafts(base, mine, theirs);
        expect(takeTheirs(draft, conflicts, [], theirs)).toBe(draft);
      }),
    );
  });
});

function placeIn(
  draft: ResumeDraft,
  { section, item }: { readonly section: string; readonly item: string | null },
) {
  if (item === null) return customSection(draft, section);
  return itemsOf(draft, section).find(({ id }) => id === item);
}

/** What a draft holds, whatever the order in which the names of an object were written. */
function normal({ chosen, ...rest }: ResumeDraft) {
  return [rest, Object.entries(chosen).toSorted(([a], [b]) => a.localeCompare(b))];
}

/** What was written by one side: words that begin with its name. */
function wordsOf(draft: ResumeDraft): readonly string[] {
  return JSON.stringify(draft).match(/\b(?:mine|theirs)\d+\b/gu) ?? [];
}

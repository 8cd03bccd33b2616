import { applyEdit } from "../draft/apply-edit.ts";
import type { DraftEdit, ResumeDraft } from "../draft/draft.ts";
import { newDraft } from "../draft/new-draft.ts";
import { valueOf } from "../draft/sections-of.ts";
import { describe, expect, test } from "vitest";
import { reconcileDrafts, resolveDrafts } from "./reconcile-drafts.ts";

const NAME = { section: "personal", item: null, field: "fullName" };
const JOB = { section: "experience", item: "j1", field: "title" };
const COMPANY = { ...JOB, field: "company" };
const set = (field: typeof NAME | typeof JOB, value: string): DraftEdit => ({
  kind: "set-field",
  field,
  value,
});
const removal: DraftEdit = { kind: "remove-item", section: "experience", id: "j1" };
const after = (draft: ResumeDraft, ...edits: readonly DraftEdit[]) =>
  edits.reduce(applyEdit, draft);
const BASE = after(
  newDraft(),
  { kind: "add-item", section: "experience", id: "j1" },
  set(JOB, "Analyst"),
);

describe("reconcileDrafts", () => {
  test("asks about a place that both changed", () => {
    const { conflicts } = reconcileDrafts({
      base: BASE,
      mine: after(BASE, set(NAME, "Asha")),
      theirs: after(BASE, set(NAME, "Ravi")),
      inFlight: null,
    });
    expect(conflicts).toMatchObject([{ before: "Ravi", after: "Asha" }]);
  });

  test("still asks when somebody else changed what was sent from here without an answer", () => {
    const inFlight = after(BASE, set(NAME, "Ash"));
    const { conflicts } = reconcileDrafts({
      base: BASE,
      mine: after(BASE, set(NAME, "Asha")),
      theirs: after(inFlight, set(NAME, "Ravi")),
      inFlight,
    });
    expect(conflicts).toHaveLength(1);
  });

  test("still asks about an entry that was removed here, when another device wrote in it", () => {
    const inFlight = after(BASE, set(JOB, "Senior Analyst"));
    const { conflicts } = reconcileDrafts({
      base: BASE,
      mine: after(inFlight, removal),
      theirs: after(inFlight, set(COMPANY, "Saral Commerce")),
      inFlight,
    });
    expect(conflicts).toMatchObject([{ kind: "removed" }]);
  });

  test("asks nothing where theirs is what was sent from here", () => {
    const inFlight = after(BASE, set(NAME, "Ash"), set(JOB, "Senior Analyst"));
    const mine = after(inFlight, set(NAME, "Asha"), removal);
    const theirs = after(inFlight, { kind: "choose-template", id: "minimalist" });
    const { draft, conflicts } = reconcileDrafts({ base: BASE, mine, theirs, inFlight });
    expect(conflicts).toEqual([]);
    expect(draft).toMatchObject({ currentTemplate: "minimalist" });
    expect([valueOf(draft, NAME), valueOf(draft, JOB)]).toEqual(["Asha", null]);
  });
});

describe("resolveDrafts", () => {
  const sides = {
    base: BASE,
    mine: after(BASE, set(NAME, "Asha"), removal),
    theirs: after(BASE, set(NAME, "Ravi"), set(JOB, "Senior Analyst")),
    inFlight: null,
  };
  const keys = reconcileDrafts(sides).conflicts.map(({ key }) => key);

  test("takes all of mine, and says that theirs loses something", () => {
    const { merged, chosen, loses } = resolveDrafts(sides, new Set());
    expect([valueOf(chosen, NAME), valueOf(chosen, JOB)]).toEqual(["Asha", null]);
    expect(loses).toEqual({ mine: false, theirs: true });
    expect(merged).toEqual(chosen);
  });

  test("takes all of theirs, and says that mine loses something", () => {
    const { merged, chosen, loses } = resolveDrafts(sides, new Set(keys));
    expect([valueOf(chosen, NAME), valueOf(chosen, JOB)]).toEqual(["Ravi", "Senior Analyst"]);
    expect(loses).toEqual({ mine: true, theirs: false });
    expect([valueOf(merged, NAME), valueOf(merged, JOB)]).toEqual(["Asha", null]);
  });
});

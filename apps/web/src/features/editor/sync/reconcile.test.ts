import {
  applyEdit,
  type DraftEdit,
  newDraft,
  type ResumeDraft,
  valueOf,
} from "@taiyari/domain/draft";
import { describe, expect, test } from "vitest";
import { differenceWords } from "./difference-words.ts";
import { reconcile, resolve } from "./reconcile.ts";

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

describe("reconcile", () => {
  test("asks about a place that both changed", () => {
    const { conflicts } = reconcile({
      base: BASE,
      mine: after(BASE, set(NAME, "Asha")),
      theirs: after(BASE, set(NAME, "Ravi")),
      unheard: null,
    });
    expect(conflicts.map(differenceWords)).toEqual([{ before: "Ravi", after: "Asha" }]);
  });

  test("still asks when somebody else changed what was sent from here without an answer", () => {
    const unheard = after(BASE, set(NAME, "Ash"));
    const { conflicts } = reconcile({
      base: BASE,
      mine: after(BASE, set(NAME, "Asha")),
      theirs: after(unheard, set(NAME, "Ravi")),
      unheard,
    });
    expect(conflicts).toHaveLength(1);
  });

  test("still asks about an entry that was removed here, when another device wrote in it", () => {
    const unheard = after(BASE, set(JOB, "Senior Analyst"));
    const { conflicts } = reconcile({
      base: BASE,
      mine: after(unheard, removal),
      theirs: after(unheard, set(COMPANY, "Saral Commerce")),
      unheard,
    });
    expect(conflicts).toMatchObject([{ kind: "removed" }]);
  });

  test("asks nothing where theirs is what was sent from here", () => {
    const unheard = after(BASE, set(NAME, "Ash"), set(JOB, "Senior Analyst"));
    const mine = after(unheard, set(NAME, "Asha"), removal);
    const theirs = after(unheard, { kind: "choose-template", id: "minimalist" });
    const { draft, conflicts } = reconcile({ base: BASE, mine, theirs, unheard });
    expect(conflicts).toEqual([]);
    expect(draft).toMatchObject({ currentTemplate: "minimalist" });
    expect([valueOf(draft, NAME), valueOf(draft, JOB)]).toEqual(["Asha", null]);
  });
});

describe("resolve", () => {
  const sides = {
    base: BASE,
    mine: after(BASE, set(NAME, "Asha"), removal),
    theirs: after(BASE, set(NAME, "Ravi"), set(JOB, "Senior Analyst")),
    unheard: null,
  };
  const keys = reconcile(sides).conflicts.map(({ key }) => key);

  test("takes all of mine, and says that theirs loses something", () => {
    const { merged, chosen, loses } = resolve(sides, new Set());
    expect([valueOf(chosen, NAME), valueOf(chosen, JOB)]).toEqual(["Asha", null]);
    expect(loses).toEqual({ mine: false, theirs: true });
    expect(merged).toEqual(chosen);
  });

  test("takes all of theirs, and says that mine loses something", () => {
    const { merged, chosen, loses } = resolve(sides, new Set(keys));
    expect([valueOf(chosen, NAME), valueOf(chosen, JOB)]).toEqual(["Ravi", "Senior Analyst"]);
    expect(loses).toEqual({ mine: true, theirs: false });
    expect([valueOf(merged, NAME), valueOf(merged, JOB)]).toEqual(["Asha", null]);
  });
});

test("says of both sides what stands there", () => {
  const common = { key: "k", label: "l" };
  const photo = { ...NAME, field: "photo" };
  expect(
    [
      { ...common, kind: "field", field: NAME, before: true, after: false } as const,
      { ...common, kind: "field", field: NAME, before: ["a", "b"], after: [] } as const,
      {
        ...common,
        kind: "field",
        field: photo,
        before: "",
        after: "data:image/png;base64,A",
      } as const,
      { ...common, kind: "added", section: "experience", item: "j1", text: "" } as const,
      { ...common, kind: "removed", section: "experience", item: "j1", text: "Analyst" } as const,
      { ...common, kind: "order", section: null, before: ["A", "B"], after: ["B", "A"] } as const,
    ].map(differenceWords),
  ).toEqual([
    { before: "Yes", after: "No" },
    { before: "a, b", after: "" },
    { before: "", after: "A photo" },
    { before: "", after: "An empty entry" },
    { before: "Analyst", after: "" },
    { before: "A, B", after: "B, A" },
  ]);
});

import * as fc from "fast-check";
import { sampling } from "@taiyari/domain/testing";
import { newDraft, SECTIONS, valueOf, type DraftEdit } from "@taiyari/domain/draft";
import { differencesBetween } from "@taiyari/domain/versions";
import { describe, expect, test } from "vitest";
import { createDraftStore, type DraftStore } from "./draft-store.ts";

const NAME = { section: "personal", item: null, field: "fullName" };
const EMAIL = { section: "personal", item: null, field: "email" };

function begin(initial = newDraft()) {
  const clock = { ms: 0 };
  const store = createDraftStore(initial, { now: () => clock.ms });
  const type = (value: string, field = NAME) => store.edit({ kind: "set-field", field, value });
  const wait = (ms: number) => (clock.ms += ms);
  return { store, type, wait };
}

const nameIn = (store: DraftStore) => valueOf(store.get().draft, NAME);

test("does nothing when there is nothing to undo or redo", () => {
  const { store } = begin();
  const { draft } = store.get();
  store.undo();
  store.redo();
  expect(store.get()).toEqual({ draft, canUndo: false, canRedo: false });
});

test("makes no step of an edit that changes nothing, and forgets no way forward for it", () => {
  const { store, type } = begin();
  type("Asha");
  store.undo();
  store.edit({ kind: "hide-section", id: "awards", isHidden: true });
  store.redo();
  expect(nameIn(store)).toBe("Asha");
});

describe("letters typed", () => {
  test("into one field within a second are one step", () => {
    const { store, type, wait } = begin();
    for (const name of ["A", "As", "Ash", "Asha"]) {
      type(name);
      wait(900);
    }
    store.undo();
    expect(nameIn(store)).toBe("");
    expect(store.get().canUndo).toBe(false);
  });

  test("after a rest of a second are a step of their own", () => {
    const { store, type, wait } = begin();
    type("Asha");
    wait(1_000);
    type("Asha K");
    store.undo();
    expect(nameIn(store)).toBe("Asha");
  });

  test("and the moves of one slider are one step, other choices one each", () => {
    const { store } = begin();
    for (const fontSize of [105, 110, 115]) store.edit({ kind: "choose", chosen: { fontSize } });
    store.edit({ kind: "choose", chosen: { paper: "letter" } });
    store.edit({ kind: "choose", chosen: { paper: "a4" } });
    store.undo();
    expect(store.get().draft.chosen).toEqual({ fontSize: 115, paper: "letter" });
    store.undo();
    store.undo();
    expect(store.get().draft.chosen).toEqual({});
  });

  test("into two fields are two steps", () => {
    const { store, type } = begin();
    type("Asha");
    type("asha@example.in", EMAIL);
    type("Asha K");
    store.undo();
    store.undo();
    expect(nameIn(store)).toBe("Asha");
    expect(valueOf(store.get().draft, EMAIL)).toBe("");
  });

  test("stay apart from what was pasted or cut among them", () => {
    const { store, type } = begin();
    type("Asha");
    type(`Asha ${"x".repeat(60)}`);
    type(`Asha ${"x".repeat(60)}!`);
    store.undo();
    expect(nameIn(store)).toBe(`Asha ${"x".repeat(60)}`);
    store.undo();
    expect(nameIn(store)).toBe("Asha");
  });

  test("after an undo are a step of their own", () => {
    const { store, type } = begin();
    type("Asha");
    store.undo();
    type("B");
    store.undo();
    expect(nameIn(store)).toBe("");
    store.redo();
    expect(nameIn(store)).toBe("B");
  });
});

test("makes two steps of a checkbox pressed twice", () => {
  const { store } = begin();
  const field = { section: "experience", item: "a", field: "current" };
  store.edit({ kind: "add-item", section: "experience", id: "a" });
  store.edit({ kind: "set-field", field, value: true });
  store.edit({ kind: "set-field", field, value: false });
  store.undo();
  expect(valueOf(store.get().draft, field)).toBe(true);
});

test("keeps the last 200 steps", () => {
  const { store, type, wait } = begin();
  for (let at = 1; at <= 205; at += 1) {
    type(String(at));
    wait(2_000);
  }
  for (let at = 0; at < 300; at += 1) store.undo();
  expect(nameIn(store)).toBe("5");
});

test("undoes a replacement of everything", () => {
  const { store, type } = begin();
  type("Asha");
  store.edit({ kind: "replace", draft: newDraft() });
  expect(nameIn(store)).toBe("");
  store.undo();
  expect(nameIn(store)).toBe("Asha");
});

test("tells everybody who listens, until they end it", () => {
  const { store, type } = begin();
  let told = 0;
  const end = store.subscribe(() => (told += 1));
  type("A");
  end();
  type("B");
  expect(told).toBe(1);
});

describe("what another device saved", () => {
  test("stays when a step of one's own is undone and redone", () => {
    const { store, type } = begin();
    type("Asha");
    const elsewhere = createDraftStore(store.get().draft);
    elsewhere.edit({ kind: "set-field", field: EMAIL, value: "asha@example.in" });
    store.adopt(elsewhere.get().draft);
    expect(nameIn(store)).toBe("Asha");
    store.undo();
    expect([nameIn(store), valueOf(store.get().draft, EMAIL)]).toEqual(["", "asha@example.in"]);
    store.redo();
    expect([nameIn(store), valueOf(store.get().draft, EMAIL)]).toEqual(["Asha", "asha@example.in"]);
  });

  test("leaves no step that would change nothing any more", () => {
    const { store, type } = begin();
    store.adopt(newDraft());
    expect(store.get().canUndo).toBe(false);
    type("Asha");
    const { draft } = store.get();
    const renamed = createDraftStore(draft);
    renamed.edit({ kind: "set-field", field: NAME, value: "Asha Kulkarni" });
    store.adopt(renamed.get().draft);
    store.undo();
    expect(nameIn(store)).toBe("");
    expect(store.get().canUndo).toBe(false);
  });
});

const ids = fc.constantFrom("a", "b", "c");
const listIds = fc.constantFrom("experience", "projects", "custom_1");
const anyEdit: fc.Arbitrary<DraftEdit> = fc.oneof(
  fc.record({
    kind: fc.constant("set-field" as const),
    field: fc.constantFrom(NAME, EMAIL),
    value: fc.string({ maxLength: 5 }),
  }),
  fc.record({ kind: fc.constant("add-item" as const), section: listIds, id: ids }),
  fc.record({ kind: fc.constant("remove-item" as const), section: listIds, id: ids }),
  fc.record({ kind: fc.constant("move-item" as const), section: listIds, id: ids, to: fc.nat(3) }),
  fc.record({
    kind: fc.constant("move-section" as const),
    id: fc.constantFrom(...SECTIONS.map(({ id }) => id), "custom_1"),
    to: fc.nat(10),
  }),
  fc.record({
    kind: fc.constant("hide-section" as const),
    id: fc.constantFrom("awards", "skills"),
    isHidden: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant("add-section" as const),
    id: fc.constant("custom_1"),
    name: fc.constant("Volunteering"),
    isRepeatable: fc.boolean(),
  }),
  fc.record({ kind: fc.constant("remove-section" as const), id: fc.constant("custom_1") }),
  fc.record({
    kind: fc.constant("choose-template" as const),
    id: fc.constantFrom("modern", "compact"),
  }),
);

test("goes all the way back and forth through any edits, to the same drafts", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(anyEdit, fc.constantFrom(0, 5_000)), { maxLength: 40 }),
      (steps) => {
        const { store, wait } = begin();
        const first = store.get().draft;
        for (const [edit, rest] of steps) {
          store.edit(edit);
          wait(rest);
        }
        const last = store.get().draft;
        const seen = [last];
        while (store.get().canUndo) {
          store.undo();
          seen.push(store.get().draft);
        }
        expect(store.get().draft).toBe(first);
        for (const draft of seen.toReversed().slice(1)) {
          store.redo();
          expect(store.get().draft).toBe(draft);
        }
        expect(store.get().canRedo).toBe(false);
        expect(differencesBetween(store.get().draft, last)).toEqual([]);
      },
    ),
    { numRuns: sampling.runsOf(60) },
  );
});

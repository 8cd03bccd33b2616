import { expect, test } from "vitest";
import { LETTER, withText } from "../testing/make-letter.ts";
import { createLetterStore } from "./letter-store.ts";

const [first, second] = LETTER.paragraphs.map(({ id }) => id);

function opened() {
  let time = 0;
  const store = createLetterStore(LETTER, { now: () => time });
  return { store, later: (ms: number) => (time += ms) };
}

const texts = (store: ReturnType<typeof createLetterStore>) =>
  store.get().letter.paragraphs.map(({ text }) => text);

test("steps over what changes nothing, and over paragraphs that are not there", () => {
  const { store } = opened();
  store.edit({ kind: "write", id: "nobody", text: "x" });
  store.edit({ kind: "set", part: "greeting", text: LETTER.greeting });
  store.edit({ kind: "join", id: first ?? "" });
  store.undo();
  expect(store.get()).toEqual({ letter: LETTER, canUndo: false, canRedo: false });
});

test("takes letters typed in a row back in one step, and others by themselves", () => {
  const { store, later } = opened();
  store.edit({ kind: "write", id: "why", text: "B" });
  later(500);
  store.edit({ kind: "write", id: "why", text: "Be" });
  later(2_000);
  store.edit({ kind: "write", id: "why", text: "Bec" });
  store.undo();
  expect(texts(store)).toContain("Be");
  store.undo();
  expect(store.get().letter).toEqual(LETTER);
  store.redo();
  expect(texts(store)).toContain("Be");
});

test("takes back by itself what a press did, however soon it came", () => {
  const { store } = opened();
  store.edit({ kind: "write", id: "why", text: "Because I can." });
  store.edit({ kind: "rewrite", id: "why", text: "Because." });
  store.undo();
  expect(texts(store)).toContain("Because I can.");
});

test("what a person writes is no longer the engine's", () => {
  const { store } = opened();
  store.edit({ kind: "write", id: "why", text: "Mine." });
  const engines = store.get().letter.paragraphs.map(({ id, engine }) => [id, engine]);
  expect(engines).toContainEqual(["why", null]);
  expect(engines).toContainEqual([first, "built-in"]);
});

test("cuts a paragraph in two and puts it together again", () => {
  const { store } = opened();
  const [, before = ""] = texts(store);
  store.edit({ kind: "split", id: second ?? "", at: before.indexOf(" "), newId: "fresh" });
  expect(texts(store).slice(1, 3)).toEqual([
    before.slice(0, before.indexOf(" ")),
    before.slice(before.indexOf(" ") + 1),
  ]);
  store.edit({ kind: "join", id: "fresh" });
  expect(texts(store)[1]).toBe(before);
});

test("keeps the steps back when another device saved meanwhile", () => {
  const { store } = opened();
  store.edit({ kind: "write", id: "why", text: "Mine." });
  store.adopt({ ...withText(LETTER, "why", "Mine."), greeting: "Dear Ms Rao," });
  store.undo();
  expect(store.get().letter).toEqual({ ...LETTER, greeting: "Dear Ms Rao," });
});

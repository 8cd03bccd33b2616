import { expect, test } from "vitest";
import { draftLetter } from "./draft-letter.ts";
import type { Letter } from "./letter.ts";
import { isSameLetter, mergeLetters } from "./merge-letters.ts";
import { requestOf } from "./testing/letters.ts";
import { MORE_PEOPLE } from "./testing/more-people.ts";

const BASE = draftLetter(requestOf(MORE_PEOPLE.ANALYST));

function written(letter: Letter, id: string, text: string): Letter {
  const paragraphs = letter.paragraphs.map((one) => (one.id === id ? { ...one, text } : one));
  return { ...letter, paragraphs };
}

const textIn = ({ paragraphs }: Letter, id: string) =>
  paragraphs.find((one) => one.id === id)?.text;

test("asks about what both sides changed differently, and keeps mine until told otherwise", () => {
  const mine = { ...written(BASE, "why", "Mine."), greeting: "Dear Ms Rao," };
  const theirs = { ...written(BASE, "why", "Theirs."), greeting: "Dear Mr Rao," };
  const sides = { base: BASE, mine, theirs };
  const { letter, conflicts } = mergeLetters(sides);
  expect(conflicts).toEqual([
    { key: "greeting", label: "Greeting", mine: "Dear Ms Rao,", theirs: "Dear Mr Rao," },
    { key: "paragraph why", label: "Paragraph 4", mine: "Mine.", theirs: "Theirs." },
  ]);
  expect(letter).toEqual(mine);
  const chosen = mergeLetters(sides, new Set(["paragraph why"])).letter;
  expect([chosen.greeting, textIn(chosen, "why")]).toEqual(["Dear Ms Rao,", "Theirs."]);
});

test("asks about a paragraph that one side removed and the other rewrote", () => {
  const mine = { ...BASE, paragraphs: BASE.paragraphs.filter(({ id }) => id !== "why") };
  const theirs = written(BASE, "why", "Theirs.");
  const { letter, conflicts } = mergeLetters({ base: BASE, mine, theirs });
  expect(conflicts).toMatchObject([{ label: "Paragraph 4", mine: "", theirs: "Theirs." }]);
  expect(textIn(letter, "why")).toBeUndefined();
});

test("puts together what the sides changed in different places", () => {
  const mine = { ...written(BASE, "why", "Mine."), closing: "Regards," };
  const added = { id: "p1", text: "Added there.", engine: null };
  const other = written(BASE, "end", "Theirs.");
  const theirs = { ...other, paragraphs: other.paragraphs.toSpliced(1, 0, added) };
  const { letter, conflicts } = mergeLetters({ base: BASE, mine, theirs });
  expect(conflicts).toEqual([]);
  expect(letter.paragraphs.map(({ id }) => id)).toEqual([
    "opening",
    "p1",
    "evidence",
    "earlier",
    "why",
    "end",
  ]);
  expect([letter.closing, textIn(letter, "why"), textIn(letter, "end")]).toEqual([
    "Regards,",
    "Mine.",
    "Theirs.",
  ]);
});

test("knows a letter again whatever the order of its keys", () => {
  const other = Object.fromEntries(Object.entries(BASE).toReversed()) as unknown as Letter;
  expect(isSameLetter(BASE, other)).toBe(true);
  expect(isSameLetter(BASE, { ...BASE, sender: { name: "", contact: [] } })).toBe(false);
  expect(isSameLetter(BASE, written(BASE, "end", "x"))).toBe(false);
});

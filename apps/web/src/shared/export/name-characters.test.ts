import { expect, test } from "vitest";
import { nameCharacters } from "./name-characters.ts";

test.each([
  ["🙂", "“🙂”"],
  ["ab", "“a” and “b”"],
  ["abc", "“a”, “b” and “c”"],
  ["abcde", "“a”, “b” and 3 more"],
])("names %s as %s", (characters, named) => {
  expect(nameCharacters(characters.match(/./gu) ?? [])).toBe(named);
});

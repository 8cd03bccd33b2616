import { expect, test } from "vitest";
import { jsonPiece } from "./json-piece.ts";

const TEXT = '[ {"a": [1, "x,]\\""], "b" : true}, {"a": [] } ]';

test.each([
  { path: [2], found: null },
  { path: [0, "c"], found: null },
  { path: [], found: TEXT },
  { path: [1], found: '{"a": [] }' },
  { path: [0, "b"], found: "true" },
  { path: [0, "a", 0], found: "1" },
  { path: [0, "a", 1], found: '"x,]\\""' },
])("$path is $found", ({ path, found }) => {
  const piece = jsonPiece(TEXT, path);
  expect(piece && TEXT.slice(piece.from, piece.to)).toBe(found);
});

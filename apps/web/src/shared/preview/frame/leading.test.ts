import { expect, test } from "vitest";
import { withLeading } from "./leading.ts";

test("keywords and properties of other names are left alone", () => {
  const css = "a { line-height: inherit; --line-height: 3; line-height: normal }";
  expect(withLeading(css)).toBe(css);
});

test("each line height is multiplied, a length and a number alike", () => {
  expect(
    withLeading(".paper { line-height: calc(19 * var(--u)); } .paper p{line-height:1.4}"),
  ).toBe(
    ".paper { line-height: calc((calc(19 * var(--u))) * var(--leading)); } .paper p{line-height: calc((1.4) * var(--leading))}",
  );
});

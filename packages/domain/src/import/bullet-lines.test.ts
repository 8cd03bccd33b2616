import { expect, test } from "vitest";
import { bulletLines } from "./bullet-lines.ts";

test.each([
  ["a line that begins in upper case", "- Cut costs\nTools: SAP", "• Cut costs\nTools: SAP"],
  [
    "what stands below a sentence",
    "- Cut costs.\niOS and Android",
    "• Cut costs.\niOS and Android",
  ],
  ["lines without points", "First line\nsecond line", "First line\nsecond line"],
  ["a point below a point", "- a\n- b", "• a\n• b"],
])("keeps %s apart", (_, text, lines) => {
  expect(bulletLines(text)).toBe(lines);
});

test("joins what goes on in the middle of a point, whatever broke it", () => {
  expect(
    bulletLines(
      "* Cut the costs of the\r\n  warehouse by half, at two-\n  thirds of the price\n* Led 4",
    ),
  ).toBe("• Cut the costs of the warehouse by half, at two-thirds of the price\n• Led 4");
});

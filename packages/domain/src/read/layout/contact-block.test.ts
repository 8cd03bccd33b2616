import { describe, expect, test } from "vitest";
import type { SourcePage } from "../../resume/document.ts";
import { documentOf, over, page, type PageLine } from "../testing/page.ts";
import { readResume } from "../read-resume.ts";

const ADDRESS = [
  "meera.iyer@example.in",
  "+91 98200 12345",
  "Nashik, Maharashtra",
  "linkedin.com/in/meera-iyer",
  "meera.example.com",
];

const SUMMARY = [
  "Runs the dye house of a mill with eleven looms and",
  "knows what madder, indigo and walnut do to wool in",
  "hard water. Eight years at the vat, three of them as",
  "the one who signs for the colour.",
];

const BELOW = page(
  [
    ["Experience", { bold: true, size: 13 }],
    "Head Dyer, Kaveri Mills, Nashik, 2018 – 2020",
    "• Dyed nine tonnes of wool a month without a claim.",
  ],
  { top: 220 },
);

/** Lines that end at one edge, as a block at the right of a page may. */
function flushRight(lines: readonly string[], right: number): PageLine[] {
  return lines.map((text): PageLine => [text, { x: right - text.length * 5, leading: 14 }]);
}

function read(...parts: readonly SourcePage[]) {
  return readResume(documentOf(over(...parts, BELOW)));
}

const summary = SUMMARY.join(" ");

describe("readResume, where addresses stand beside a text at the top of a page", () => {
  const who = page(
    [
      ["Meera Iyer", { size: 24, leading: 26 }],
      ["Head Dyer", { size: 12, leading: 20 }],
      ...SUMMARY.map((text): PageLine => [text, { leading: 14 }]),
    ],
    { top: 60 },
  );

  test.each([
    ["flush right", page(flushRight(ADDRESS, 545), { top: 66 })],
    ["flush left", page(ADDRESS, { x: 420, top: 66 })],
    [
      "on the same lines",
      page(
        ADDRESS.map((text): PageLine => [text, { leading: 14 }]),
        { x: 420, top: 92 },
      ),
    ],
  ])("reads name and summary at the left before addresses %s", (_, address) => {
    const { contact, summary: found, columns, unplaced } = read(who, address);
    expect(contact.name?.value).toBe("Meera Iyer");
    expect(contact.headline?.value).toBe("Head Dyer");
    expect(found?.value).toBe(summary);
    expect(contact.email?.value).toBe("meera.iyer@example.in");
    expect(contact.location?.value).toBe("Nashik, Maharashtra");
    expect(columns).toBe(2);
    expect(unplaced).toEqual([]);
  });

  test("reads addresses at the left before a summary beside them, below the name", () => {
    const name = page([["Meera Iyer", { size: 24 }]], { top: 50 });
    const address = page(ADDRESS, { x: 50, top: 90 });
    const text = page(SUMMARY, { x: 230, top: 90 });
    const { contact, summary: found, lines } = read(name, address, text);
    expect(lines.slice(0, 6).map((line) => line.text)).toEqual(["Meera Iyer", ...ADDRESS]);
    expect(contact.name?.value).toBe("Meera Iyer");
    expect(found?.value).toBe(summary);
  });

  test("leaves an address in its row where no text stands beside it", () => {
    const rows = page(
      [
        [
          [
            ["Meera Iyer", { size: 20 }],
            ["meera.iyer@example.in", { x: 420 }],
          ],
          {},
        ],
        [
          [
            ["Head Dyer", {}],
            ["+91 98200 12345", { x: 420 }],
          ],
          {},
        ],
        [
          [
            ["Wool and silk", {}],
            ["meera.example.com", { x: 420 }],
          ],
          {},
        ],
      ],
      { top: 60 },
    );
    expect(read(rows).columns).toBe(1);
  });
});

import { describe, expect, test } from "vitest";
import type { PageLine } from "../testing/page.ts";
import { dateOf, linesOf, valueOf } from "../testing/read.ts";
import { type ItemKind, readItems } from "./items.ts";

const itemsOf = (kind: ItemKind, ...lines: readonly PageLine[]) =>
  readItems(linesOf(...lines), kind).map((item) => [
    item.title.value,
    valueOf(item.by),
    dateOf(item.date),
  ]);

describe("readItems, of works", () => {
  test("reads a work cited over several lines as one, whatever stands in italics, and works of one line each", () => {
    expect(
      itemsOf(
        "publications",
        "Rao, A. B. (2019). “Slow looms”. In: Weaving",
        ["Today 12.3, pp. 41–55.", { italic: true }],
        "Rao, A. B. and Sen, T. (2017). “Madder reds”. In:",
        ["Dyers’ Quarterly 4.", { italic: true }],
      ).map(([title]) => title),
    ).toEqual([
      "Rao, A. B. (2019). “Slow looms”. In: Weaving Today 12.3, pp. 41–55.",
      "Rao, A. B. and Sen, T. (2017). “Madder reds”. In: Dyers’ Quarterly 4.",
    ]);
    expect(
      itemsOf("publications", "Rao, A. B. Slow looms. 2019", "Rao, A. B. Madder reds. 2017"),
    ).toHaveLength(2);
  });

  test("joins what a citation without a mark says of where it stands", () => {
    const [first, ...others] = itemsOf(
      "publications",
      "Rao, A. (2019). “Looms that think ahead and after”.",
      "In: Coastal Weaving Quarterly 12.3, pages 41 to 55.",
    );
    expect(first?.[0]).toContain(
      "Looms that think ahead and after”. In: Coastal Weaving Quarterly",
    );
    expect(others).toEqual([]);
  });

  test("reads a numbered citation with the line it goes on with, set in or not", () => {
    expect(
      itemsOf(
        "publications",
        "[1] D. Sahu and S. Rath. Splitting for floods, a guide for those who build. Proceedings",
        "of the Coastal Society, 12:41–55, 2026.",
        "[2] S. Rath. Tides. Coastal Letters, 2024.",
      ).map(([title, , date]) => [title?.slice(0, 24), title?.length, date]),
    ).toEqual([
      ["D. Sahu and S. Rath. Spl", 123, "2026"],
      ["S. Rath. Tides. Coastal ", 38, "2024"],
    ]);
  });

  test("reads where a publication can be found, apart from its words", () => {
    const [item] = readItems(
      linesOf("• Tides of the coast, Coastal Letters, 2024, doi:10.1000/tides.12"),
      "publications",
    );
    expect(valueOf(item?.url ?? null)).toBe("doi:10.1000/tides.12");
    expect(item?.title.value).not.toContain("10.1000");
  });
});

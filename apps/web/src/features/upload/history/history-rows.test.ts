import type { HistoryItem } from "@taiyari/contract";
import { describe, expect, test } from "vitest";
import { makeRow } from "../../../testing/make-upload.ts";
import { NEWEST_FIRST, nextOrder, rowsToShow, withVersions } from "./history-rows.ts";

const namesOf = (rows: readonly HistoryItem[]) => rows.map((item) => item.name);

describe("rowsToShow", () => {
  test("shows nothing for words that no row holds", () => {
    expect(rowsToShow([makeRow("Meera_CV.pdf")], "kubernetes", NEWEST_FIRST)).toEqual([]);
  });

  test("finds by name and target role, whatever the case, the accents or the underscores", () => {
    const rows = [
      makeRow("Résumé_Senior_Analyst.pdf"),
      makeRow("campus.pdf", { targetRole: "Data Analyst" }),
      makeRow("other.pdf"),
    ];
    expect(namesOf(rowsToShow(rows, "resume senior", NEWEST_FIRST))).toEqual([
      "Résumé_Senior_Analyst.pdf",
    ]);
    expect(namesOf(rowsToShow(rows, "DATA analyst", NEWEST_FIRST))).toEqual(["campus.pdf"]);
  });

  test("sorts by date, newest first", () => {
    const rows = [
      makeRow("old", { date: "2026-08-30T10:00:00Z" }),
      makeRow("new", { date: "2026-11-05T10:00:00Z" }),
    ];
    expect(namesOf(rowsToShow(rows, "", NEWEST_FIRST))).toEqual(["new", "old"]);
  });

  test("sorts names with their numbers as numbers", () => {
    const rows = [makeRow("cv 10.pdf"), makeRow("CV 9.pdf")];
    expect(namesOf(rowsToShow(rows, "", { column: "name", direction: "ascending" }))).toEqual([
      "CV 9.pdf",
      "cv 10.pdf",
    ]);
  });

  test.each(["ascending", "descending"] as const)(
    "keeps rows without a score last when scores are %s",
    (direction) => {
      const rows = [
        makeRow("none", { score: null }),
        makeRow("low", { score: 44 }),
        makeRow("high", { score: 84 }),
      ];
      expect(namesOf(rowsToShow(rows, "", { column: "score", direction })).at(-1)).toBe("none");
    },
  );
});

describe("nextOrder", () => {
  test("turns the same column round", () => {
    expect(nextOrder(NEWEST_FIRST, "date")).toEqual({ column: "date", direction: "ascending" });
  });

  test("starts names at A and scores at the highest", () => {
    expect(nextOrder(NEWEST_FIRST, "name").direction).toBe("ascending");
    expect(nextOrder(NEWEST_FIRST, "score").direction).toBe("descending");
  });
});

describe("withVersions", () => {
  test("is nothing for no rows", () => {
    expect(withVersions([])).toEqual([]);
  });

  test("folds uploads of one name into the latest, where the first of them stands", () => {
    const rows = [
      makeRow("cv.pdf", { date: "2026-08-01T10:00:00Z" }),
      makeRow("other.pdf", { date: "2026-09-01T10:00:00Z" }),
      makeRow("cv.pdf", { date: "2026-11-01T10:00:00Z" }),
      makeRow("cv.pdf", { date: "2026-10-01T10:00:00Z" }),
    ];
    const folded = withVersions(rows).map(({ latest, earlier }) => [
      latest.name,
      latest.date.slice(0, 7),
      earlier.map(({ date }) => date.slice(0, 7)),
    ]);
    expect(folded).toEqual([
      ["cv.pdf", "2026-11", ["2026-10", "2026-08"]],
      ["other.pdf", "2026-09", []],
    ]);
  });
});

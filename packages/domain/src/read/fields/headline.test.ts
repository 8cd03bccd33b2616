import { describe, expect, test } from "vitest";
import { documentOf, page, type PageLine } from "../testing/page.ts";
import { valueOf } from "../testing/read.ts";
import { readResume } from "../read-resume.ts";

const headlineOf = (...lines: readonly PageLine[]) =>
  valueOf(
    readResume(documentOf(page([["Asha Rao", { size: 20, bold: true }], ...lines]))).contact
      .headline,
  );

describe("findHeadline", () => {
  test("takes no line of the address for one, and no year alone", () => {
    expect(
      headlineOf("Lotus Colony, Pune", "asha.rao@example.in", "Notice period: 30 days"),
    ).toBeNull();
    expect(headlineOf(["Anschrift", { size: 11 }], "Am Rain 4, 34117 Kassel")).toBeNull();
    expect(headlineOf("Born in 1990, Class teacher's award 2004", "a@example.in")).toBeNull();
  });

  test.each([
    "Loom S/4 Systems Consultant",
    "Embedded Systems Developer with Bare Metal and Board Design | 6+ Years",
    "PGP Candidate, Class of 2027",
  ])("reads %j below the name", (text) => {
    expect(headlineOf(text, "asha.rao@example.in")).toBe(text);
  });

  test("reads a title below the address only where it is set larger than all of that", () => {
    const address: PageLine[] = [
      "17 rue des Moulins, 59000 Lille",
      "Tél. : 06 55 50 14 27",
      "asha.rao@example.fr",
      "Née le 3 février 1992",
      "Permis B",
    ];
    expect(headlineOf(...address, "Assistante de direction")).toBeNull();
    expect(headlineOf(...address, ["Assistante de direction", { size: 15 }])).toBe(
      "Assistante de direction",
    );
  });
});

import { describe, expect, test } from "vitest";
import type { Correction } from "../resume/corrections.ts";
import type { Reading } from "../resume/reading.ts";
import {
  COMPANY,
  TITLE,
  bullet,
  bulletsOf,
  corrected,
  give,
  job,
  leftOver,
  set,
  skill,
} from "./testing/correct.ts";
import { applyCorrections } from "./apply-corrections.ts";
import { type KeptSection, keptSectionsOf } from "./unplaced.ts";
import { readPage, RESUME } from "./testing/resume.ts";

describe("entries", () => {
  test("an added one is empty, and the later ones move on", () => {
    const reading = corrected({ kind: "add-entry", entry: job(1) }, set(bullet(0, job(1)), "Hi."));
    expect(reading.experience.map((own) => own.title?.value)).toEqual([
      "Data Analyst",
      undefined,
      "Junior Analyst",
    ]);
    expect(bulletsOf(reading, 1)).toEqual(["Hi."]);
  });

  test("the words of a removed one are unplaced, line by line", () => {
    const reading = corrected({ kind: "remove-entry", entry: job(1) });
    expect(reading.experience).toHaveLength(1);
    expect(reading.unplaced).toEqual([9, 10]);
  });

  test("splitting makes a bullet the title of the next", () => {
    const reading = corrected({ kind: "split-entry", entry: job(0), bullet: 1 });
    expect(bulletsOf(reading)).toHaveLength(1);
    expect(reading.experience[1]?.title?.value).toBe("Cut the load time of dashboards by half.");
    expect(bulletsOf(reading, 1)).toEqual(["Taught six colleagues Power BI."]);
    expect(reading.unplaced).toEqual([]);
  });

  test("merging fills what is empty and keeps the rest as bullets", () => {
    const reading = corrected(set(COMPANY, ""), { kind: "merge-entries", entry: job(0) });
    expect(reading.experience).toHaveLength(1);
    expect(reading.experience[0]).toMatchObject({
      title: { value: "Data Analyst" },
      company: { value: "Sahyadri Consulting Ltd." },
      current: true,
    });
    expect(bulletsOf(reading)?.slice(3)).toEqual([
      "Junior Analyst",
      "Jul 2020",
      "Jul 2022",
      "Loaded client files every night.",
    ]);
  });

  test("splitting and merging again leaves the words where they were", () => {
    const reading = corrected(
      { kind: "split-entry", entry: job(0), bullet: 2 },
      { kind: "merge-entries", entry: job(0) },
    );
    expect(bulletsOf(reading)).toEqual(bulletsOf(RESUME));
  });
});

describe("texts", () => {
  test("a skill cut in two keeps the place of each half, without what parted them", () => {
    const reading = corrected(
      { kind: "merge-text", field: skill(0) },
      { kind: "split-text", field: skill(0), offset: 4 },
    );
    expect(reading.skills[0]?.skills.map(({ value, places }) => [value, places])).toEqual([
      ["SQL", [{ line: 14, from: 0, to: 3 }]],
      ["Python", [{ line: 14, from: 5, to: 11 }]],
      ["Power BI", [{ line: 14, from: 13, to: 21 }]],
    ]);
  });

  test("typed words cut in two both stand where they stood", () => {
    const reading = corrected(set(skill(0), "SQL, dbt"), {
      kind: "split-text",
      field: skill(0),
      offset: 4,
    });
    expect(reading.skills[0]?.skills.slice(0, 2)).toMatchObject([
      { value: "SQL", places: [{ line: 14, from: 0, to: 3 }] },
      { value: "dbt", places: [{ line: 14, from: 0, to: 3 }] },
    ]);
  });

  test("cutting and joining again and again makes nothing grow", () => {
    const round: readonly Correction[] = [
      { kind: "split-text", field: skill(0), offset: 2 },
      { kind: "merge-text", field: skill(0) },
    ];
    const reading = corrected(
      set(skill(0), "ab cd"),
      ...Array.from({ length: 100 }, () => round).flat(),
    );
    expect(reading.skills[0]?.skills[0]).toMatchObject({ value: "ab cd", places: [{ line: 14 }] });
  });
});

/** A resume with a section that no field is for: heading on line 9, below it two lines. */
const HOBBIES = readPage(
  ["Asha Verma", { size: 22, bold: true }],
  "asha.verma@example.in",
  ["Experience", { size: 13, bold: true }],
  ["Data Analyst, Kaveri Retail Pvt. Ltd. | Aug 2022 – Present", { bold: true }],
  "• Built cohort reports in SQL for 40 stores.",
  "• Cut the load time of dashboards by half.",
  ["Skills", { size: 13, bold: true }],
  "SQL, Python, Power BI",
  ["Hobbies", { size: 13, bold: true }],
  "Toda embroidery",
  "Long walks",
);

function problemIn(reading: Reading, ...corrections: readonly Correction[]) {
  const applied = applyCorrections(reading, corrections);
  return applied.ok ? null : applied.problem;
}

function keptWords({ heading, lines }: KeptSection): readonly string[] {
  return [heading?.value ?? "", ...lines.map(({ text }) => text)];
}

describe("reassign", () => {
  test("two fields change places", () => {
    const own = corrected(give(TITLE, COMPANY)).experience[0];
    expect(own?.title).toMatchObject({ value: "Kaveri Retail Pvt. Ltd.", by: "person" });
    expect(own?.company).toMatchObject({ value: "Data Analyst", places: [{ line: 5, from: 0 }] });
  });

  test("a bullet given to a field leaves what stood there in its place, or nothing", () => {
    const swapped = corrected(give(bullet(1), TITLE));
    expect(bulletsOf(swapped)?.[1]).toBe("Data Analyst");
    const moved = corrected(give(bullet(1), { kind: "summary" }));
    expect(bulletsOf(moved)).toHaveLength(2);
    expect(moved.summary?.value).toBe("Cut the load time of dashboards by half.");
  });

  test("a field given to the bullets is put in before the one with the number", () => {
    const reading = corrected(give(COMPANY, bullet(1)));
    expect(reading.experience[0]?.company).toBeNull();
    expect(bulletsOf(reading)?.[1]).toBe("Kaveri Retail Pvt. Ltd.");
  });

  test.each([
    [0, 3, ["Python", "Power BI", "SQL"]],
    [2, 0, ["Power BI", "SQL", "Python"]],
    [1, 1, ["SQL", "Python", "Power BI"]],
    [1, 2, ["SQL", "Python", "Power BI"]],
  ])("moves skill %i before number %i", (from, to, skills) => {
    const reading = corrected(give(skill(from), skill(to)));
    expect(reading.skills[0]?.skills.map((own) => own.value)).toEqual(skills);
  });

  test("a bullet moves to another job, and a skill to a group of its own", () => {
    const reading = corrected(give(bullet(0), bullet(1, job(1))), give(skill(0), skill(0, 1)));
    expect(bulletsOf(reading, 1)).toEqual([
      "Loaded client files every night.",
      "Built cohort reports in SQL for 40 stores.",
    ]);
    expect(reading.skills).toHaveLength(2);
  });

  test("an unplaced line gives its words; what stood in their place becomes unplaced", () => {
    const reading = corrected(
      set(COMPANY, ""),
      give({ kind: "line", line: 5 }, { kind: "contact", field: "headline" }),
    );
    expect(reading.contact.headline).toMatchObject({
      value: "Kaveri Retail Pvt. Ltd.",
      places: [{ line: 5, from: 14, to: 37 }],
    });
    expect(leftOver(reading)).toEqual(["Data Analyst"]);
  });

  test("takes no line whose words have a place, no heading, and none that there is not", () => {
    for (const line of [1, 8, 9, 40])
      expect(problemIn(HOBBIES, give({ kind: "line", line }, { kind: "summary" }))).toMatchObject({
        kind: "no-such-place",
      });
  });

  test("a line of a section of unknown kind gives its words once, and the section keeps the others", () => {
    const from = { kind: "line", line: 10 } as const;
    const to = { kind: "language", at: 0 } as const;
    const applied = applyCorrections(HOBBIES, [give(from, to)]);
    const reading = applied.ok ? applied.value : HOBBIES;
    expect(reading.languages).toMatchObject([
      { value: "Toda embroidery", places: [{ line: 10 }], by: "person" },
    ]);
    expect(keptSectionsOf(HOBBIES).map(keptWords)).toEqual([
      ["Hobbies", "Toda embroidery", "Long walks"],
    ]);
    expect(keptSectionsOf(reading).map(keptWords)).toEqual([["Hobbies", "Long walks"]]);
    expect(problemIn(HOBBIES, give(from, to), give(from, to))).toMatchObject({ index: 1 });
  });

  test("words taken back from a field to which such a line was given stand in their section again", () => {
    const to = { kind: "summary" } as const;
    const [given, taken] = [give({ kind: "line", line: 11 }, to), set(to, "")];
    const first = applyCorrections(HOBBIES, [given]);
    const oneByOne = first.ok && applyCorrections(first.value, [taken]);
    for (const applied of [oneByOne, applyCorrections(HOBBIES, [given, taken])]) {
      const { value } = applied && applied.ok ? applied : {};
      expect(value && keptSectionsOf(value).map(keptWords)).toEqual([
        ["Hobbies", "Toda embroidery", "Long walks"],
      ]);
      expect(value?.unplaced).toEqual([]);
    }
  });
});

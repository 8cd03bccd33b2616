import { describe, expect, test } from "vitest";
import type { Correction } from "../resume/corrections.ts";
import { MAX_CORRECTED_TEXT, MAX_CORRECTIONS } from "../resume/corrections.ts";
import { applyCorrections } from "./apply-corrections.ts";
import {
  COMPANY,
  NAME,
  TITLE,
  bullet,
  bulletsOf,
  corrected,
  dates,
  give,
  job,
  leftOver,
  problemOf,
  set,
  skill,
} from "./testing/correct.ts";
import { readPage, RESUME } from "./testing/resume.ts";
import { unplacedOf } from "./unplaced.ts";

describe("applyCorrections refuses", () => {
  const away: readonly Correction[] = [
    set({ kind: "entry", entry: job(2), field: "title" }, "Clerk"),
    set({ kind: "entry", entry: job(0), field: "degree" }, "B.Sc."),
    set(bullet(4), "One too far."),
    set({ kind: "technology", entry: job(0), at: 0 }, "SQL"),
    set(skill(0, 2), "SQL"),
    set({ kind: "skill-group", group: 2 }, "Tools"),
    set({ kind: "language", at: 4 }, "Konkani"),
    set({ kind: "link", at: 1 }, "asha.example.in"),
    dates("2020", "2021", false, job(2)),
    dates("2020", "2023", false, { list: "certifications", at: 0 }),
    dates("", "", true, { list: "certifications", at: 0 }),
    { kind: "add-entry", entry: job(3) },
    { kind: "add-entry", entry: job(0.5) },
    { kind: "remove-entry", entry: { list: "projects", at: 0 } },
    { kind: "split-entry", entry: job(0), bullet: 3 },
    { kind: "merge-entries", entry: job(1) },
    { kind: "split-text", field: bullet(0), offset: 0 },
    { kind: "split-text", field: bullet(0), offset: 500 },
    { kind: "split-text", field: TITLE, offset: 4 },
    { kind: "merge-text", field: skill(2) },
    { kind: "merge-text", field: NAME },
    give({ kind: "line", line: 6 }, NAME),
    give({ kind: "line", line: 99 }, NAME),
    give(bullet(9), NAME),
    give({ kind: "summary" }, NAME),
    give(bullet(0), bullet(5)),
    give(bullet(0), { kind: "entry", entry: job(0), field: "grade" }),
  ];

  test.each(away.map((correction) => [JSON.stringify(correction), correction] as const))(
    "%s: there is no such place",
    (_text, correction) => {
      expect(problemOf(set(NAME, "Asha"), correction)).toEqual({ kind: "no-such-place", index: 1 });
    },
  );

  test.each(["yesterday", "13/2022", "22", "2019 – 2021", "Aug 2022 in Pune", "MM/YYYY"])(
    "%s as a date, and names the words",
    (text) => {
      expect(problemOf(dates(text, "Dec 2025"))).toEqual({ kind: "not-a-date", index: 0, text });
    },
  );

  test("words longer than a field may hold, and lists longer than an upload keeps", () => {
    const long = "a".repeat(MAX_CORRECTED_TEXT + 1);
    expect(problemOf(set(NAME, long))).toEqual({
      kind: "too-long",
      index: 0,
      limit: MAX_CORRECTED_TEXT,
    });
    const many = Array.from({ length: MAX_CORRECTIONS + 1 }, () => set(NAME, "Asha"));
    expect(problemOf(...many)).toMatchObject({ kind: "too-long", index: MAX_CORRECTIONS });
  });
});

describe("set", () => {
  test("gives a value by a person, certain, at the place of what it replaced", () => {
    expect(corrected(set(NAME, "  Asha \n R. Verma ")).contact.name).toEqual({
      value: "Asha R. Verma",
      confidence: 1,
      places: RESUME.contact.name?.places,
      by: "person",
    });
  });

  test("fills what is absent, and has no place for it", () => {
    const reading = corrected(set({ kind: "summary" }, "Analyst of six years."));
    expect(reading.summary).toMatchObject({ value: "Analyst of six years.", places: [] });
  });

  test("takes a field away for no words, and lists its own words of the line as unplaced", () => {
    const reading = corrected(set(COMPANY, " "));
    expect(reading.experience[0]?.company).toBeNull();
    expect(unplacedOf(reading)).toEqual([
      { line: 5, text: "Kaveri Retail Pvt. Ltd.", places: [{ line: 5, from: 14, to: 37 }] },
    ]);
  });

  test("adds a bullet, a skill, a group and a language one past the end, and takes one out", () => {
    const reading = corrected(
      set(bullet(3), "Wrote the handbook."),
      set(bullet(0), ""),
      set(skill(3), "dbt"),
      set(skill(0, 1), "Patience"),
      set({ kind: "skill-group", group: 1 }, "Other"),
      set({ kind: "language", at: 3 }, "Konkani"),
    );
    expect(bulletsOf(reading)).toEqual([
      "Cut the load time of dashboards by half.",
      "Taught six colleagues Power BI.",
      "Wrote the handbook.",
    ]);
    expect(reading.skills.map((group) => group.skills.map((own) => own.value))).toEqual([
      ["SQL", "Python", "Power BI", "dbt"],
      ["Patience"],
    ]);
    expect(reading.skills[1]?.name?.value).toBe("Other");
    expect(reading.languages.at(-1)?.value).toBe("Konkani");
    expect(leftOver(reading)).toEqual(["• Built cohort reports in SQL for 40 stores."]);
  });

  test.each([
    ["linkedin.com/in/asha-verma", "LinkedIn"],
    ["https://github.com/asha", "GitHub"],
    ["asha.example.in", "Website"],
    ["on request", "Website"],
  ])("calls the link %s %s", (url, label) => {
    const reading = corrected(set({ kind: "link", at: 0 }, url));
    expect(reading.contact.links).toEqual([
      { value: { url, label }, confidence: 1, places: [], by: "person" },
    ]);
  });
});

describe("set-dates", () => {
  test.each([
    ["Aug 2022", "", true, { year: 2022, month: 8 }, null],
    ["06/21", "07/22", false, { year: 2021, month: 6 }, { year: 2022, month: 7 }],
    ["Jan", "Mar 2020", false, { year: 2020, month: 1 }, { year: 2020, month: 3 }],
    ["2019", "21", false, { year: 2019 }, { year: 2021 }],
    ["2010-12", "", true, { year: 2010, month: 12 }, null],
    ["", "Jan '21", false, null, { year: 2021, month: 1 }],
  ])("reads %j to %j as the reader does", (start, end, current, first, last) => {
    const own = corrected(dates(start, end, current)).experience[0];
    expect(own?.start?.value ?? null).toEqual(first && { ...first, text: start });
    expect(own?.end?.value ?? null).toEqual(last && { ...last, text: end });
    expect(own?.current).toBe(current);
  });

  test("keeps the place of the date it replaces, and the words of a date that says the same", () => {
    const own = corrected(dates("Jul 2020", "2023", false, job(1))).experience[1];
    expect(own?.start).toMatchObject({ value: { text: "Jul 2020" }, by: "person" });
    expect(own?.end).toMatchObject({ places: [{ line: 9, from: 54, to: 62 }] });
  });

  test("clears the dates for none, and lists their words", () => {
    const reading = corrected(dates("", ""));
    expect(reading.experience[0]).toMatchObject({ start: null, end: null, current: false });
    expect(leftOver(reading)).toEqual(["Aug 2022 – Present"]);
  });

  test("lets a date read as an end be the beginning of a job that goes on", () => {
    const applied = applyCorrections(
      readPage(
        "Experience",
        ["Clerk, Kaveri Retail Pvt. Ltd. | Aug 2022", { bold: true }],
        "• Filed.",
      ),
      [dates("Aug 2022", "", true)],
    );
    const own = applied.ok ? applied.value.experience[0] : null;
    expect(own).toMatchObject({ start: { places: [{ line: 2 }] }, end: null, current: true });
    expect(applied.ok && applied.value.unplaced).toEqual([]);
  });
});

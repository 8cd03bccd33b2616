import * as fc from "fast-check";
import type { Correction, EntryField, EntryRef, FieldRef } from "../../resume/corrections.ts";
import { readResume } from "../../read/read-resume.ts";
import { documentOf, page, type PageLine } from "../../read/testing/page.ts";
import type { Reading } from "../../resume/reading.ts";
import { LIST_SECTIONS } from "../../fields/sections.ts";
import { fieldsIn } from "../entries.ts";

const HEADINGS =
  "Summary|Experience|Education|Projects|Skills|Languages|Certifications|Awards|Publications|References|Hobbies".split(
    "|",
  );
const LINES = `Data Analyst, Kaveri Retail Pvt. Ltd. | Aug 2022 – Present
Senior Engineer
Orbit Labs Pvt. Ltd., Pune
Jan '21 – 03/2022
2019–21
B.Sc. Statistics, University of Pune, 2017 – 2020
CGPA: 8.4/10
• Built reports in SQL for 40 stores.
• Cut costs
o Led a team
SQL, Python; Power BI
Tools: Git, dbt
Hindi, English (fluent)
asha@example.in • +91 98200 12345 • Pune, India
linkedin.com/in/asha-verma
github.com/asha
S U M M A R Y
टीम का नेतृत्व किया
数据分析师
Power BI Associate, Microsoft, 2023
Prof. R. Iyer, Head of Department
~~~
a
Hostel app (React, Node.js) – 2021`.split("\n");

const LINE: fc.Arbitrary<PageLine> = fc.oneof(
  {
    weight: 9,
    arbitrary: fc
      .tuple(fc.constantFrom(...LINES), fc.boolean())
      .map(([text, bold]): PageLine => [text, { bold }]),
  },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 30 }) },
);

const SECTION: fc.Arbitrary<PageLine[]> = fc
  .tuple(fc.constantFrom(...HEADINGS), fc.array(LINE, { maxLength: 8, size: "max" }))
  .map(([text, lines]): PageLine[] => [[text, { size: 13, bold: true }], ...lines]);

/** Readings of documents that look like resumes, in good and bad order. */
export const READING: fc.Arbitrary<Reading> = fc
  .tuple(
    fc.array(LINE, { maxLength: 3 }),
    fc.array(SECTION, { minLength: 1, maxLength: 7, size: "max" }),
  )
  .map(([head, sections]) =>
    readResume(documentOf(page([["Asha Verma", { size: 22 }], ...head, ...sections.flat()]))),
  );

/** Mostly a small number, so that it often names something. */
const at = fc.oneof(
  { weight: 5, arbitrary: fc.constant(0) },
  { weight: 5, arbitrary: fc.nat({ max: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom(-1, 0.5, 60, Number.NaN) },
);
const entry: fc.Arbitrary<EntryRef> = fc.record({
  list: fc.oneof(
    fc.constantFrom("experience" as const, "education" as const),
    fc.constantFrom(...LIST_SECTIONS),
  ),
  at,
});
const ofEntry: fc.Arbitrary<FieldRef> = entry.chain((of) =>
  fc.record({
    kind: fc.constant("entry" as const),
    entry: fc.constant(of),
    field: fc.constantFrom<EntryField>(...fieldsIn(of.list), "grade"),
  }),
);
const field: fc.Arbitrary<FieldRef> = fc.oneof(
  fc.record({
    kind: fc.constant("contact" as const),
    field: fc.constantFrom("name", "headline", "email", "phone", "location"),
  }),
  fc.record({ kind: fc.constant("link" as const), at }),
  fc.record({ kind: fc.constant("summary" as const) }),
  ofEntry,
  fc.record({ kind: fc.constant("bullet" as const), entry, at }),
  fc.record({ kind: fc.constant("technology" as const), entry, at }),
  fc.record({ kind: fc.constant("skill" as const), group: at, at }),
  fc.record({ kind: fc.constant("skill-group" as const), group: at }),
  fc.record({ kind: fc.constant("language" as const), at }),
);
const line = fc.record({ kind: fc.constant("line" as const), line: fc.nat({ max: 40 }) });
const date = fc.constantFrom("", "", "Aug 2022", "2020", "06/21", "Jan '21", "yesterday", "22");

/** Corrections that move words and type none. */
export const MOVE: fc.Arbitrary<Correction> = fc.oneof(
  fc.record({ kind: fc.constantFrom("add-entry", "remove-entry", "merge-entries"), entry }),
  fc.record({ kind: fc.constant("split-entry" as const), entry, bullet: at }),
  fc.record({ kind: fc.constant("split-text" as const), field, offset: fc.integer({ max: 30 }) }),
  fc.record({ kind: fc.constant("merge-text" as const), field }),
  fc.record({ kind: fc.constant("reassign" as const), from: fc.oneof(field, line), to: field }),
  fc.record({ kind: fc.constant("set" as const), field, value: fc.constant("") }),
);

/** Corrections of every kind. */
export const CORRECTION: fc.Arbitrary<Correction> = fc.oneof(
  { weight: 6, arbitrary: MOVE },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("set" as const),
      field,
      value: fc.oneof(fc.constantFrom("Clerk", "a, b", "–"), fc.string({ maxLength: 12 })),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("set-dates" as const),
      entry,
      start: date,
      end: date,
      current: fc.boolean(),
    }),
  },
);

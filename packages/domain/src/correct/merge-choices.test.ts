import { expect, test } from "vitest";
import { readResume } from "../read/read-resume.ts";
import { documentOf, page, type PageLine } from "../read/testing/page.ts";
import type { Correction, EntryRef, FieldRef, FieldView } from "../resume/corrections.ts";
import {
  correctionDifferences,
  entryText,
  differenceText,
  type CorrectionDifference,
  type CorrectedSides,
  type CorrectionSide,
} from "./correction-differences.ts";
import { correctedBy, type Corrected } from "./corrected.ts";
import { mergeChoices } from "./merge-choices.ts";

const MEERA: readonly PageLine[] = [
  "Meera Joshi",
  "Data Analyst",
  "meera.joshi@example.in | Pune, Maharashtra",
  ["EXPERIENCE", { size: 13, bold: true }],
  "Data Analyst, Kaveri Retail",
  "Aug 2022 - Present",
  "• Built cohort analysis in SQL and raised repeat orders by 9%.",
  "• Wrote weekly sales reports in Power BI.",
  "Junior Analyst, Sahyadri Consulting",
  "Jul 2020 - Jul 2022",
  "• Cleaned addresses of 80,000 customers.",
  ["SKILLS", { size: 13, bold: true }],
  "SQL, Python, Power BI",
];
const MADE = readResume(documentOf(page(MEERA)));

const job = (at: number): EntryRef => ({ list: "experience", at });
const set = (field: FieldRef, value: string): Correction => ({ kind: "set", field, value });
const email = (value: string) => set({ kind: "contact", field: "email" }, value);
const company = (at: number, value: string) =>
  set({ kind: "entry", entry: job(at), field: "company" }, value);
const bullet = (at: number, value: string) => set({ kind: "bullet", entry: job(0), at }, value);
const skill = (at: number, value: string) => set({ kind: "skill", group: 0, at }, value);

function sidesOf(mine: readonly Correction[], theirs: readonly Correction[]): CorrectedSides {
  return {
    base: correctedBy(MADE, []),
    mine: correctedBy(MADE, mine),
    theirs: correctedBy(MADE, theirs),
  };
}

/** What a choice comes to; fails where the two cannot be put together. */
function mergedBy(
  lists: Readonly<Record<CorrectionSide, readonly Correction[]>>,
  choice: (key: string) => CorrectionSide,
): Corrected {
  const sides = sidesOf(lists.mine, lists.theirs);
  const differences = correctionDifferences(sides);
  const choices = new Map(differences.map(({ key }) => [key, choice(key)]));
  const merge = mergeChoices(sides, differences, choices);
  if (!merge) throw new Error("cannot be put together");
  return correctedBy(MADE, [...lists[merge.from], ...merge.step]);
}

/** What is in each field, whatever its number. */
const saying = ({ fields }: Pick<Corrected, "fields">) => fields.flatMap(lineOf).toSorted();

const lineOf = (view: FieldView | null) => (view?.text ? [`${view.label}: ${view.text}`] : []);

const linesOf = (difference: CorrectionDifference, whose: CorrectionSide) =>
  difference.kind === "field"
    ? lineOf(difference[whose])
    : (difference[whose]?.fields ?? []).flatMap(lineOf);

const ofBoth = (difference: CorrectionDifference) =>
  difference.kind === "field"
    ? [difference.label, differenceText(difference, "theirs"), differenceText(difference, "mine")]
    : [
        difference.label,
        difference.theirs ? entryText(difference.theirs) : null,
        difference.mine ? entryText(difference.mine) : null,
      ];

const LISTS: readonly (readonly [string, readonly Correction[]])[] = [
  ["nothing", []],
  ["fields", [email("a@example.in"), company(0, "Kaveri"), bullet(1, "Wrote reports in SQL.")]],
  ["no email, no company", [email(""), company(1, "")]],
  ["dates", [{ kind: "set-dates", entry: job(0), start: "Mar 2021", end: "", current: true }]],
  ["fewer bullets and skills", [bullet(0, ""), skill(2, ""), skill(0, "PostgreSQL")]],
  ["more bullets and skills", [bullet(2, "Led two people."), skill(3, "Excel"), skill(4, "R")]],
  [
    "links and a title",
    [
      set({ kind: "link", at: 0 }, "linkedin.com/in/meera"),
      set({ kind: "link", at: 1 }, "github.com/meera"),
      set({ kind: "contact", field: "headline" }, "Head of Data"),
    ],
  ],
  [
    "a group of skills and a language",
    [
      set({ kind: "skill", group: 1, at: 0 }, "Hindi typing"),
      set({ kind: "skill-group", group: 1 }, "Office"),
      set({ kind: "language", at: 0 }, "Marathi"),
    ],
  ],
  ["no second job", [{ kind: "remove-entry", entry: job(1) }]],
  ["no first job", [{ kind: "remove-entry", entry: job(0) }]],
  [
    "a job more",
    [
      { kind: "add-entry", entry: job(2) },
      set({ kind: "entry", entry: job(2), field: "title" }, "Intern"),
      { kind: "set-dates", entry: job(2), start: "2019", end: "2020", current: false },
      set({ kind: "bullet", entry: job(2), at: 0 }, "Counted stock."),
    ],
  ],
  ["one job cut in two", [{ kind: "split-entry", entry: job(0), bullet: 1 }]],
  ["both jobs in one", [{ kind: "merge-entries", entry: job(0) }]],
];

const PAIRS = LISTS.flatMap(([a, mine]) =>
  LISTS.map(([b, theirs]) => ({ a, b, mine, theirs })),
).filter(({ a, b }) => a !== b);

test("says nothing differs where both come to the same in another way", () => {
  const sides = sidesOf(
    [email("a@example.in"), email("b@example.in")],
    [company(0, "Kaveri Retail"), email("b@example.in")],
  );
  expect(correctionDifferences(sides)).toEqual([]);
});

test("names each field that differs with both its values, in the order of a page", () => {
  const sides = sidesOf(
    [company(0, "Kaveri"), email("a@example.in")],
    [email("b@example.in"), bullet(1, "")],
  );
  expect(correctionDifferences(sides).map(ofBoth)).toEqual([
    ["Email", "b@example.in", "a@example.in"],
    ["Company", "Kaveri Retail", "Kaveri"],
    [
      "Bullets",
      "Built cohort analysis in SQL and raised repeat orders by 9%.",
      "Built cohort analysis in SQL and raised repeat orders by 9%. · Wrote weekly sales reports in Power BI.",
    ],
  ]);
});

test("suggests whoever changed a field, and says where both did", () => {
  const sides = sidesOf([company(0, "Kaveri"), email("a@example.in")], [email(""), bullet(1, "")]);
  expect(
    correctionDifferences(sides).map(({ label, suggested, isBoth }) => [label, suggested, isBoth]),
  ).toEqual([
    ["Email", "mine", true],
    ["Company", "mine", false],
    ["Bullets", "theirs", false],
  ]);
});

test("offers an entry that only one side has as a whole", () => {
  const more = LISTS.find(([name]) => name === "a job more")?.[1] ?? [];
  const sides = sidesOf(more, [{ kind: "remove-entry", entry: job(1) }]);
  expect(correctionDifferences(sides).map(ofBoth)).toEqual([
    ["Experience, 2 of 3", null, "Junior Analyst, Sahyadri Consulting, Jul 2020 to Jul 2022"],
    ["Experience, 3 of 3", null, "Intern, 2019 to 2020"],
  ]);
});

test("goes on from the side whose entries a machine read, so that they keep their place on the page", () => {
  const lists = {
    mine: [email("a@example.in")],
    theirs: [{ kind: "remove-entry", entry: job(1) }],
  } as const;
  const { fields, unplaced } = mergedBy(lists, (key) =>
    key === "experience-2" ? "mine" : "theirs",
  );
  expect(fields.find(({ text }) => text === "Sahyadri Consulting")?.places).toHaveLength(1);
  expect(fields.find(({ label }) => label === "Email")?.text).toBe("meera.joshi@example.in");
  expect(unplaced).toEqual([]);
});

test.each(PAIRS)("comes to either side where all of it is chosen: $a, and $b", (pair) => {
  const sides = sidesOf(pair.mine, pair.theirs);
  for (const whose of ["mine", "theirs"] as const)
    expect(saying(mergedBy(pair, () => whose))).toEqual(saying(sides[whose]));
});

test.each(PAIRS)("brings over one difference and no more: $a, and $b", (pair) => {
  const sides = sidesOf(pair.mine, pair.theirs);
  for (const wanted of correctionDifferences(sides)) {
    const merged = mergedBy(pair, (key) => (key === wanted.key ? "mine" : "theirs"));
    const expected = saying(sides.theirs);
    for (const line of linesOf(wanted, "theirs")) expected.splice(expected.indexOf(line), 1);
    expected.push(...linesOf(wanted, "mine"));
    expect(saying(merged)).toEqual(expected.toSorted());
  }
});

import { describe, expect, test } from "vitest";
import { readResume } from "../../read/read-resume.ts";
import { documentOf, page, type PageLine } from "../../read/testing/page.ts";
import { counter, taken } from "../testing/imported.ts";
import { draftFromReading } from "./draft-from-reading.ts";

const heading = (text: string): PageLine => [text, { size: 14, bold: true }];
const read = (...lines: readonly PageLine[]) =>
  draftFromReading(readResume(documentOf(page(lines))), counter());

const RESUME: readonly PageLine[] = [
  ["Naina Kapoor", { size: 20, bold: true }],
  "naina@example.in | +91 98111 33333 | github.com/naina-k | linkedin.com/in/naina-k | naina.in",
  "",
  heading("EDUCATION"),
  "B.A., Economics, Delhi University, 2012 - 2015",
  "",
  heading("WORK EXPERIENCE"),
  "Policy Analyst, Yamuna Institute, Delhi, Jan 2016 - Present",
  "• Wrote nine briefs.",
  "",
  heading("SKILLS"),
  "Statistics: Stata, R",
  "",
  heading("PHILATELY CLUB"),
  "• Keeps the ledger of 7 albums",
  "Meets on Sundays.",
];

describe("draftFromReading", () => {
  test("refuses a reading of nothing", () => {
    expect(read()).toEqual({ ok: false, problem: { kind: "empty" } });
  });

  test("keeps a section that ours has not, with its heading and lines", () => {
    const { draft } = taken(read(...RESUME));
    expect(draft.resumeData.custom.map(({ name, content }) => [name, content])).toContainEqual([
      "Philately club",
      "• Keeps the ledger of 7 albums\nMeets on Sundays.",
    ]);
  });

  test("joins the lines of a point and of a paragraph that ended for want of room, and no others", () => {
    const lines: readonly PageLine[] = [
      heading("PHILATELY CLUB"),
      "• Keeps the ledger of seven albums with stamps of the railways and of the post, and answers letters about them",
      ["from collectors in nine countries", { x: 60 }],
      "• Meets on Sundays",
      "Stamps",
      "Coins",
    ];
    const { draft } = taken(read(...RESUME.slice(0, -3), ...lines));
    expect(draft.resumeData.custom.map(({ content }) => content)).toContainEqual(
      "• Keeps the ledger of seven albums with stamps of the railways and of the post, and answers letters about them from collectors in nine countries\n• Meets on Sundays\nStamps\nCoins",
    );
  });

  test("keeps the order of the file, the links beyond two, and what skills were called", () => {
    const { draft, leftOut } = taken(read(...RESUME));
    expect(draft.sections.slice(0, 4).map(({ id }) => id)).toEqual([
      "personal",
      "education",
      "experience",
      "skills",
    ]);
    expect(draft.resumeData.personal.linkedin).toContain("linkedin.com/in/naina-k");
    expect(JSON.stringify(draft.resumeData.custom)).toContain("github.com/naina-k");
    expect(draft.resumeData.skills).toMatchObject({
      technical: [],
      groups: [{ name: "Statistics", skills: ["Stata", "R"] }],
    });
    expect(JSON.stringify(leftOut)).not.toContain("Statistics");
  });

  test("keeps words that no field took from a line that others stand on", () => {
    const { leftOut } = taken(
      read(
        heading("Education"),
        "ITI, Electrician trade, Government ITI Lucknow, 2014 - 2016",
        "",
        heading("Skills"),
        "Wiring, Earthing",
      ),
    );
    expect(leftOut).toEqual([
      { where: "Page 1", field: "", text: "Government ITI Lucknow", isKept: true },
    ]);
  });

  test("keeps lines that fitted nowhere in the hidden section, by the page they stood on", () => {
    const { draft, leftOut } = taken(
      read(
        heading("Education"),
        "B.A., Economics, Delhi University, 2012 - 2015",
        "",
        heading("Contact"),
        "Zebra crossing of no meaning",
        "naina@example.in",
      ),
    );
    const unplaced = leftOut.find(({ text }) => text.includes("Zebra"));
    expect(unplaced).toMatchObject({ where: "Page 1", isKept: true });
    const kept = draft.resumeData.custom.at(-1);
    expect(kept?.name).toBe("Not placed");
    expect(draft.sections.find(({ id }) => id === kept?.id)?.isHidden).toBe(true);
  });
});

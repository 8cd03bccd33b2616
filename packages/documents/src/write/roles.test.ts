import { repairDraft } from "@taiyari/domain/draft";
import { outlineOf } from "@taiyari/domain/export";
import { readResume } from "@taiyari/domain/read";
import { describe, expect, test } from "vitest";
import { readSource } from "../read-source.ts";
import type { DocxLook } from "./docx-look.ts";
import { writeDocx } from "./write-docx.ts";

const LOOK: DocxLook = {
  accent: "#0f6b6b",
  fonts: "inter",
  density: "normal",
  paper: "a4",
  margins: "normal",
  language: "en-IN",
};

describe("several roles at one company", () => {
  test("are one block in a Word document, and our reader has the company of each", async () => {
    const draft = repairDraft({
      resumeData: {
        personal: { fullName: "Harpreet Kaur Sandhu", email: "harpreet@example.in" },
        experience: [
          [
            "Plant Manager",
            "Sutlej Dairy Limited",
            "Jan 2020",
            "Dec 2023",
            "• Cut spoilage by 40%.",
          ],
          [
            "Shift Manager",
            "Sutlej Dairy Limited",
            "Jan 2017",
            "Dec 2019",
            "• Trained 60 operators.",
          ],
          ["Chemist", "Beas Foods", "Jan 2015", "Dec 2016", "• Tested 90 samples a day."],
        ].map(([title, company, startDate, endDate, description]) => ({
          title,
          company,
          startDate,
          endDate,
          description,
          location: "Ludhiana",
        })),
      },
    });
    if (!draft) throw new Error("no draft");
    const outline = outlineOf(draft);
    expect(outline.sections[0]?.entries.map(({ title }) => title)).toEqual([
      "Sutlej Dairy Limited",
      "Plant Manager",
      "Shift Manager",
      "Chemist",
    ]);
    const source = await readSource(writeDocx(outline, LOOK));
    if (!source.ok) throw new Error(source.problem.kind);
    const { experience } = readResume(source.value);
    expect(experience.map(({ title, company }) => [title?.value, company?.value])).toEqual([
      ["Plant Manager", "Sutlej Dairy Limited"],
      ["Shift Manager", "Sutlej Dairy Limited"],
      ["Chemist", "Beas Foods"],
    ]);
  });
});

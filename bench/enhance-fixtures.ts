import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { EnhanceScope } from "@taiyari/domain/coach";
import { newDraft, type ResumeDraft } from "@taiyari/domain/draft";
import { blankValues } from "@taiyari/domain/fields";
import { load } from "js-yaml";

const FOLDER = path.join(import.meta.dirname, "coach", "enhance");

export type Split = "development" | "validation";

/** A text as a person typed it, with what a good editor wants of the result. Described in bench/coach/enhance/README.md. */
export interface EnhanceFixture {
  readonly id: string;
  readonly section: string;
  readonly title: string;
  readonly organisation: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly current: boolean;
  readonly skills: readonly string[];
  readonly text: string;
  readonly wants: readonly string[];
  readonly mustKeep: readonly string[];
  readonly never: readonly string[];
}

/** The fixtures of one half. Nobody makes a rule from those of "validation". */
export async function enhanceFixtures(split: Split): Promise<EnhanceFixture[]> {
  const folder = path.join(FOLDER, split);
  const files = (await readdir(folder)).filter((name) => name.endsWith(".yaml")).toSorted();
  const lists = await Promise.all(files.map((name) => readFile(path.join(folder, name), "utf8")));
  return lists.flatMap((list) => load(list) as EnhanceFixture[]);
}

/** The entry of a fixture's text in its draft, and the field that holds it. */
export interface FixtureDraft {
  readonly draft: ResumeDraft;
  readonly scope: EnhanceScope;
}

/** Days since 1 January 1970 of 1 January 2026, when every fixture's dates lie in the past. */
export const FIXTURE_DAY = 20_454;

const ITEM = "fixture";

/**
 * A plausible whole resume in which only the fixture's text differs from one fixture to the next: a headline, a study,
 * a good earlier job, and the person's skills. The fixture's text stands in the entry or field it was typed into.
 */
export function fixtureDraft(fixture: EnhanceFixture, text = fixture.text): FixtureDraft {
  const isSummary = fixture.section === "personal";
  const empty = newDraft();
  const draft: ResumeDraft = {
    ...empty,
    resumeData: {
      ...empty.resumeData,
      personal: {
        ...empty.resumeData.personal,
        fullName: "Asha Verma",
        title: "",
        email: "asha.verma@example.com",
        phone: "+91 98765 43210",
        location: "Pune, Maharashtra",
        summary: isSummary ? text : "",
      },
      skills: { ...empty.resumeData.skills, technical: [...fixture.skills] },
      experience: [
        ...(fixture.section === "experience" ? [jobOf(fixture, text)] : []),
        EARLIER_JOB,
      ],
      education: [STUDY, ...(fixture.section === "education" ? [studyOf(fixture, text)] : [])],
      projects:
        fixture.section === "projects"
          ? [
              {
                ...blankValues("projects"),
                id: ITEM,
                name: fixture.title,
                startDate: fixture.startDate,
                endDate: fixture.endDate,
                description: text,
              },
            ]
          : [],
      certifications:
        fixture.section === "certifications"
          ? [
              {
                ...blankValues("certifications"),
                id: ITEM,
                name: fixture.title,
                issuer: fixture.organisation,
                date: fixture.startDate,
                description: text,
              },
            ]
          : [],
      awards:
        fixture.section === "awards"
          ? [
              {
                ...blankValues("awards"),
                id: ITEM,
                title: fixture.title,
                issuer: fixture.organisation,
                date: fixture.startDate,
                description: text,
              },
            ]
          : [],
      publications:
        fixture.section === "publications"
          ? [
              {
                ...blankValues("publications"),
                id: ITEM,
                title: fixture.title,
                publisher: fixture.organisation,
                date: fixture.startDate,
                description: text,
              },
            ]
          : [],
      custom:
        fixture.section === "custom"
          ? [
              {
                id: "custom_1",
                name: fixture.title || "Other",
                isRepeatable: false,
                content: text,
                items: [],
              },
            ]
          : [],
    },
  };
  if (isSummary) return { draft, scope: { section: "personal", item: null, field: "summary" } };
  if (fixture.section === "custom")
    return { draft, scope: { section: "custom_1", item: null, field: "content" } };
  return { draft, scope: { section: fixture.section, item: ITEM, field: "description" } };
}

function jobOf(
  fixture: EnhanceFixture,
  text: string,
): ResumeDraft["resumeData"]["experience"][number] {
  const { title, organisation, startDate, endDate, current } = fixture;
  return {
    ...blankValues("experience"),
    id: ITEM,
    title,
    company: organisation,
    startDate,
    endDate,
    current,
    description: text,
  };
}

function studyOf(
  fixture: EnhanceFixture,
  text: string,
): ResumeDraft["resumeData"]["education"][number] {
  const { title, organisation, startDate, endDate, current } = fixture;
  return {
    ...blankValues("education"),
    id: ITEM,
    degree: title,
    institution: organisation,
    startDate,
    endDate,
    current,
    description: text,
  };
}

const EARLIER_JOB: ResumeDraft["resumeData"]["experience"][number] = {
  ...blankValues("experience"),
  id: "earlier",
  title: "Operations Executive",
  company: "Kaveri Home Needs",
  location: "Pune",
  startDate: "2013-04",
  endDate: "2016-12",
  description: [
    "• Cut the time to answer a customer's question from nine hours to four by sorting the mail by product every morning.",
    "• Trained six new colleagues on the order system and wrote the 24-page guide that they kept beside the telephone.",
    "• Checked 140 invoices a week against delivery notes and recovered ₹3.2 lakh that had been paid twice.",
    "• Kept the stock list of 1,100 articles true within one per cent through monthly counts with two storekeepers.",
    "• Answered 45 telephone calls a day from shops in Pune, Satara and Kolhapur.",
    "• Planned the delivery routes of seven vans and lowered the fuel bill by 12% in the first year.",
  ].join("\n"),
};

const STUDY: ResumeDraft["resumeData"]["education"][number] = {
  ...blankValues("education"),
  id: "study",
  degree: "B.Com",
  institution: "Savitri College, Pune",
  startDate: "2010",
  endDate: "2013",
};

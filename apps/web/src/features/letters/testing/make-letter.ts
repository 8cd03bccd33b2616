import { indexCareers } from "@taiyari/domain/careers";
import { checkLetter, draftLetter, type Letter } from "@taiyari/domain/coach";
import { applyEdit, newDraft, type DraftEdit, type ResumeDraft } from "@taiyari/domain/draft";
import { readJobDescription } from "@taiyari/domain/job";

const set = (section: string, item: string | null, field: string, value: string): DraftEdit => ({
  kind: "set-field",
  field: { section, item, field },
  value,
});

/** A resume of two lines of work. */
export const DRAFT: ResumeDraft = [
  set("personal", null, "fullName", "Ananya Iyer"),
  set("personal", null, "email", "ananya.iyer@example.in"),
  { kind: "add-item", section: "experience", id: "saral" } as const,
  set("experience", "saral", "title", "Data Analyst"),
  set("experience", "saral", "company", "Saral Commerce"),
  set("experience", "saral", "startDate", "Jan 2023"),
  set("experience", "saral", "endDate", "Dec 2025"),
  set(
    "experience",
    "saral",
    "description",
    "• Built the daily order pipeline in PostgreSQL\n• Ran 22 price experiments; seven shipped",
  ),
].reduce(applyEdit, newDraft());

const CAREERS = {
  skills: ["PostgreSQL", "Power BI"].map((name) => ({
    id: name.toLowerCase(),
    name,
    kind: "tool" as const,
    aliases: [],
    neighbours: [],
  })),
  roles: [],
  industries: [],
};

/** 22 Nov 2026. */
export const TODAY = 20_779;
export const JOB = "Data Analyst\nRequirements:\n- PostgreSQL\n- Power BI";

const job = { reading: readJobDescription(JOB, CAREERS), text: JOB };
const careers = indexCareers(CAREERS);

/** The letter that is drafted from it. */
export const LETTER: Letter = draftLetter({
  draft: DRAFT,
  job,
  role: "Data Analyst",
  company: "Nandi Retail",
  tone: "formal",
  careers,
  today: TODAY,
});

export const check = (letter: Letter) => checkLetter(letter, DRAFT, job, careers);

/** A letter with another text in one paragraph. */
export function withText(letter: Letter, id: string, text: string): Letter {
  const paragraphs = letter.paragraphs.map((one) => (one.id === id ? { ...one, text } : one));
  return { ...letter, paragraphs };
}

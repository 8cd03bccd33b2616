import { monthOfDay } from "../../evidence/dates.ts";
import type { PartialDate } from "../../resume/reading.ts";
import { inWords } from "../../text/wording.ts";
import type { Career, Stage } from "./career.ts";
import { yearsOfWork } from "./career.ts";

/** "the post of Data Analyst at Nandi Retail"; "" where neither is known. */
export function postNamed(role: string, company: string): string {
  if (role !== "")
    return company === ""
      ? `the post of ${role}`
      : `the post of ${commaClosed(role)} at ${company}`;
  return company === "" ? "" : `a post at ${company}`;
}

/** What the person is and for how long, by the titles and dates of the resume; [] where it says neither. */
export function selfSentences(career: Career, title: string, today: number): readonly string[] {
  const [job] = career.jobs;
  const years = yearsOfWork(career, today);
  const study = studySentence(career.studies[0], today);
  const isFresher = years === null || years < 1;
  const work = job && workSentence(job, years);
  if (work) return isFresher && study ? [study, work] : [work];
  if (study) return [study];
  return title === "" ? [] : [`I am ${article(title)} ${title}.`];
}

function workSentence({ title, where, isCurrent }: Stage, years: number | null): string {
  const long =
    years !== null && years >= 1
      ? `${inWords(years)} ${years === 1 ? "year" : "years"} of work experience`
      : "";
  const post = postOf(title, where);
  if (post === "") return long === "" ? "" : `I have ${long}.`;
  if (isCurrent) {
    const self = title === "" ? `I work ${post}` : `I am ${post}`;
    return long === "" ? `${self}.` : `${self}, with ${long}.`;
  }
  const self = title === "" ? `I worked ${post}` : `I worked as ${post}`;
  return long === ""
    ? `${self}.`
    : `I have ${long}, most recently ${title === "" ? post : `as ${post}`}.`;
}

/** "a Data Analyst at Saral Commerce". */
function postOf(title: string, where: string): string {
  const place = where === "" ? "" : `at ${where}`;
  return title === "" ? place : [article(title), title, place].filter(Boolean).join(" ");
}

function studySentence(study: Stage | undefined, today: number): string {
  if (!study || study.title === "") return "";
  const place = study.where === "" ? "" : ` at ${commaClosed(study.where)}`;
  const degree = degreeIn(study.title);
  const ends = study.end && study.end.year * 12 + (study.end.month ?? 12) - 1;
  const isOver = ends !== null ? ends <= monthOfDay(today) : !study.isCurrent;
  if (!isOver || study.isCurrent)
    return `I am studying for my ${degree}${place}${study.end ? ` and will finish in ${dateInProse(study.end)}` : ""}.`;
  return `I completed my ${degree}${place}${study.end ? ` in ${dateInProse(study.end)}` : ""}.`;
}

/** "B.Sc., Statistics" is a B.Sc. in Statistics. */
function degreeIn(title: string): string {
  const parts = title.split(/,\s+/u);
  return parts.length === 2 ? parts.join(" in ") : title;
}

/** A name with a comma in it is closed by one, "RV College, Bengaluru,", where the sentence goes on. */
function commaClosed(name: string): string {
  return name.includes(",") ? `${name},` : name;
}

const MONTHS =
  `January February March April May June July August September October November December`.split(
    " ",
  );

function dateInProse({ year, month }: PartialDate): string {
  const name = month === undefined ? undefined : MONTHS[month - 1];
  return name ? `${name} ${year}` : String(year);
}

/** Letters said one by one: "HR", "F&B", "C.A.". */
const LETTERS = /^(?:[\p{Lu}\d]{1,4}|\p{Lu}(?:[&.]\p{Lu})+\.?)$/u;

/** "a" or "an", by how the word is said: "an HR Executive", "a UX Designer", "an hourly worker". */
export function article(words: string): "a" | "an" {
  const [word = ""] = words.split(/[\s/-]/u);
  if (LETTERS.test(word)) return /^[AEFHILMNORSX8]/u.test(word) ? "an" : "a";
  if (/^(?:uni(?!n|m)|use|usa|eu|one|ubi)/iu.test(word)) return "a";
  return /^(?:[aeiou]|hono|hour|heir)/iu.test(word) ? "an" : "a";
}

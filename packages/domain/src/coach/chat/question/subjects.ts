import { regex } from "../../../text/regex.ts";
import type { SubjectOfChecks } from "./question.ts";

/** Subjects that several checks look at together, by the words people have for them. */
const SUBJECTS: readonly (readonly [SubjectOfChecks, RegExp])[] = [
  [
    "language",
    /\b(?:spellings?|grammar|grammatical|typos?|english|vyakaran|language mistakes?)\b|व्याकरण/iu,
  ],
  ["dates", /\b(?:dates?|tareekh\S*|tarikh\S*|month and year|date format)\b/iu],
  [
    "layout",
    regex("iu")`
      \b(?:layout|format|formatting|design|template|columns?|tables?|graphics?|icons?|alignment|margins?|spacing|dikhne me\S*)\b
    `,
  ],
  [
    "file",
    /\b(?:pdf|docx?|word file|word format|word document|file (?:type|format|size|name))\b/iu,
  ],
];

/** Ones that speak of something to be done or of a thing in the resume, and not of how it is written. */
const OTHERS =
  /\b(?:birth|up to date|updated?|joining date|start date|english (?:skills?|speaking|fluency))\b/iu;

/** The subject whose checks answer a question; null for none. */
export function subjectIn(text: string): SubjectOfChecks | null {
  if (OTHERS.test(text)) return null;
  return SUBJECTS.find(([, words]) => words.test(text))?.[0] ?? null;
}

const BEGINNER = regex("iu")`
  \b(?:no|without|zero|lack of|dont have|don['’]t have|do not have|not have|never had)\s+(?:any\s+|a\s+|much\s+)?(?:work(?:ing)?\s+|job\s+|real\s+|prior\s+|full[- ]time\s+)?(?:experience|jobs?)\b|
  \bexperience\s+(?:hi\s+)?(?:nahi|nahin|nhi)\b|\bfreshers?\b.{0,30}\b(?:write|show|put|add|likh\S*|daal\S*|dikha\S*)\b|
  \b(?:kabhi )?(?:job|naukri) (?:nahi|nahin|nhi) (?:ki|kari)\b
`;

/** Whether somebody asks what to show in place of a job they never had. */
export function isBeginnersQuestion(text: string): boolean {
  return BEGINNER.test(text);
}

const INSTEAD = regex("iu")`
  \b(?:chale?ga|chale?gi|chalta|chal jaye?ga|instead|in place of|in lieu of|alternatives?|substitute|equivalent|replace|same as|
  do (?:the same|instead)|will .{2,30} do|kaafi|kafi|enough|sufficient|acceptable|ok(?:ay)? (?:instead|for))\b
`;

/** Whether one thing is offered for another: "Will Power BI do?", "Tableau ki jagah Power BI chalega?" */
export function offersInstead(text: string): boolean {
  return INSTEAD.test(text) || /\bki jagah\b|की जगह/iu.test(text);
}

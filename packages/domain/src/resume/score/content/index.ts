import type { Check } from "../check.ts";
import { achievements } from "./achievements.ts";
import { bulletLength } from "./bullet-length.ts";
import { educationComplete } from "./education-complete.ts";
import { onEnough } from "./enough.ts";
import { firstPerson } from "./first-person.ts";
import { openingVerbs } from "./opening-verbs.ts";
import { pageLength } from "./page-length.ts";
import { plainWords } from "./plain-words.ts";
import { punctuation } from "./punctuation.ts";
import { repetition } from "./repetition.ts";
import { skillsShown } from "./skills-shown.ts";
import { summarySays } from "./summary-says.ts";
import { technologyNames } from "./technology-names.ts";
import { tense } from "./tense.ts";
import { timeline } from "./timeline.ts";

/** What the resume says. Forty points. */
export const CONTENT_CHECKS: readonly Check[] = [
  achievements,
  onEnough(openingVerbs),
  summarySays,
  skillsShown,
  pageLength,
  onEnough(bulletLength),
  onEnough(plainWords),
  onEnough(firstPerson),
  onEnough(repetition),
  timeline,
  educationComplete,
  onEnough(tense),
  onEnough(punctuation),
  onEnough(technologyNames),
];

import type { Check } from "../check.ts";
import { inEnglishOnly } from "../left-out.ts";
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
import { sectionsForLevel } from "./sections-for-level.ts";
import { skillsShown } from "./skills-shown.ts";
import { specifics } from "./specifics.ts";
import { summarySays } from "./summary-says.ts";
import { technologyNames } from "./technology-names.ts";
import { tense } from "./tense.ts";
import { timeline } from "./timeline.ts";

/** What the resume says. Forty points. */
export const CONTENT_CHECKS: readonly Check[] = [
  inEnglishOnly(achievements),
  inEnglishOnly(onEnough(specifics, "proof")),
  inEnglishOnly(onEnough(openingVerbs, "proof")),
  inEnglishOnly(summarySays),
  inEnglishOnly(skillsShown),
  pageLength,
  sectionsForLevel,
  inEnglishOnly(onEnough(bulletLength, "style")),
  inEnglishOnly(onEnough(plainWords, "style")),
  inEnglishOnly(onEnough(firstPerson, "style")),
  inEnglishOnly(onEnough(repetition, "style")),
  timeline,
  educationComplete,
  inEnglishOnly(onEnough(tense, "style")),
  onEnough(punctuation, "style"),
  onEnough(technologyNames, "style"),
];

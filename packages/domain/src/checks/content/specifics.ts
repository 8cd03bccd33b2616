import type { Evidence } from "../../resume/report.ts";
import { full, MAX_EVIDENCE } from "../check.ts";
import type { Check, Outcome } from "../check.ts";
import { findSkills } from "../../careers/find-skills.ts";
import { tokenize } from "../../text/tokens.ts";
import type { CareersIndex } from "../../careers/careers-index.ts";
import { findPhrases, VAGUE } from "../../lexicon/cliches.ts";
import type { Bullet } from "../../evidence/passages.ts";
import { findResult } from "./results.ts";
import type { Subject } from "../../evidence/subject.ts";
import { agree, figure, outOf, sentenceStart } from "../../text/wording.ts";
import { bulletEvidence, bulletFigure, firstLines, withoutBullets } from "./bullet-evidence.ts";

/** Bullets that name what they are about. */
export const specifics: Check = {
  id: "specifics",
  axis: "content",
  weight: 3,
  title: "Specific bullets",
  looksAt: "Bullets that name a figure, a tool, a product, a place or a client.",
  source:
    "Specificity is the largest part of a public deterministic scorer. A bullet that names nothing could stand on any resume; three in four must name something, our choice.",
  run,
};

/** The share of bullets that must name something for all points. */
const AIM = 0.75;

function run(subject: Subject): Outcome {
  const { bullets, index } = subject;
  if (bullets.length === 0)
    return withoutBullets(
      subject,
      "What you used, for whom and how much of it is what tells your work from anybody's.",
    );
  const general = bullets.filter((bullet) => !namesSomething(bullet.text, index));
  const named = bullets.length - general.length;
  const finding = `${sentenceStart(outOf(named, bullets.length, "bullet"))} ${agree(Math.max(1, named), "names", "name")} a figure, a tool or a name.`;
  const share = Math.min(1, named / (bullets.length * AIM));
  if (share >= 1)
    return full(finding.replace(/^The one bullet/u, "Your one bullet"), {
      text: "Your bullets name what you worked with, for whom and how much.",
      lines: [],
    });
  return {
    share,
    finding,
    evidence: general.slice(0, MAX_EVIDENCE).map(evidence),
    advice: {
      title: `Name things in ${bulletFigure(general.length)}`,
      why: "Which tool, which product, for which client, how many? A bullet that names none of it could stand on any resume.",
      note: `${general.length} of ${figure(bullets.length, "bullet")}`,
    },
    praise: null,
    concern: {
      text: `${sentenceStart(outOf(general.length, bullets.length, "bullet"))} ${agree(general.length, "names", "name")} no figure, tool or name.`,
      lines: firstLines(general),
    },
  };
}

/** A figure, a known skill, or a name: a word in capitals, or with one, that does not open the sentence. */
export function namesSomething(text: string, index: CareersIndex): boolean {
  if (/\d/u.test(text) || findResult(text) !== null) return true;
  if (findSkills(text, index).some(({ skill }) => skill.kind !== "soft")) return true;
  return tokenize(text).some(
    (token, i) =>
      token.text !== "I" &&
      /\p{Lu}/u.test(token.text) &&
      (i > 0 || /\p{Lu}.*\p{Lu}/u.test(token.text)) &&
      !/[.!?]\s*$/u.test(text.slice(0, token.from)),
  );
}

function evidence(bullet: Bullet): Evidence {
  const vague = findPhrases(bullet.text, VAGUE);
  const marks = vague.map(({ from, to }) => ({ from, to, note: "Which, or how many?" }));
  const whole = {
    from: 0,
    to: bullet.text.length,
    note: "Names no figure, no tool, no product and no client.",
  };
  return bulletEvidence(bullet, marks.length > 0 ? marks : [whole]);
}

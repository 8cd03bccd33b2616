import { full, MAX_EVIDENCE } from "../check.ts";
import type { Check, Outcome } from "../check.ts";
import { dutyOpening } from "../../lexicon/duties.ts";
import { openingWord, verbOf } from "../../lexicon/verbs.ts";
import type { Bullet } from "../../evidence/passages.ts";
import type { Subject } from "../../evidence/subject.ts";
import { agree, counted, figure, quoted, sentenceStart } from "../../text/wording.ts";
import { bulletEvidence, firstLines, withoutBullets } from "./bullet-evidence.ts";

/** Past work in the past tense. Current work may be in either. */
export const tense: Check = {
  id: "tense",
  axis: "content",
  weight: 1,
  title: "Tense",
  looksAt: "Past work in the past tense. Current work may be in either.",
  source: "Custom of the form: the past for jobs that ended, the present for the one that goes on.",
  run,
};

/** The one slip that is no pattern. */
const TOLERATED = 0.05;

function run(subject: Subject): Outcome {
  const { bullets } = subject;
  if (bullets.length === 0)
    return withoutBullets(subject, "The past tense tells what is done from what you do now.");
  const bad = bullets.filter(isPresentInPast);
  if (bad.length <= bullets.length * TOLERATED) return full("Past work is in the past tense.");
  return {
    share: 1 - bad.length / bullets.length,
    finding: `${sentenceStart(counted(bad.length, "bullet"))} of ended work ${agree(bad.length, "is", "are")} in the present.`,
    evidence: bad.slice(0, MAX_EVIDENCE).map((bullet) => {
      const word = openingWord(bullet.text);
      const past = verbOf(word?.text ?? "")?.verb.past ?? "";
      return bulletEvidence(bullet, [
        { from: word?.from ?? 0, to: word?.to ?? 0, note: `This work has ended: ${quoted(past)}.` },
      ]);
    }),
    advice: {
      title: `Put ${figure(bad.length, "bullet")} in the past tense`,
      why: "In the present it reads as if you still did it. The past says it is done and yours.",
      note: null,
    },
    praise: null,
    concern: {
      text: `${sentenceStart(counted(bad.length, "bullet"))} about ended work ${agree(bad.length, "speaks", "speak")} in the present.`,
      lines: firstLines(bad),
    },
  };
}

function isPresentInPast(bullet: Bullet): boolean {
  if (bullet.of !== "experience" || bullet.current || bullet.month === null) return false;
  if (dutyOpening(bullet.text)) return false;
  const form = verbOf(openingWord(bullet.text)?.text ?? "")?.form;
  return form === "base" || form === "third";
}

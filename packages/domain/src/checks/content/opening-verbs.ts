import type { Evidence } from "../../resume/report.ts";
import { full, MAX_EVIDENCE } from "../check.ts";
import type { Check, Outcome } from "../check.ts";
import { dutyOpening } from "../../lexicon/duties.ts";
import { openingWord, opensWithVerb, verbOf } from "../../lexicon/verbs.ts";
import type { Bullet } from "../../evidence/passages.ts";
import { openedWithVerb } from "./rewording.ts";
import type { Subject } from "../../evidence/subject.ts";
import { agree, inWords, outOf, quoted, sentenceStart } from "../../text/wording.ts";
import { bulletEvidence, bulletFigure, firstLines, withoutBullets } from "./bullet-evidence.ts";

/** Bullets that open with what was done. */
export const openingVerbs: Check = {
  id: "opening-verbs",
  axis: "content",
  weight: 3,
  title: "Opens with a verb",
  looksAt: "Bullets that open with what was done.",
  source:
    "Common to the advice of university career offices and to public scorers: an action verb first, no “Responsible for”.",
  run,
};

function run(subject: Subject): Outcome {
  const { bullets } = subject;
  if (bullets.length === 0)
    return withoutBullets(
      subject,
      "A verb at the start says at once what you did: built, sold, taught, cut.",
    );
  const good = bullets.filter(opensWell);
  const bad = bullets.filter((bullet) => !opensWell(bullet));
  const share = good.length / bullets.length;
  if (bad.length === 0)
    return full(
      bullets.length === 1
        ? "Your one bullet opens with a verb."
        : `${sentenceStart(outOf(good.length, bullets.length, "bullet"))} open with a verb.`,
      bullets.length === 1
        ? null
        : {
            text: `${sentenceStart(outOf(good.length, bullets.length, "bullet"))} open with what you did.`,
            lines: [],
          },
    );
  const duty = commonDuty(bad);
  const finding = findingOf(bad.length, bullets.length, duty);
  return {
    share,
    finding,
    evidence: bad.slice(0, MAX_EVIDENCE).map(evidence),
    advice: {
      title: `Open ${bulletFigure(bad.length)} with a verb`,
      why: "A verb first says what you did before the reader decides to go on. “Responsible for” says what somebody asked of you.",
      note: duty ? `${quoted(sentenceStart(duty.phrase))} names a duty` : null,
    },
    praise: null,
    concern: {
      text:
        bullets.length === 1
          ? "Your bullet does not open with what you did."
          : bad.length === bullets.length
            ? `None of your ${inWords(bullets.length)} bullets opens with what you did.`
            : `${sentenceStart(outOf(bad.length, bullets.length, "bullet"))} ${agree(bad.length, "does", "do")} not open with what you did.`,
      lines: firstLines(bad),
    },
  };
}

function findingOf(
  bad: number,
  all: number,
  duty: { readonly phrase: string; readonly count: number } | null,
): string {
  const some = all === 1 ? "Your bullet" : sentenceStart(outOf(bad, all, "bullet"));
  if (duty && duty.count === bad)
    return `${some} ${agree(bad, "opens", "open")} with ${quoted(duty.phrase)}.`;
  const plain =
    bad === all && all > 1
      ? `None of ${inWords(all)} bullets opens with a verb`
      : `${some} ${agree(bad, "does", "do")} not open with a verb`;
  return duty
    ? `${plain}; ${inWords(duty.count)} ${agree(duty.count, "opens", "open")} with ${quoted(duty.phrase)}.`
    : `${plain}.`;
}

function opensWell(bullet: Bullet): boolean {
  return dutyOpening(bullet.text) === null && opensWithVerb(bullet.text);
}

function isGerund(word: string): boolean {
  return verbOf(word)?.form === "gerund";
}

/** The duty phrase most of them open with, written as in the resume. */
function commonDuty(bullets: readonly Bullet[]): { phrase: string; count: number } | null {
  const counts = new Map<string, number>();
  for (const bullet of bullets) {
    const duty = dutyOpening(bullet.text);
    if (duty) counts.set(duty.phrase, (counts.get(duty.phrase) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted((a, b) => b[1] - a[1]);
  return most ? { phrase: sentenceStart(most[0]), count: most[1] } : null;
}

function evidence(bullet: Bullet): Evidence {
  const duty = dutyOpening(bullet.text);
  const first = openingWord(bullet.text);
  const mark = duty
    ? { from: duty.from, to: duty.to, note: "Names a duty. It does not say what you did." }
    : {
        from: first?.from ?? 0,
        to: first?.to ?? bullet.text.length,
        note: isGerund(first?.text ?? "")
          ? "Names a kind of work. Say that you did it."
          : "Reads as a thing, not as something done. Say first what you did.",
      };
  return bulletEvidence(bullet, [mark], openedWithVerb(bullet.text, bullet.current));
}

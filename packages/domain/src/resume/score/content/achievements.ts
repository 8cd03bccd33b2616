import type { Evidence } from "../../report.ts";
import { full, MAX_EVIDENCE, notMeasured } from "../check.ts";
import type { Check, Outcome } from "../check.ts";
import { dutyOpening } from "../lexicon/duties.ts";
import type { Bullet } from "../passages.ts";
import { findResult, findUnmeasuredChange } from "../results.ts";
import { withResult } from "../rewording.ts";
import type { Subject } from "../subject.ts";
import { agree, figure, inWords, quoted, sentenceStart } from "../wording.ts";
import {
  bulletEvidence,
  bulletFigure,
  firstLines,
  OTHER_LANGUAGE,
  withoutBullets,
} from "./bullet-evidence.ts";

/** Bullets that say what came of the work. */
export const achievements: Check = {
  id: "achievements",
  axis: "content",
  weight: 10,
  title: "Achievements with a result",
  source:
    "Public scorers aim for a figure in six of ten bullets; we ask for two in three, because a duty or two belongs in every job.",
  run,
};

/** The share of bullets that must name a result for all points. */
const AIM = 2 / 3;

/** A resume of fewer bullets is measured as if it had this many: one good line is not yet proof. */
const FEWEST = 3;

function run(subject: Subject): Outcome {
  const { bullets } = subject;
  if (!subject.isEnglish && !bullets.some((bullet) => findResult(bullet.text)))
    return notMeasured(OTHER_LANGUAGE);
  if (bullets.length === 0)
    return withoutBullets(
      subject,
      "A reader believes what you did before what you claim. Each bullet that says what changed is proof.",
    );
  const proven = bullets.filter((bullet) => findResult(bullet.text));
  const bare = bullets.filter((bullet) => !findResult(bullet.text));
  const wanted = Math.ceil(Math.max(bullets.length, FEWEST) * AIM);
  const share = Math.min(1, proven.length / wanted);
  const finding =
    bullets.length === 1 && proven.length === 1
      ? "Your one bullet says what came of the work."
      : `${proven.length} of ${figure(bullets.length, "bullet")} ${agree(proven.length, "says", "say")} what came of the work.`;
  if (share >= 1) return { ...full(finding, praise(proven, bullets.length)), evidence: [] };

  const needed = wanted - proven.length;
  const toAdd = Math.min(needed, bare.length);
  return {
    share,
    finding,
    evidence: bare.toSorted(quickestFirst).slice(0, MAX_EVIDENCE).map(evidence),
    advice: {
      title:
        toAdd > 0
          ? `Add a result to ${bulletFigure(toAdd)}`
          : `Add ${figure(needed, "bullet")} with a result`,
      why: `A bullet earns its points when it says what changed. ${whyNow(proven.length, bullets.length)}`,
      note: null,
    },
    praise: share >= 0.5 ? praise(proven, bullets.length) : null,
    concern: {
      text: concernText(bare.length, bullets.length),
      lines: firstLines(bare),
    },
  };
}

function whyNow(proven: number, all: number): string {
  if (proven === 0) return all === 1 ? "Your bullet does not yet." : "None of yours does yet.";
  if (proven === all)
    return `${all === 1 ? "Your one bullet does" : "Yours do"}, and a few more would carry the page.`;
  return `${sentenceStart(inWords(proven))} of your ${inWords(all)} ${agree(proven, "does", "do")}; two in three is enough.`;
}

function concernText(bare: number, all: number): string {
  if (bare === 0) return "Too few bullets for a reader to see what you achieved.";
  if (bare === all)
    return all === 1
      ? "Your only bullet names no result."
      : `None of your ${inWords(all)} bullets names a result.`;
  return `${sentenceStart(inWords(bare))} of ${inWords(all)} bullets ${agree(bare, "names", "name")} no result.`;
}

function praise(proven: readonly Bullet[], all: number): Outcome["praise"] {
  const best = proven[0];
  if (!best) return null;
  const owner = best.owner === "" ? "" : `, as in ${quoted(best.owner, 40)}`;
  const text =
    all === 1
      ? "Your bullet says what came of the work."
      : `${sentenceStart(inWords(proven.length))} of ${inWords(all)} bullets ${agree(proven.length, "says", "say")} what came of the work${owner}.`;
  return { text, lines: firstLines(proven) };
}

/** A change without its measure goes before a plain duty, being quicker to mend; otherwise as on the page. */
function quickestFirst(a: Bullet, b: Bullet): number {
  return Number(isPlainDuty(a)) - Number(isPlainDuty(b));
}

function isPlainDuty(bullet: Bullet): boolean {
  return findUnmeasuredChange(bullet.text) === null;
}

function evidence(bullet: Bullet): Evidence {
  const duty = dutyOpening(bullet.text);
  const change = findUnmeasuredChange(bullet.text);
  const marks = [
    ...(duty
      ? [{ from: duty.from, to: duty.to, note: "Names a duty. It does not say what you did." }]
      : []),
    ...(change
      ? [
          {
            from: change.from,
            to: change.to,
            note: `${sentenceStart(change.word.toLowerCase())}, but by how much? The reader cannot tell a little from a lot.`,
          },
        ]
      : []),
  ];
  const whole = {
    from: 0,
    to: bullet.text.length,
    note: "Says what was done, not what came of it.",
  };
  return bulletEvidence(bullet, marks.length > 0 ? marks : [whole], withResult(bullet.text));
}

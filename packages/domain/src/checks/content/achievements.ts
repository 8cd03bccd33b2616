import type { Evidence } from "../../resume/report.ts";
import { full, MAX_EVIDENCE } from "../check.ts";
import type { Check, Outcome } from "../check.ts";
import { dutyOpening } from "../../lexicon/duties.ts";
import type { Bullet } from "../../evidence/passages.ts";
import { findResult, findUnmeasuredChange } from "./results.ts";
import { withResult } from "./rewording.ts";
import type { Subject } from "../../evidence/subject.ts";
import { agree, figure, inWords, outOf, quoted, sentenceStart } from "../../text/wording.ts";
import { fewestBullets } from "./enough.ts";
import { bulletEvidence, bulletFigure, firstLines, withoutBullets } from "./bullet-evidence.ts";

/** Bullets that say what came of the work. */
export const achievements: Check = {
  id: "achievements",
  axis: "content",
  weight: 12,
  title: "Achievements with a result",
  looksAt: "Bullets that say what came of the work, and whether that work is of the kind wanted.",
  source:
    "Public scorers aim for a figure in six of ten bullets; we ask for two in three, " +
    "because a duty or two belongs in every job, and for no fewer than three of a fresher, " +
    "five of others, seven from five years on. With a target, a result of unrelated work " +
    "counts a tenth: it shows that one gets results, not that one can do this job. Our " +
    "choice.",
  run,
};

/** The share of bullets that must name a result for all points. */
const AIM = 2 / 3;

/** What a result counts when nothing in the bullet or its job has to do with the wanted work. */
const UNRELATED = 0.1;

function run(subject: Subject): Outcome {
  const { bullets } = subject;
  if (bullets.length === 0)
    return withoutBullets(
      subject,
      "A reader believes what you did before what you claim. Each bullet that says what changed is proof.",
    );
  const proven = bullets.filter((bullet) => findResult(bullet.text));
  const bare = bullets.filter((bullet) => !findResult(bullet.text));
  const related = proven.filter(subject.isRelated);
  const unrelated = proven.length - related.length;
  // Results of other work ask for no more results: one more of them never costs a point.
  const wanted = Math.max(
    Math.ceil((bullets.length - unrelated) * AIM),
    fewestBullets(subject, "results"),
  );
  const carried = UNRELATED * Math.min(unrelated, wanted);
  const share = Math.min(1, (related.length + carried) / wanted);
  const said = `${sentenceStart(outOf(proven.length, bullets.length, "bullet"))} ${agree(Math.max(1, proven.length), "says", "say")} what came of the work`;
  const finding =
    bullets.length === 1
      ? `Your one bullet ${proven.length === 1 ? "says" : "does not say"} what came of the work`
      : said;
  if (share >= 1) return full(`${finding}.`, praise(proven, bullets.length));
  if (isElsewhere(subject, proven.length >= wanted))
    return elsewhere(
      share,
      `${finding}${ofOtherWork(unrelated, proven.length)}.`,
      subject,
      related,
    );

  const needed = Math.ceil(wanted - related.length - carried);
  const toAdd = Math.min(needed, bare.length);
  return {
    share,
    finding: `${finding}${ofOtherWork(unrelated, proven.length)}.`,
    evidence: bare
      .toSorted((a, b) => rank(a, subject) - rank(b, subject))
      .slice(0, MAX_EVIDENCE)
      .map(evidence),
    advice: {
      title:
        toAdd > 0
          ? `Add a result to ${bulletFigure(toAdd)}`
          : `Add ${figure(needed, "bullet")} with a result`,
      why: `A bullet earns its points when it says what changed. ${whyNow(proven.length, bullets.length)}`,
      note: null,
    },
    praise: share >= 0.5 ? praise(proven, bullets.length) : null,
    concern: { text: concernText(bare.length, bullets.length), lines: firstLines(bare) },
  };
}

/** No bullet has to do with the job, or there are results enough and too few of them do. */
function isElsewhere({ bullets, isRelated }: Subject, hasEnough: boolean): boolean {
  return hasEnough || !bullets.some(isRelated);
}

function elsewhere(
  share: number,
  finding: string,
  { bullets, isRelated }: Subject,
  related: readonly Bullet[],
): Outcome {
  const others = bullets.filter((bullet) => !isRelated(bullet));
  const proven = others.filter((bullet) => findResult(bullet.text));
  const shown = proven.length > 0 ? proven : others;
  return {
    share,
    finding,
    evidence: shown.slice(0, MAX_EVIDENCE).map(unrelatedEvidence),
    advice: {
      title: "Put forward the work that counts for this job",
      why:
        "Your bullets are of other work, and a reader of this posting looks for its own. Where " +
        "you did something like it, say that first, with its result. If you did not, aim at " +
        "work closer to yours.",
      note: `${others.length} of ${figure(bullets.length, "bullet")} from other work`,
    },
    praise: null,
    concern: {
      text:
        related.length === 0
          ? "Your bullets are of another kind of work than this job."
          : `Only ${inWords(related.length)} of your ${inWords(related.length + proven.length)} results ${agree(related.length, "is", "are")} of this kind of work.`,
      lines: firstLines(shown),
    },
  };
}

function whyNow(proven: number, all: number): string {
  if (proven === 0) return all === 1 ? "Your bullet does not yet." : "None of yours does yet.";
  if (proven === all)
    return `${all === 1 ? "Your one bullet does" : "Yours do"}, and a few more would carry the page.`;
  return `${sentenceStart(inWords(proven))} of your ${inWords(all)} ${agree(proven, "does", "do")}; two in three is enough.`;
}

function ofOtherWork(unrelated: number, proven: number): string {
  if (unrelated === 0) return "";
  if (unrelated === proven) return ", in another kind of work than this job";
  return `, ${inWords(unrelated)} of them in another kind of work`;
}

function unrelatedEvidence(bullet: Bullet): Evidence {
  const mark = findResult(bullet.text) ?? { from: 0, to: bullet.text.length };
  const note = "Of work that this job does not ask for.";
  return bulletEvidence(bullet, [{ from: mark.from, to: mark.to, note }]);
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
      : `${sentenceStart(outOf(proven.length, all, "bullet"))} ${agree(proven.length, "says", "say")} what came of the work${owner}.`;
  return { text, lines: firstLines(proven) };
}

/** Bullets of the wanted work first; of those a change without its measure, being quicker to mend than a duty. */
function rank(bullet: Bullet, { isRelated }: Subject): number {
  return (isRelated(bullet) ? 0 : 2) + Number(isPlainDuty(bullet));
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

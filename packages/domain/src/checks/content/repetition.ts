import { full, MAX_EVIDENCE } from "../check.ts";
import type { Check, Outcome } from "../check.ts";
import { openingWord, verbOf } from "../../lexicon/verbs.ts";
import type { Bullet } from "../../evidence/passages.ts";
import type { Subject } from "../../evidence/subject.ts";
import {
  counted,
  inWords,
  listed,
  quoted,
  sentenceStart,
  timesInWords,
} from "../../text/wording.ts";
import { bulletEvidence, firstLines, withoutBullets } from "./bullet-evidence.ts";

/** Bullets that open with different verbs. */
export const repetition: Check = {
  id: "repetition",
  axis: "content",
  weight: 1,
  title: "Different verbs",
  looksAt: "Bullets that open with different verbs.",
  source:
    "A page of “Developed … Developed … Developed” reads as one job; public reviewers count repeated openings.",
  run,
};

/** A verb may open this many bullets, or this share of them, before it counts as repeated. */
const ALLOWED = 2;
const ALLOWED_SHARE = 0.25;

function run(subject: Subject): Outcome {
  const { bullets } = subject;
  if (bullets.length === 0)
    return withoutBullets(subject, "Different verbs show that you did different things.");
  const openings = new Map<string, Bullet[]>();
  for (const bullet of bullets) {
    const word = openingWord(bullet.text)?.text;
    const verb = word === undefined ? null : verbOf(word);
    if (!verb) continue;
    openings.set(verb.verb.base, [...(openings.get(verb.verb.base) ?? []), bullet]);
  }
  const allowed = Math.max(ALLOWED, Math.floor(bullets.length * ALLOWED_SHARE));
  const repeated = [...openings.values()]
    .filter((group) => group.length > allowed)
    .toSorted((a, b) => b.length - a.length);
  const excess = repeated.reduce((sum, group) => sum + group.length - allowed, 0);
  if (excess === 0)
    return full(
      bullets.length === 1 ? "One bullet repeats nothing." : "No verb opens too many bullets.",
    );
  const words = repeated.map((group) =>
    sentenceStart(openingWord(group[0]?.text ?? "")?.text ?? ""),
  );
  const most = repeated[0]?.length ?? 0;
  return {
    share: Math.max(0, 1 - (2 * excess) / bullets.length),
    finding: `${quoted(words[0] ?? "")} opens ${inWords(most)} of ${counted(bullets.length, "bullet")}.`,
    evidence: repeated
      .flatMap((group) => group.slice(allowed))
      .slice(0, MAX_EVIDENCE)
      .map((bullet) => {
        const word = openingWord(bullet.text);
        const note = "This verb again. Which one says more exactly what you did here?";
        return bulletEvidence(bullet, [{ from: word?.from ?? 0, to: word?.to ?? 0, note }]);
      }),
    advice: {
      title: `Vary ${listed(
        words.map((word) => quoted(word)),
        3,
      )}`,
      why: "The same verb again and again hides that the work was different each time.",
      note: `${quoted(words[0] ?? "")} ${timesInWords(most)}`,
    },
    praise: null,
    concern: {
      text: `${quoted(words[0] ?? "")} opens ${inWords(most)} of your ${counted(bullets.length, "bullet")}.`,
      lines: firstLines(repeated.flat()),
    },
  };
}

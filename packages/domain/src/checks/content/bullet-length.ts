import { full, MAX_EVIDENCE } from "../check.ts";
import type { Check, Outcome } from "../check.ts";
import { tokenize } from "../../text/tokens.ts";
import type { Subject } from "../../evidence/subject.ts";
import { agree, figure, inWords, outOf, sentenceStart } from "../../text/wording.ts";
import { bulletEvidence, bulletFigure, firstLines, withoutBullets } from "./bullet-evidence.ts";

/** Bullets neither a stub nor a paragraph. */
export const bulletLength: Check = {
  id: "bullet-length",
  axis: "content",
  weight: 1,
  title: "Length of bullets",
  looksAt: "Bullets neither a stub nor a paragraph.",
  source:
    "A public deterministic scorer counts bullets of 8 to 30 words; we take the same, with some tolerance below.",
  run,
};

/** Words. A bullet of six can say what, how much and for whom. */
const SHORTEST = 6;
const LONGEST = 30;

/** Two letters of a script without spaces are about a word. */
function wordsIn(text: string): number {
  return tokenize(text).reduce(
    (sum, token) =>
      sum +
      (/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]$/u.test(token.text)
        ? 0.5
        : 1),
    0,
  );
}

function run(subject: Subject): Outcome {
  const { bullets } = subject;
  if (bullets.length === 0)
    return withoutBullets(
      subject,
      "One line or two for each thing you did is what a reader takes in.",
    );
  const short = bullets.filter((bullet) => wordsIn(bullet.text) < SHORTEST);
  const long = bullets.filter((bullet) => wordsIn(bullet.text) > LONGEST);
  const bad = [...short, ...long];
  if (bad.length === 0)
    return full(
      `${bullets.length === 1 ? "Your bullet has" : `${sentenceStart(outOf(bullets.length, bullets.length, "bullet"))} have`} a length that is read to the end.`,
    );
  const parts = [
    ...(long.length > 0
      ? [`${inWords(long.length)} ${agree(long.length, "runs", "run")} over ${LONGEST} words`]
      : []),
    ...(short.length > 0
      ? [`${inWords(short.length)} ${agree(short.length, "is", "are")} under ${SHORTEST} words`]
      : []),
  ];
  const only = long.length === 0 ? short.length : long.length;
  const said =
    parts.length === 2 || bullets.length === 1
      ? `Of ${figure(bullets.length, "bullet")}, ${parts.join(" and ")}`
      : `${sentenceStart(outOf(only, bullets.length, "bullet"))} ${long.length > 0 ? `${agree(only, "runs", "run")} over ${LONGEST}` : `${agree(only, "is", "are")} under ${SHORTEST}`} words`;
  return {
    share: (bullets.length - bad.length) / bullets.length,
    finding: `${said}.`,
    evidence: bad.slice(0, MAX_EVIDENCE).map((bullet) => {
      const words = Math.round(wordsIn(bullet.text));
      const note =
        words > LONGEST
          ? `${words} words. Two bullets would be read; one this long is skipped.`
          : `${figure(words, "word")}. Say what you did it for, or what came of it.`;
      return bulletEvidence(bullet, [{ from: 0, to: bullet.text.length, note }]);
    }),
    advice: {
      title:
        long.length > 0 && short.length > 0
          ? `Bring ${bulletFigure(bad.length)} to one or two lines`
          : long.length > 0
            ? `Shorten ${bulletFigure(long.length)}`
            : `Say more in ${bulletFigure(short.length)}`,
      why: `Between ${SHORTEST} and ${LONGEST} words a bullet says what, how and what came of it, and is still read.`,
      note: `${bad.length} of ${figure(bullets.length, "bullet")}`,
    },
    praise: null,
    concern: {
      text: `${said}.`,
      lines: firstLines(bad),
    },
  };
}

import { full, MAX_EVIDENCE } from "../check.ts";
import type { Check, Outcome } from "../check.ts";
import type { Subject } from "../../evidence/subject.ts";
import { agree, counted, figure, sentenceStart } from "../../text/wording.ts";
import { bulletEvidence, firstLines, withoutBullets } from "./bullet-evidence.ts";

/** Bullets that all end with a full stop, or none. */
export const punctuation: Check = {
  id: "punctuation",
  axis: "content",
  weight: 1,
  title: "Punctuation",
  looksAt: "Bullets that all end with a full stop, or none.",
  source: "Either custom is right; a mixture looks careless. Our choice.",
  run,
};

function run(subject: Subject): Outcome {
  const { bullets } = subject;
  if (bullets.length === 0)
    return withoutBullets(
      subject,
      "Bullets that end alike look as if someone read the page once more.",
    );
  const stopped = bullets.filter((bullet) => /[.。।!?]["”’)]?\s*$/u.test(bullet.text));
  const open = bullets.filter((bullet) => !stopped.includes(bullet));
  const odd = stopped.length >= open.length ? open : stopped;
  if (odd.length === 0)
    return full(
      bullets.length === 1
        ? "Nothing to compare with yet."
        : `All bullets end ${open.length === 0 ? "with" : "without"} a full stop.`,
    );
  const isOpen = odd === open;
  return {
    share: 1 - odd.length / bullets.length,
    finding: `${sentenceStart(counted(odd.length, "bullet"))} ${agree(odd.length, "ends", "end")} ${isOpen ? "without" : "with"} a full stop, the others ${isOpen ? "with" : "without"}.`,
    evidence: odd.slice(0, MAX_EVIDENCE).map((bullet) => {
      const end = bullet.text.trimEnd().length;
      return bulletEvidence(bullet, [
        {
          from: Math.max(0, end - 1),
          to: end,
          note: isOpen ? "No full stop here." : "A full stop here only.",
        },
      ]);
    }),
    advice: {
      title: "End all bullets alike",
      why: "With or without a full stop, as you like, but the same throughout.",
      note: `${figure(odd.length, "bullet")} ${isOpen ? "without" : "with"} a full stop`,
    },
    praise: null,
    concern: {
      text: `${sentenceStart(counted(odd.length, "bullet"))} ${agree(odd.length, "ends", "end")} differently from the rest.`,
      lines: firstLines(odd),
    },
  };
}

import type { Question } from "./question.ts";
import type { Slots } from "./understanding.ts";
import { namesByNumber } from "./which-bullet.ts";

/** A question that goes on with the one before is short. */
const MOST_WORDS = 6;

const GOES_ON =
  /^(?:and|what about|how about|aur|ok(?:ay)?,? and|also|what else|after that|then|phir|uske baad|next|another|give me|isko|ise|isse|is ko|rewrite it|make it|it|that|this|one more|more|again)\b|\b(?:isko|ise|that one|this one|the (?:next|other|second|third|first|last) one)\b/iu;

const ONLY_WHY =
  /^(?:(?:but|aur|and|par)\s+)?(?:why|why so|why not|how come|kyu|kyun|kyon|kyo|क्यों|reason)(?:\s+(?:is that|so|that|ji|bhai))?\s*\??$/iu;

/** Whether a question only makes sense after another one. */
export function isFollowUp({ heard }: Slots): boolean {
  if (ONLY_WHY.test(heard.text)) return true;
  return heard.words.length <= MOST_WORDS && GOES_ON.test(heard.text);
}

/** The question before, asked of something else, or further; null where the words ask something of their own. */
export function followUp(slots: Slots, before: Question): Question | null {
  const { heard, named, which, any } = slots;
  if (ONLY_WHY.test(heard.text)) return before;
  switch (before.kind) {
    case "bullet":
    case "rewrite": {
      const kind = any("rewrite") && !any("good") ? "rewrite" : before.kind;
      if (which.kind === "found" || (which.kind === "no-such" && namesByNumber(heard)))
        return { kind, which };
      return any("rewrite") ? { kind: "rewrite", which: before.which } : null;
    }
    case "evidence":
    case "add-term":
    case "must":
      if (named === null || any("gap", "years", "score", "bullet", "improve")) return null;
      if (any("must")) return { kind: "must", named };
      if (any("evidence")) return { kind: "evidence", named };
      return { kind: any("add") ? "add-term" : before.kind, named };
    case "first":
    case "past":
    case "score":
      if (named !== null && named.term !== null) return null;
      if (any("gap", "years", "bullet", "terms", "ats", "fit", "length", "strengths")) return null;
      if (slots.axis || slots.section || slots.goal !== null) return null;
      return { kind: "first", from: before.kind === "first" ? before.from + 1 : 0 };
    case "axis":
      return slots.axis ? { kind: "axis", axis: slots.axis } : null;
    case "check":
      return slots.check ? { kind: "check", checkId: slots.check.id } : null;
    case "section":
      return slots.section ? { kind: "section", section: slots.section } : null;
    default:
      return null;
  }
}

import type { Question } from "./question.ts";
import type { Slots } from "./understanding.ts";
import { namesByNumber } from "./which-bullet.ts";
import { regex } from "../../../text/regex.ts";

/** A question that goes on with the one before is short. */
const MOST_WORDS = 6;

const GOES_ON = regex("iu")`
  ^(?:and|what about|how about|aur|ok(?:ay)?,? and|also|what else|after that|then|phir|
  uske baad|next|another|give me|isko|ise|isse|is ko|rewrite it|make it|it|that|this|
  one more|more|again)\b|\b(?:isko|ise|that one|this one|the (?:next|other|second|third|
  first|last) one)\b
`;

const ONLY_WHY =
  /^(?:(?:but|aur|and|par)\s+)?(?:why|why so|why not|how come|kyu|kyun|kyon|kyo|क्यों|reason)(?:\s+(?:is that|so|that|ji|bhai))?\s*\??$/iu;

/** Whether a question only makes sense after another one. */
export function isFollowUp({ heard }: Pick<Slots, "heard">): boolean {
  if (ONLY_WHY.test(heard.text)) return true;
  return heard.words.length <= MOST_WORDS && GOES_ON.test(heard.text);
}

/** The question before, asked of something else, or further; null where the words ask something of their own. */
export function followUp(slots: Slots, before: Question): Question | null {
  const { heard, named, which, any } = slots;
  if (ONLY_WHY.test(heard.text)) return before;
  if (before.kind === "bullet" || before.kind === "rewrite") {
    const kind = any("rewrite") && !any("good") ? "rewrite" : before.kind;
    if (which.kind === "found" || (which.kind === "no-such" && namesByNumber(heard)))
      return { kind, which };
    return any("rewrite") ? { kind: "rewrite", which: before.which } : null;
  }
  if (before.kind === "weak-bullets" && which.kind === "found")
    return { kind: any("rewrite") ? "rewrite" : "bullet", which };
  if (before.kind === "evidence" || before.kind === "add-term" || before.kind === "must") {
    if (named === null || any("gap", "years", "score", "bullet", "improve")) return null;
    if (any("must")) return { kind: "must", named };
    if (any("evidence")) return { kind: "evidence", named };
    return { kind: any("add") ? "add-term" : before.kind, named };
  }
  if (before.kind === "first" || before.kind === "past" || before.kind === "score")
    return isOfItsOwn(slots)
      ? null
      : { kind: "first", from: before.kind === "first" ? before.from + 1 : 0 };
  if (before.kind === "axis" && slots.axis) return { kind: "axis", axis: slots.axis };
  if (before.kind === "check" && slots.check) return { kind: "check", checkId: slots.check.id };
  return before.kind === "section" && slots.section
    ? { kind: "section", section: slots.section }
    : null;
}

/** Names something that the list of what to do has nothing to do with. */
function isOfItsOwn({ named, any, axis, section, goal }: Slots): boolean {
  if (named !== null && named.term !== null) return true;
  if (axis !== null || section !== null || goal !== null) return true;
  return any("gap", "years", "bullet", "terms", "ats", "fit", "length", "strengths");
}

import { opensWithVerb } from "../../lexicon/verbs.ts";
import { dutyOpening } from "../../lexicon/duties.ts";
import { firstWord, opensWithGerund } from "./action.ts";
import { resultFirst, tellsChange } from "./result-first.ts";
import type { Stance } from "./stance.ts";
import { opened } from "./opening.ts";
import { activeOf } from "./passive.ts";
import type { Stretch } from "./sentences.ts";
import { wordCount } from "./sentences.ts";
import { formsOf, isPast } from "./verbs.ts";

/** Words above which a bullet is hard to take in. Source: the check "bullet-length". */
export const LONGEST = 30;

/** Words below which a part of a sentence is no line of its own. */
const SHORTEST = 4;

/** Words below which a part of a chain is joined to the part before. Source: the check "bullet-length". */
const FEWEST = 6;

/** A result told behind what was done: "… and the time came down from 5 hours to 35 minutes". */
const CHANGE = /,?\s+(?:and|due to which|because of which|so)\s+(?=(?:the\s+)?[^,;.]{3,80}?\d)/giu;

/** A change told behind a comma: ", followers were 8,000 when I joined and 31,000 when I left". */
const CHANGE_BEHIND = /,\s+(?=(?:the\s+)?[^,;.]{3,60}?\s(?:was|were)\s+\d)/giu;

/** "and also" chains what is new. */
const CHAIN = /[,;]?\s+and\s+also\s+(?=\p{L})/giu;

/** Another subject: "and I am also maintaining", ", I monitor". */
const SUBJECT =
  /(?:[,;]\s*(?:and\s+)?(?:also\s+)?|\s+and\s+(?:also\s+)?|\s+also\s+)(?=(?:i|we)\s+\p{L})/giu;

const JOINTS = [
  CHANGE,
  CHANGE_BEHIND,
  SUBJECT,
  // "…, during the wave I was posted".
  /,\s+(?=(?:during|in|since|after|before)\s+[^,]{3,30}\s+(?:i|we)\s+\p{L})/giu,
  // "and the stock was counted by me".
  /[,;]?\s+and\s+(?=[^,;]{3,60}?\s(?:was|were|is|are|has been|have been)\s+(?:also\s+)?\p{L}+\s+by\s+me\b)/giu,
  CHAIN,
  /[,;]\s+(?:and\s+)?also\s+(?=\p{L})/giu,
  /;\s+(?=\p{L})/gu,
];

/** Where a long sentence may be cut between two things done. */
const LONG_JOINTS = [/[,;]?\s+and\s+(?=\p{Ll})/gu, /,\s+(?=\p{Ll}+(?:ing|ed)\b)/gu];

/** The parts of a sentence that say one thing each; the sentence itself where it cannot be cut without harm. */
export function clausesOf(sentence: string, stance: Stance): Stretch[] {
  if (stance.turnsVerbs && resultFirst(sentence)) return [{ from: 0, to: sentence.length }];
  let parts: Stretch[] = [{ from: 0, to: sentence.length }];
  for (const joint of JOINTS) parts = parts.flatMap((part) => cutAt(sentence, part, joint, stance));
  return parts.flatMap((part) =>
    wordCount(sentence.slice(part.from, part.to)) > LONGEST
      ? LONG_JOINTS.reduce<Stretch[]>(
          (own, joint) => own.flatMap((each) => cutLong(sentence, each, joint, stance)),
          [part],
        )
      : [part],
  );
}

function cutAt(sentence: string, whole: Stretch, joint: RegExp, stance: Stance): Stretch[] {
  const found: Stretch[] = [];
  let { from } = whole;
  for (const match of sentence.slice(whole.from, whole.to).matchAll(joint)) {
    const at = whole.from + match.index;
    const next = at + match[0].length;
    const [left, right] = [sentence.slice(from, at), sentence.slice(next, whole.to)];
    const isChange = joint === CHANGE || joint === CHANGE_BEHIND;
    if (isChange && !tellsChange(right)) continue;
    const mayTell = joint === SUBJECT || joint === CHANGE_BEHIND;
    if (!stands(left, stance) && !(mayTell && tells(left))) continue;
    if (!stands(right, stance) || OF_THE_LEFT.test(right)) continue;
    // A short part stays with the one before it.
    const own = right.split(joint)[0] ?? right;
    if (
      joint === CHAIN &&
      (wordCount(left) < FEWEST || Math.max(wordCount(own), right === own ? 0 : FEWEST) < FEWEST)
    )
      continue;
    found.push({ from, to: at });
    from = next;
  }
  return [...found, { from, to: whole.to }];
}

/** Cuts where both halves are of one build, as near to the middle as can be. */
function cutLong(sentence: string, whole: Stretch, joint: RegExp, stance: Stance): Stretch[] {
  const text = sentence.slice(whole.from, whole.to);
  if (wordCount(text) <= LONGEST) return [whole];
  const places = [...text.matchAll(joint)]
    .map((match) => ({ at: match.index, next: match.index + match[0].length }))
    .filter(({ at, next }) => isAlike(text.slice(0, at), text.slice(next), stance))
    .toSorted((a, b) => Math.abs(a.at - text.length / 2) - Math.abs(b.at - text.length / 2));
  const [best] = places;
  if (!best) return [whole];
  const halves = [
    { from: whole.from, to: whole.from + best.at },
    { from: whole.from + best.next, to: whole.to },
  ];
  return halves.flatMap((half) => cutLong(sentence, half, joint, stance));
}

/** "we brought it to 1,250": what it is stands in the part before. */
const OF_THE_LEFT = /^(?:(?:i|we)\s+)?(?:\p{L}+\s+){1,2}(?:it|them|this|these|that|those)\b/iu;

/** Whether a part is a whole sentence about a thing: "The team had 4 members". */
function tells(part: string): boolean {
  return (
    wordCount(part) >= SHORTEST &&
    !isOpen(part) &&
    /\b(?:was|were|is|are|had|has|got|made|done)\b/iu.test(part) &&
    !/^(?:earlier|when|if|as|because|since|although|though|while|after|before|in our|so)\b/iu.test(
      part,
    )
  );
}

/** Whether a part can be a line of its own: it says who did what, and not what of a part before it. */
function stands(part: string, stance: Stance): boolean {
  if (wordCount(part) < SHORTEST || isOpen(part)) return false;
  if (activeOf(part, stance) !== null) return true;
  return opened(part, stance) !== null || (opensWithVerb(part) && dutyOpening(part) === null);
}

/** Whether a part ends in the middle of something. */
function isOpen(part: string): boolean {
  return /\b(?:and|or|to|of|for|with|by|in|on|the|a|an|that|which|who|when|if|because|so)\s*$/iu.test(
    part,
  );
}

/** Both open with a form of a verb that is the same, and neither belongs to a clause within the other. */
function isAlike(first: string, second: string, stance: Stance): boolean {
  if (wordCount(first) < SHORTEST || wordCount(second) < SHORTEST || isOpen(first)) return false;
  if (
    /\b(?:who|which|that|so|because|while|when|if|by|for|to)\s+(?:\S+\s+){0,2}\p{L}+(?:ing|ed|s)?\s*(?:\S+\s+){0,6}$/iu.test(
      first,
    ) &&
    /\b(?:by|who|which|that|so that|because|while|if)\b/iu.test(first)
  )
    return false;
  const word = firstWord(second);
  const own = opened(first, stance)?.text ?? first;
  if (opensWithGerund(second))
    return (
      opensWithGerund(first) ||
      /^\s*(?:\S+\s+){0,5}(?:responsible for|involved in|am|was|were)\b/iu.test(first)
    );
  return (
    isPast(word) &&
    isPast(firstWord(own)) &&
    formsOf(word) !== null &&
    !/\bby\b/iu.test(second.slice(0, 30))
  );
}

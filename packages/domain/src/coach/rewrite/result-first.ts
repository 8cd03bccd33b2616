import { firstWord } from "./action.ts";
import { compareFigures, FIGURE } from "./figures.ts";
import type { Opening } from "./stance.ts";
import { wordCount } from "./sentences.ts";
import { formsOf } from "./verbs.ts";

const NOUN = String.raw`[\p{L}\d][^,;.]{2,70}?`;
const MADE_LESS =
  String.raw`(?:came down|is coming down|is reducing|was reducing|went down|has come down|have come down|fell|dropped|` +
  String.raw`decreased|reduced?|got reduced|(?:was|were|has been|have been) (?:brought down|reduced|cut|lowered))`;
const MADE_MORE = String.raw`(?:went up|rose|grew|increased?|improved?|has gone up|(?:was|were|has been|have been) (?:increased|raised|improved|taken up))`;
const FROM_TO = String.raw`(?:from\s+(?<from>${FIGURE})\s+to\s+(?<to>${FIGURE})|to\s+(?<to2>${FIGURE})\s+from\s+(?<from2>${FIGURE}))`;
const I = String.raw`(?:(?:i|we)\s+)`;
const HAVE = String.raw`(?:have\s+|had\s+|also\s+)*`;

const pattern = (source: string) => new RegExp(source, "iu");

/** "The pending cases which were 1,140 when I joined are now only 62". */
const WERE = pattern(
  String.raw`^(?<what>(?:the\s+)?${NOUN}),?\s+(?:which|that)\s+(?:was|were)\s+(?<from>${FIGURE})\s+(?:when i joined|be` +
    String.raw`fore|earlier|previously|initially),?\s+(?:is|are|has come|have come|came|went)\s+(?:now\s+)?(?:down\s+|up` +
    String.raw`\s+)?(?:to\s+)?(?<to>${FIGURE})(?<rest>[.]?)$`,
);
/** "Followers were 8,000 when I joined and 31,000 when I left". */
const JOINED_LEFT = pattern(
  String.raw`^(?<what>(?:the\s+)?${NOUN})\s+(?:was|were)\s+(?<from>${FIGURE})\s+(?:when i joined|before|earlier|initially)` +
    String.raw`,?\s+(?:and|but)\s+(?<to>${FIGURE})\s+(?:when i left|now|today|at the end|later)(?<rest>[.]?)$`,
);
/** A change told at the end of a sentence about something else. */
const TOLD_CHANGE = pattern(
  String.raw`^(?:the\s+)?[^,;.]{3,60}?\s+(?:${MADE_LESS}|${MADE_MORE})\s+${FROM_TO}`,
);

/** Whether words tell a measured change of something: "the time came down from 5 hours to 35 minutes". */
export function tellsChange(words: string): boolean {
  return (
    (TOLD_CHANGE.test(words) &&
      changed(CHANGED.exec(words)?.groups ?? {}, words, false) !== null) ||
    WERE.test(words) ||
    JOINED_LEFT.test(words)
  );
}

/** "Cost per order was brought down to Rs 140 from Rs 210 during the campaign". */
const CHANGED = pattern(
  String.raw`^(?<what>(?:the\s+)?${NOUN})\s+(?<verb>${MADE_LESS}|${MADE_MORE})\s+${FROM_TO}(?<rest>.*)$`,
);
/** "… so I made a chart and because of that bed sores came down from 9 to 2". */
const BECAUSE = pattern(
  String.raw`^(?:(?<why>[^;.]{3,120}?)\s+so\s+)?${I}${HAVE}(?<done>\p{L}+)\s+(?<object>.+?)(?:,|;|\s+and)?\s+(?:becaus` +
    String.raw`e of|due to|by)\s+(?:that|this|which|it),?\s+(?<what>(?:the\s+)?${NOUN})\s+(?<verb>${MADE_LESS}|${MADE_MORE}` +
    String.raw`)\s+${FROM_TO}(?<rest>.*)$`,
);
/** "Earlier the listing was taking 4.2 seconds so I have added caching and after that it came to 600 ms". */
const EARLIER = pattern(
  String.raw`^(?:earlier|before|previously|before this|initially),?\s+(?<what>(?:the\s+)?${NOUN})\s+(?:was|were)\s+(?:` +
    String.raw`taking\s+|coming\s+)?(?<from>${FIGURE}),?\s+(?:so|and)\s+${I}${HAVE}(?<done>\p{L}+)\s+(?<object>.+?),?\s+` +
    String.raw`and\s+(?:after that|then|now)\s+it\s+(?:came|went|is|has come|dropped|became|was)\s*(?:down\s+|up\s+)?(?:` +
    String.raw`to\s+)?(?<to>${FIGURE})(?<rest>.*)$`,
);
/** "Loss was 38,000 per month before and now it is around 11,000 per month since I started the list". */
const NOW = pattern(
  String.raw`^(?<what>(?:the\s+)?${NOUN})\s+(?:was|were)\s+(?<from>${FIGURE})\s+(?:before|earlier|previously|when i jo` +
    String.raw`ined|initially)?,?\s*(?:and|but)?\s*(?:now|presently|currently)\s+(?:it\s+is|it's|they\s+are|is|are)\s+(?` +
    String.raw`<to>${FIGURE})(?:\s+(?:since|after|because)\s+${I}${HAVE}(?<done>\p{L}+)\s+(?<object>[^,;]+?))?(?<rest>[.` +
    String.raw`]?)$`,
);
/** "Our rejection was 2,900 PPM and we brought it to 1,250 PPM in one year". */
const BROUGHT = pattern(
  String.raw`^(?:our\s+|my\s+)?(?<what>${NOUN})\s+(?:was|were)\s+(?<from>${FIGURE}),?\s+(?:and|but|which|so)?\s*${I}?${HAVE}` +
    String.raw`(?:brought|took|reduced|increased|improved|raised)\s+(?:it|this|them)\s+(?:down\s+|up\s+)?to\s+(?<to>${FIGURE}` +
    String.raw`)(?<rest>.*)$`,
);
/** "Automated the report with VBA, saving 6 hours a week". */
const SAVING = pattern(
  String.raw`^(?<done>\p{L}+)\s+(?<object>[^,;]{3,90}),\s+(?:thereby\s+|thus\s+|hence\s+)?(?<gerund>saving|reducing|cu` +
    String.raw`tting|raising|increasing|lowering|shortening|halving|doubling)\s+(?!of\b)(?<rest>[^,;]*\d[^,;]*?)(?<end>[` +
    String.raw`.]?)$`,
);

/** Words of one's own part that a change of this kind may be told with. */
const MOST_OBJECT = 24;

/**
 * A sentence that ends in its result, told from the result on: "Cut the listing from 4.2 seconds to 600 ms by adding
 * caching". Only where the sentence itself says that the one came of the other. Null for any other.
 */
export function resultFirst(sentence: string): Opening | null {
  const saving = SAVING.exec(sentence)?.groups;
  if (saving) return savedBy(saving);
  for (const one of [BECAUSE, EARLIER, NOW, WERE, JOINED_LEFT, BROUGHT, CHANGED]) {
    const found = one.exec(sentence)?.groups;
    const told = found ? changed(found, sentence, one === BROUGHT || one === BECAUSE) : null;
    if (told) return told;
  }
  return null;
}

/** "… as I am removing unused libraries", "… after I made slots": what brought the change about. */
const CAUSE =
  /^\s+(?:as|because|since|after)\s+(?:i|we)\s+(?:am\s+|was\s+|were\s+|are\s+|have\s+|had\s+)?(\p{L}+)\s+([^,;]+?)([.]?)$/iu;

type Groups = Readonly<Record<string, string | undefined>>;

function changed(found: Groups, sentence: string, mayBeShared: boolean): Opening | null {
  const from = (found["from"] ?? found["from2"] ?? "").trim();
  const to = (found["to"] ?? found["to2"] ?? "").trim();
  const order = compareFigures(to, from);
  const said = found["verb"];
  const isLess = said === undefined ? null : new RegExp(`^${MADE_LESS}$`, "iu").test(said);
  if (order === 0 || (isLess !== null && isLess !== order < 0)) return null;
  const what = plainNoun(found["what"] ?? "");
  // A cause that tells more than the change would be lost.
  if (what === null || /\d/u.test(found["why"] ?? "")) return null;
  const cause = CAUSE.exec(found["rest"] ?? "");
  const by = cause ? byDoing(cause[1], cause[2]) : byDoing(found["done"], found["object"]);
  if (by === null) return null;
  const isShared = mayBeShared && /\bwe\b/iu.test(sentence);
  const verb = order < 0 ? "cut" : "raised";
  const rest = (cause ? (cause[3] ?? "") : (found["rest"] ?? "")).replace(/^\s*(?=[.]?$)/u, "");
  const end = /[.!]$/u.exec(rest)?.[0] ?? "";
  const tail = rest.slice(0, rest.length - end.length);
  return {
    text: `${isShared ? "jointly " : ""}${verb} ${what} from ${from} to ${to.replace(/^only\s+/iu, "")}${tail}${by}${end}`,
    reason: "result",
  };
}

/** " by adding caching"; "" where nothing was done, null where it cannot be told so. */
function byDoing(done: string | undefined, object: string | undefined): string | null {
  if (done === undefined || object === undefined) return "";
  const verb = formsOf(done);
  if (!verb || wordCount(object) > MOST_OBJECT) return null;
  const more = object.replaceAll(
    /(\band\s+(?:also\s+)?)(\p{L}+)(?=\s)/giu,
    (whole, joint: string, word: string) => {
      const known = formsOf(word);
      return known && (known.form === "past" || known.form === "participle")
        ? joint + known.verb.gerund
        : whole;
    },
  );
  return ` by ${verb.verb.gerund} ${more.trim()}`;
}

/** What changed, without an article of its own; null for a pronoun, and for what holds a verb. */
function plainNoun(what: string): string | null {
  const plain = what.trim();
  if (/^(?:it|they|this|that|he|she|which|i|we)$/iu.test(plain)) return null;
  if (/\b(?:i|we|was|were|is|are|has|have|had|which|who|so|because|and then)\b/iu.test(plain))
    return null;
  const word = firstWord(plain);
  return /^\p{Lu}\p{Ll}+$/u.test(word) && plain.length > word.length
    ? word.charAt(0).toLowerCase() + plain.slice(1)
    : plain;
}

function savedBy(found: Groups): Opening | null {
  const done = formsOf(found["done"] ?? "");
  const saved = formsOf(found["gerund"] ?? "");
  const object = found["object"] ?? "";
  if (!done || !saved || (done.form !== "past" && done.form !== "participle")) return null;
  if (wordCount(object) > MOST_OBJECT || /\b(?:by|which|and\s+\p{L}+ed)\b/iu.test(object))
    return null;
  return {
    text: `${saved.verb.past} ${found["rest"] ?? ""} by ${done.verb.gerund} ${object}${found["end"] ?? ""}`,
    reason: "result",
  };
}

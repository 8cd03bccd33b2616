import { isHinglish } from "./language.ts";
import type { Reason } from "./reasons.ts";
import type { Rewording } from "./rewording.ts";

type Rule = readonly [
  pattern: RegExp,
  by: string | ((...found: string[]) => string),
  reason: Reason,
];

const words = (source: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}-])(?:${source})(?![\p{L}\p{N}])`, "giu");

/** Phrases with what says the same. A blank beside what goes away goes with it. */
const RULES: readonly Rule[] = [
  // Fillers
  [words(String.raw`in order to`), "to", "shorter"],
  [words(String.raw`due to the fact that`), "because", "shorter"],
  [words(String.raw`with the help of`), "with", "shorter"],
  [words(String.raw`on (?:a )?daily basis`), "daily", "shorter"],
  [words(String.raw`on (?:a )?weekly basis`), "weekly", "shorter"],
  [words(String.raw`on (?:a )?monthly basis`), "monthly", "shorter"],
  [words(String.raw`on (?:a )?regular basis`), "regularly", "shorter"],
  [words(String.raw`day[- ]to[- ]day`), "daily", "shorter"],
  [words(String.raw`in the field of`), "in", "shorter"],
  [words(String.raw`for the purpose of`), "for", "shorter"],
  [
    words(String.raw`utilis(ed|es|ing)|utiliz(ed|es|ing)`),
    (found) => `us${/(?:ed|es|ing)$/iu.exec(found)?.[0].toLowerCase() ?? "ed"}`,
    "shorter",
  ],
  [words(String.raw`utili[sz]e`), "use", "shorter"],
  [
    /(?:\s*,)?\s+(?:etc\.?(?=\s*(?:$|[.,;)\n]|and\b|\p{L}))|and so on)(?:(?<=\.)(?=\s*$))?/giu,
    "",
    "cliche",
  ],
  [
    /(?<![\p{L}\p{N}-])(?:successfully|various|numerous|several|different kinds of|different types of|many different)\s+(?=\p{L})/giu,
    "",
    "cliche",
  ],
  [/\s+successfully(?=\s*(?:[.,;\n]|$))/giu, "", "cliche"],
  [/(?<=\s)basically\s+/giu, "", "shorter"],
  [/,?\s+as and when required/giu, "", "shorter"],
  // Indian English
  [words(String.raw`passed out (in|from)`), (_, where = "in") => `graduated ${where}`, "indian"],
  [words(String.raw`passed[- ]out`), "graduated", "indian"],
  [/,?\s+and\s+(?:did|done|doing|do)\s+the\s+needful(?:\s+for\s+the\s+same)?(?!\s+(?:for|regarding|on|with|in|about)\b)/giu, "", "indian"],
  [words(String.raw`updation`), "updating", "indian"],
  [words(String.raw`upgradation`), "upgrade", "indian"],
  [words(String.raw`preponed`), "brought forward", "indian"],
  [words(String.raw`prepone`), "bring forward", "indian"],
  [words(String.raw`revert(ed)? back`), (_, past) => (past ? "replied" : "reply"), "indian"],
  [
    words(
      String.raw`(?:since|from)(?: the)? last (?=(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)\s+(?:years?|months?|weeks?|yrs?))`,
    ),
    "for the last ",
    "indian",
  ],
  [words(String.raw`(?:across|in|on|all over) pan[- ]india(?: basis)?`), "across India", "indian"],
  [words(String.raw`incharges`), "in-charges", "indian"],
  [words(String.raw`incharge`), "in-charge", "indian"],
  [words(String.raw`upto`), "up to", "words"],
  [
    words(String.raw`as per (?=the|our|client|customer|doctor|order|prescription|requirement)`),
    "as per ",
    "words",
  ],
  [words(String.raw`more earlier`), "higher earlier", "indian"],
  // Slips of spelling that no other word is
  [/(?<![\p{L}\p{N}])do(ing|ne|es)?\s+the\s+needful\s+(?:for|regarding|on|with|in|about)(?=\s)/giu, (_, end = "") => `handl${end === "ing" ? "ing" : end === "es" ? "es" : end === "ne" ? "ed" : "e"}`, "indian"],
  [/(?<![\p{L}\p{N}])did\s+the\s+needful\s+(?:for|regarding|on|with|in|about)(?=\s)/giu, "handled", "indian"],
  [words(String.raw`commitee|comittee`), "committee", "words"],
  [words(String.raw`reconcilation`), "reconciliation", "words"],
  [words(String.raw`maintainance|maintenence`), "maintenance", "words"],
  [words(String.raw`recieved`), "received", "words"],
  [words(String.raw`acheived`), "achieved", "words"],
  [words(String.raw`sucessfully`), "successfully", "words"],
  [words(String.raw`inprocess`), "in-process", "words"],
];

/** What is left of a chain once its parts stand by themselves. */
const LATE: readonly Rule[] = [
  [/,?(?<=\s|,)\s*and also(?=\s)/giu, "and", "shorter"],
];

/** Hindi words that English sentences of Indian offices borrow. */
const BORROWED: readonly Rule[] = (
  [
    ["jugaad solutions", "makeshift solutions"],
    ["hisaab|hisab", "accounts"],
    ["naye log", "new people"],
    ["chai[- ]nashta|chai[- ]nasta", "tea and snacks"],
    ["maal", "goods"],
    ["gaadi|gaadiyan", "vehicles"],
    ["kirana", "grocery"],
    ["thekedar", "contractor"],
    ["mazdoor", "labourers"],
    ["mistri", "mason"],
    ["bachche|bacche", "children"],
    ["dukaan|dukan", "shop"],
    ["godown", "warehouse"],
  ] as const
).map(([hindi, english]) => [words(hindi), english, "english"]);

/** Fillers out, plain words for phrases, spellings put right. One change for each place. */
export function rewordPhrases(text: string): Rewording[] {
  return reworded(text, [...RULES, ...(isHinglish(text) ? [] : BORROWED)]);
}

/** What the splitting of chains needed, out. */
export function rewordLeftovers(text: string): Rewording[] {
  return reworded(text, LATE);
}

function reworded(text: string, rules: readonly Rule[]): Rewording[] {
  const found: { from: number; to: number; text: string; reason: Reason }[] = [];
  for (const [pattern, by, reason] of rules) {
    for (const match of text.matchAll(pattern)) {
      const [from, to] = [match.index, match.index + match[0].length];
      const made = typeof by === "string" ? by : by(...match);
      const cased =
        isSentenceStart(text, from) && made !== ""
          ? made.slice(0, 1).toUpperCase() + made.slice(1)
          : made;
      if (cased === match[0] || found.some((other) => from < other.to && to > other.from)) continue;
      found.push(
        made === "" ? takenOut(text, from, to, reason) : { from, to, text: cased, reason },
      );
    }
  }
  return found
    .toSorted((a, b) => a.from - b.from)
    .filter((edit, i, all) => (all[i - 1]?.to ?? -1) < edit.from)
    .map(({ reason, ...edit }) => ({ edits: [edit], reason }));
}

/** A word taken out; the one that then opens the sentence gets its capital. */
function takenOut(text: string, from: number, to: number, reason: Reason) {
  if (!isSentenceStart(text, from)) return { from, to, text: "", reason };
  const next = /^\s*\S/u.exec(text.slice(to))?.[0] ?? "";
  return { from, to: to + next.length, text: next.trimStart().toUpperCase(), reason };
}

function isSentenceStart(text: string, at: number): boolean {
  return /(?:^|\n|[.!?]\s)\s*(?:[^\s\p{L}\p{N}"“(]+\s*)?$/u.test(text.slice(0, at));
}

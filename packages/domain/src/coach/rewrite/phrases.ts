import { FIGURE } from "./figures.ts";
import type { Reason } from "./reasons.ts";

/** A phrase, what says the same, and why that is better. */
export type PhraseRule = readonly [
  pattern: RegExp,
  by: string | ((...found: string[]) => string),
  reason: Reason,
];

const words = (source: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}-])(?:${source})(?![\p{L}\p{N}])`, "giu");

/** Phrases with what says the same. What is replaced by nothing takes a blank beside it along. */
export const PHRASES: readonly PhraseRule[] = [
  [words("in order to"), "to", "shorter"],
  [words("due to the fact that"), "because", "shorter"],
  [words("with the help of"), "with", "shorter"],
  [
    words("on (?:a )?(daily|weekly|monthly) basis"),
    (_, rhythm = "") => rhythm.toLowerCase(),
    "shorter",
  ],
  [words("on (?:a )?regular basis"), "regularly", "shorter"],
  [words("day[- ]to[- ]day"), "daily", "shorter"],
  [words("in the field of"), "in", "shorter"],
  [words("for the purpose of"), "for", "shorter"],
  [words("utili[sz]e(d|s)?"), (_, end = "") => `use${end}`, "shorter"],
  [words("utili[sz]ing"), "using", "shorter"],
  [/\s+(?:which|who|that)\s+(?:was|is|were|are)\s+having(?=\s)/giu, " with", "shorter"],
  [words("a to z of"), "all", "shorter"],
  [words("till date"), "to date", "indian"],
  // "…, it was completed in 2 weeks": two sentences with a comma between.
  [
    /,\s+(?:and\s+)?it\s+was\s+(completed|finished|delivered|done)(?=\s)/giu,
    (_, done = "") => `, ${done.toLowerCase()}`,
    "shorter",
  ],
  // "…, CSAT was 4.6 out of 5."
  [
    /,\s+(?:and\s+)?((?!it\b|this\b|that\b|which\b|there\b)\p{L}[\p{L}-]*(?:\s[\p{L}-]+)?)\s+was\s+(\d[\d.,]*(?:\s?%|\s+out of \d+|\/\d+)?)(?=\s*(?:[.;]?\s*$|[.;]\s))/gmu,
    (_, measure = "", figure = "") => ` with ${measure} of ${figure}`,
    "shorter",
  ],
  // "and deposited the same in the bank": of one thing.
  [
    /((?:^|[\s•-])\p{L}+\s+(?:[\p{L}-]+\s+){0,6}?)(\p{L}+)(\s+and\s+(?:also\s+)?\p{L}+)\s+the\s+same(?=\s+(?:in|into|to|with|at|on|before|after|within|by)\s|\s*(?:[.,;]|$))/gmu,
    (_, head = "", thing = "", verb = "") =>
      `${head}${thing}${verb} ${/(?:[^s]s|people|staff)$/u.test(thing) ? "them" : "it"}`,
    "indian",
  ],
  // "with consultants, vendors, etc.": what is left of the list ends with "and".
  [
    /(?<=\p{L}\s+(?:\p{L}+\s)?)(\p{L}[\p{L}-]*),\s+((?!and\b)\p{L}[\p{L}-]*(?:\s\p{L}+)?),?\s+(?:etc\b\.?|and so on\b)/giu,
    (whole, one = "", other = "") =>
      /\betc\.?$|so on$/iu.test(other) ? whole : `${one} and ${other}`,
    "cliche",
  ],
  // "etc." that ends a sentence leaves its full stop.
  [
    /,?\s+etc\.(?=\s+(?:[A-Z]|(?:was|were|studied|did|got|had|worked|made|completed|also)\b))/gu,
    ".",
    "cliche",
  ],
  [/,?\s+(?:etc\b\.?|and so on\b)/giu, "", "cliche"],
  [
    /(?<![\p{L}\p{N}-])(?:successfully|various|numerous|several|different (?:kinds|types) of|many different)\s+(?=\p{L})/giu,
    "",
    "cliche",
  ],
  [/\s+successfully(?=\s+(?:across|in|at|for|with)\b|\s*(?:[.,;\n]|$))/giu, "", "cliche"],
  [/(?<=\s)basically\s+/giu, "", "shorter"],
  [/,?\s+as and when required/giu, "", "shorter"],
  [
    /(?<=\b(?:fresher|candidate|student|engineer)\s)passed out(?=\s+(?:in|from)\b)/giu,
    "who graduated",
    "indian",
  ],
  [words("passed out (in|from)"), (_, where = "in") => `graduated ${where}`, "indian"],
  [/(?<![\p{L}\p{N}-])passed out(?=\s+(?:B|M)\.?\s?[A-Z])/gu, "completed", "indian"],
  [/(?<![\p{L}\p{N}-])Passed out(?=\s+(?:B|M)\.?\s?[A-Z])/gu, "Completed", "indian"],
  [
    /,?\s+and\s+(?:did|done|doing|do)\s+the\s+needful(?:\s+for\s+the\s+same)?(?!\s+(?:for|regarding|on|with|in|about)\b)/giu,
    "",
    "indian",
  ],
  [
    words("do(ing|ne|es)?\\s+the\\s+needful\\s+(?:for|regarding|on|with|in|about)"),
    (_, end = "") =>
      ({ ing: "handling", ne: "handled", es: "handles" })[end.toLowerCase()] ?? "handle",
    "indian",
  ],
  [words("did\\s+the\\s+needful\\s+(?:for|regarding|on|with|in|about)"), "handled", "indian"],
  [words("updation"), "updating", "indian"],
  [words("upgradation"), "upgrade", "indian"],
  [words("preponed"), "brought forward", "indian"],
  [words("prepone"), "bring forward", "indian"],
  [words("revert(ed)? back"), (_, past) => (past ? "replied" : "reply"), "indian"],
  [
    /(?<![\p{L}\p{N}-])(?:since|from)(?: the)? (?:last|past) (?=(?:\d+\+?|one|two|three|four|five|six|seven|eight|nine|ten)\s+(?:years?|months?|weeks?|yrs?))/giu,
    "for the last ",
    "indian",
  ],
  [words("(?:across|in|on|all over) pan[- ]india(?: basis)?"), "across India", "indian"],
  [words("incharges"), "in-charges", "indian"],
  [words("incharge"), "in-charge", "indian"],
  [words("upto"), "up to", "words"],
  [words("commitee|comittee|comitee"), "committee", "words"],
  [words("reconcilation"), "reconciliation", "words"],
  [words("maintainance|maintenence"), "maintenance", "words"],
  [words("recieved"), "received", "words"],
  [words("acheived"), "achieved", "words"],
  [words("sucessfully"), "successfully", "words"],
  [words("managment"), "management", "words"],
  [words("seperate"), "separate", "words"],
  [words("inprocess"), "in-process", "words"],
  [
    words("(api|crm|erp|kyc|gst|tds|sop|kpi|ppt|html|css|rtgs|neft|bpo|kra)(s)?"),
    (_, letters = "", plural = "") => letters.toUpperCase() + plural.toLowerCase(),
    "words",
  ],
  [words("covid"), (written) => (written === "COVID" ? written : "Covid"), "words"],
  // Both figures in the order of time: "to 21 Cr from 13 Cr".
  [
    new RegExp(String.raw`(?<=\p{L}\s)to\s+(${FIGURE})\s+from\s+(${FIGURE})(?=\s|[.,;]|$)`, "giu"),
    (_, to = "", from = "") => `from ${from} to ${to}`,
    "result",
  ],
  [
    words("(mon|tues|wednes|thurs|fri|satur|sun)day(s)?"),
    (day) => day.charAt(0).toUpperCase() + day.slice(1),
    "words",
  ],
];

/** What is left of a chain once its parts stand by themselves. */
export const LEFTOVERS: readonly PhraseRule[] = [[/,?\s+and also(?=\s)/giu, " and", "shorter"]];

/** Hindi words that English sentences of Indian offices borrow. */
export const BORROWED: readonly PhraseRule[] = (
  [
    ["jugaad", "makeshift"],
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

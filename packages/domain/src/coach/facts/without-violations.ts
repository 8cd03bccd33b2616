import { blank } from "../proposals/blanks.ts";
import type { FactViolation } from "./violation.ts";

/** A stretch of the text and what stands there afterwards. */
interface Cut {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/**
 * The text without what its source does not hold. A figure or a date becomes a blank to fill, "[by how much?]"; "led"
 * becomes "helped with"; a name goes with as little around it as the grammar needs: out of its list, with its
 * preposition, or with its clause; a title becomes a blank.
 */
export function withoutViolations(text: string, violations: readonly FactViolation[]): string {
  const cuts = violations
    .map((violation) => cutOf(text, violation))
    .toSorted((a, b) => a.from - b.from || b.to - a.to);
  let result = "";
  let at = 0;
  for (const cut of cuts) {
    if (cut.to <= at) continue;
    result += text.slice(at, Math.max(at, cut.from)) + (cut.from >= at ? cut.text : "");
    at = cut.to;
  }
  return tidy(result + text.slice(at));
}

function cutOf(text: string, violation: FactViolation): Cut {
  const { kind, from, to } = violation;
  switch (kind) {
    case "number":
      return numberCut(text, violation);
    case "date":
      return {
        from,
        to,
        text: /^\D*\d{4}$|\p{L}{3,}\.? ?['’]?\d{2,4}$|\d[./-]\d/u.test(violation.text)
          ? blank("when?")
          : blank("how long?"),
      };
    case "title":
      return { from, to, text: blank("which title?") };
    case "role":
      return { from, to, text: cased(violation.text, "helped with") };
    case "employer":
    case "school":
    case "degree":
    case "skill":
    case "award":
    case "claim":
      return nameCut(text, from, to);
  }
}

/** Verbs that hold a figure, and those that hold none. */
const CHANGES: readonly (readonly [RegExp, string])[] = [
  [/^halv(?:ed|es?)$/iu, "reduced"],
  [/^halving$/iu, "reducing"],
  [/^(?:doubl|tripl|trebl|quadrupl)(?:ed|es?)$/iu, "increased"],
  [/^(?:doubl|tripl|trebl|quadrupl)ing$/iu, "increasing"],
];

function numberCut(text: string, { from, to, text: written }: FactViolation): Cut {
  const verb = CHANGES.find(([pattern]) => pattern.test(written));
  if (verb) return { from, to, text: cased(written, verb[1]) };
  const by = /\bby (?:up to )?$/iu.exec(text.slice(Math.max(0, from - 14), from));
  if (by) return { from: from - by[0].length, to, text: blank("by how much?") };
  const isCount =
    /^(?:(?:over|about|around|nearly|almost|some|roughly|more than|several|a few) )?(?:[\d,.]+\+?|\p{L}+(?:[- ]\p{L}+)*)$/iu.test(
      written,
    );
  return { from, to, text: blank(isCount ? "how many?" : "how much?") };
}

/** With the first letter as large as that of what stood there. */
function cased(before: string, after: string): string {
  return /^\p{Lu}/u.test(before) ? after.slice(0, 1).toUpperCase() + after.slice(1) : after;
}

const PREPOSITION =
  /(?:,\s*)?\s(?:(?:with|using|in|via|through|on|at|for|from|by|of|to|into|under|including|such as|following|as|and|plus|within)\s+)(?:(?:a|an|the|its|their|our|strong|advanced|modern)\s+)?$/iu;

function nameCut(text: string, from: number, to: number): Cut {
  const start = Math.max(0, lastBreak(text, from));
  const before = text.slice(start, from);
  const after = text.slice(to);
  const goesOn =
    /^-\p{L}+\s|^\s+\p{Ll}/u.test(after) &&
    !/^\s+(?:and|or|to|for|in|with|on|at|by|from|as|while|where|which|that|so|because|of|is|was|guide)\b/iu.test(
      after,
    );
  // "Wrote PostgreSQL queries", "Selenium-based testing": a word before another one.
  if (goesOn && /\p{L}[,]?\s$/u.test(before)) {
    const hyphen = /^-\p{L}+\s?/u.exec(after)?.[0] ?? "";
    return { from, to: to + (hyphen.length > 0 ? hyphen.length : 1), text: "" };
  }
  // "X, Y and Z": out of the list.
  const isFollowed = /^\s*,\s*/u.exec(after);
  const joins = /(?:,\s*and|,\s*or|,|\s+and|\s+or|\s*[/|&+])\s*$/iu.exec(before);
  const isLast = /^\s*(?:[.;:)\n]|$)/u.test(after);
  const joined = /^\s+(?:and|or)\s+|^\s*[/|&]\s*/u.exec(after);
  if (joins && (isLast || isFollowed || joined))
    return { from: from - joins[0].length, to, text: needsAnd(before, joins[0], isLast) };
  if (joined) return { from, to: to + joined[0].length, text: "" };
  const led = PREPOSITION.exec(before);
  if (isFollowed && /(?:[:(]|\b(?:in|with|using|of|include|including|and|on))\s*$/iu.test(before))
    return { from, to: to + isFollowed[0].length, text: "" };
  if (led) return { from: from - led[0].length, to, text: "" };
  return clauseCut(text, from, to);
}

/** Nothing: the list before reads well without its last "and". */
function needsAnd(_before: string, _join: string, _isLast: boolean): string {
  return "";
}

/** Where the sentence or line around a place begins. */
function lastBreak(text: string, at: number): number {
  const before = text.slice(Math.max(0, at - 600), at);
  const match = /^[\s\S]*(?:[.!?;]\s|\n)/u.exec(before);
  return Math.max(0, at - 600) + (match?.[0].length ?? 0);
}

/** The clause around a stretch: up to a comma, a dash or a bracket, or the whole sentence where it is all there is. */
function clauseCut(text: string, from: number, to: number): Cut {
  const start = lastBreak(text, from);
  const before = text.slice(start, from);
  const after = text.slice(to, to + 600);
  const opened = Math.max(
    before.lastIndexOf(","),
    before.lastIndexOf("("),
    before.lastIndexOf(" – "),
    before.lastIndexOf(": "),
  );
  const closed = /^[^,;.)\n–]*(?:[,;)–](?=\s|$)|\.(?=\s|$)|\n|$)/u.exec(after)?.[0] ?? after;
  const ends = /[.\n]$|^$/u.test(closed) || to + closed.length >= text.length;
  if (opened >= 0)
    return {
      from: start + opened,
      to: to + closed.length - (ends || closed.endsWith(",") ? Math.min(1, closed.length) : 0),
      text: "",
    };
  if (!ends && /^[^.;\n]*,$/u.test(closed))
    return { from: start, to: to + closed.length, text: "" };
  return { from: start, to: to + closed.length - (closed.endsWith("\n") ? 1 : 0), text: "" };
}

/** Blanks and marks that a cut leaves behind. */
function tidy(text: string): string {
  return text
    .replaceAll(/[^\S\n]{2,}(?=\S)(?<=\S\s+)/gu, " ")
    .replaceAll(/\s+([,.;:)])/gu, "$1")
    .replaceAll(/\(\s*[,;]?\s*\)/gu, "")
    .replaceAll(/([,;:])(?:\s*[,;])+/gu, "$1")
    .replaceAll(/,(?=\s*[.\n]|\s*$)/gu, "")
    .replaceAll(/\(\s+/gu, "(")
    .replaceAll(/^[^\S\n]*[-•*]?[^\S\n]*[,.;:]*[^\S\n]*$/gmu, "")
    .replaceAll(/\n{3,}/gu, "\n\n");
}

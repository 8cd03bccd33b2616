import type { TextChange } from "../proposals/proposal.ts";
import { blankPlaces } from "./blank-places.ts";
import { unifyAmounts } from "./amounts.ts";
import { lowerCapitals } from "./capitals.ts";
import type { TextContext } from "./context.ts";
import { unifyDates } from "./dates.ts";
import { isHinglish, isOtherScript } from "./language.ts";
import { rewordLines } from "./lines.ts";
import { rewordNames } from "./names.ts";
import type { Rewording } from "./rewording.ts";
import { changesOf, composed, placeBefore, textWith } from "./rewording.ts";
import { leaveOutPossessives } from "./persons.ts";
import { countStops, unifyStops } from "./stops.ts";
import type { Splitting } from "./stance.ts";
import { nameAsAsked, putAskedFirst } from "./tailor.ts";
import { usedTools } from "./tool-lists.ts";
import { rewordSummary } from "./summary.ts";
import { linesOf } from "./text-parts.ts";
import { capitaliseSentences, dropEmptySentences } from "./whole-sentences.ts";
import { rewordLeftovers, rewordPhrases } from "./words.ts";

/** Times the rules look at what they made, so that they find nothing more in it. */
const ROUNDS = 4;

/** Sections whose texts are lists of points. */
const LISTS: ReadonlySet<string> = new Set(["experience", "projects"]);

/**
 * A better wording of one text, as changes that can be taken one by one. [] for a text that is good as it is.
 *
 * Deterministic, and at rest: the text with all changes gives none but questions that were left open.
 */
export function rewriteText(
  text: string,
  context: TextContext,
  splitting: Splitting = "free",
): TextChange[] {
  if (text.trim() === "" || isOtherScript(text)) return [];
  const passes = passesFor(context, splitting);
  let made: Rewording[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const before = textWith(text, made);
    for (const pass of passes) {
      const between = textWith(text, made);
      made = composed(text, made, outsideHindi(between, pass(between)));
    }
    if (textWith(text, made) === before) break;
  }
  return changesOf(text, [...made, ...blanksFor(text, made, context)]);
}

/** Lines built as Hindi stay as they are: rules of English grammar, and of its capitals, would only half change them. */
function outsideHindi(text: string, made: readonly Rewording[]): Rewording[] {
  const hindi = linesOf(text).filter((line) => isHinglish(line.text));
  return made.filter(({ edits }) =>
    edits.every(({ from, to }) => hindi.every((line) => to < line.from || from > line.to)),
  );
}

/** Questions behind what the rules made of the lines, each a change by itself. */
function blanksFor(text: string, made: readonly Rewording[], context: TextContext): Rewording[] {
  return blankPlaces(textWith(text, made), context).flatMap(({ from, to, text: asked, reason }) => {
    const place = placeBefore(made, from, to);
    return place ? [{ edits: [{ ...place, text: asked }], reason }] : [];
  });
}

type Pass = (text: string) => Rewording[];

function passesFor(context: TextContext, splitting: Splitting): Pass[] {
  const { section, field } = context;
  const names: Pass = (text) => rewordNames(text, context);
  if (field === "reference") return [names];
  const isWork = LISTS.has(section);
  const isSummary = section === "personal";
  const isList = isWork || section === "custom";
  const stance = { isCurrent: context.isCurrent, turnsVerbs: isWork, splitting };
  const passes: Pass[] = [
    (text) => lowerCapitals(text, context),
    rewordPhrases,
    unifyAmounts,
    unifyDates,
  ];
  passes.push(names, (text) => dropEmptySentences(text));
  if (isSummary) passes.push(rewordSummary, leaveOutPossessives);
  else
    passes.push(
      (text) => (splitting === "words" ? [] : rewordLines(text, stance, isList)),
      leaveOutPossessives,
      rewordLeftovers,
    );
  passes.push((text) => capitaliseSentences(text));
  if (isList)
    passes.push((text) =>
      isWork || isMarked(text) ? unifyStops(text, context.endsWithStops ?? wantsStops(text)) : [],
    );
  const { asked, index } = context;
  if (isWork) passes.push((text) => usedTools(text, context.isCurrent, index));
  if (asked !== undefined && !isSummary) passes.push((text) => nameAsAsked(text, asked, index));
  if (asked !== undefined && isWork) passes.push((text) => putAskedFirst(text, asked, index));
  return passes;
}

/** Whether a text is nothing but bullets. */
function isMarked(text: string): boolean {
  const lines = linesOf(text);
  return lines.length > 1 && lines.every(({ mark }) => mark.trim() !== "");
}

/** Full stops where as many lines have one as have none. */
function wantsStops(text: string): boolean {
  const { stopped, open } = countStops(text);
  return stopped >= open;
}

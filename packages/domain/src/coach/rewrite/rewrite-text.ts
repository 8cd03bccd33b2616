import type { TextChange } from "../proposals/proposal.ts";
import { unifyAmounts } from "./amounts.ts";
import { lowerCapitals } from "./capitals.ts";
import type { TextContext } from "./context.ts";
import { unifyDates } from "./dates.ts";
import { isOtherScript } from "./language.ts";
import { rewordLines } from "./lines.ts";
import { rewordNames } from "./names.ts";
import type { Rewording } from "./rewording.ts";
import { changesOf, composed, textWith } from "./rewording.ts";
import { leaveOutPossessives } from "./persons.ts";
import { countStops, unifyStops } from "./stops.ts";
import { capitaliseSentences, dropEmptySentences } from "./whole-sentences.ts";
import { rewordLeftovers, rewordPhrases } from "./words.ts";

/** Times the rules look at what they made, so that they find nothing more in it. */
const ROUNDS = 4;

/** Sections whose texts are lists of points. */
const LISTS: ReadonlySet<string> = new Set(["experience", "projects"]);

/**
 * A better wording of one text, as changes that can be taken one by one. [] for a text that is good as it is.
 *
 * Deterministic, and at rest: the text with all changes gives none.
 */
export function rewriteText(text: string, context: TextContext): TextChange[] {
  if (text.trim() === "" || isOtherScript(text)) return [];
  const passes = passesFor(context);
  let made: Rewording[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const before = textWith(text, made);
    for (const pass of passes) {
      const between = textWith(text, made);
      made = composed(text, made, pass(between));
    }
    if (textWith(text, made) === before) break;
  }
  return changesOf(text, made);
}

type Pass = (text: string) => Rewording[];

function passesFor(context: TextContext): Pass[] {
  const { section, field } = context;
  const names: Pass = (text) => rewordNames(text, context);
  if (field === "reference") return [names];
  const isWork = LISTS.has(section);
  const isSummary = section === "personal";
  const isList = isWork || section === "custom";
  const stance = { isCurrent: context.isCurrent, turnsVerbs: isWork };
  const passes: Pass[] = [
    (text) => lowerCapitals(text, context),
    rewordPhrases,
    unifyAmounts,
    unifyDates,
  ];
  passes.push(names, (text) => dropEmptySentences(text));
  if (!isSummary) passes.push((text) => rewordLines(text, stance, isList), leaveOutPossessives, rewordLeftovers);
  passes.push((text) => capitaliseSentences(text));
  if (isWork) passes.push((text) => unifyStops(text, context.endsWithStops ?? wantsStops(text)));
  return passes;
}

/** Full stops where as many lines have one as have none. */
function wantsStops(text: string): boolean {
  const { stopped, open } = countStops(text);
  return stopped >= open;
}

import type { TextChange } from "../proposals/proposal.ts";
import type { TextContext } from "./context.ts";
import { isOtherScript } from "./language.ts";
import { rewordLines } from "./lines.ts";
import { rewordNames } from "./names.ts";
import type { Rewording } from "./rewording.ts";
import { changesOf, composed, textWith } from "./rewording.ts";
import { rewordPhrases } from "./words.ts";

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
  if (field === "reference") return [(text) => rewordNames(text, context)];
  const isWork = LISTS.has(section);
  const isOwn = !/^(?:personal|education|certifications|publications|awards)$/u.test(section);
  const stance = { isCurrent: context.isCurrent, turnsVerbs: isWork };
  return [
    rewordPhrases,
    (text) => rewordLines(text, stance, isOwn),
    (text) => rewordNames(text, context),
  ];
}

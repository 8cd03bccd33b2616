import { lowerStart } from "../../text/wording.ts";
import { firstWord, isOnlyVerb, workBehind } from "./action.ts";
import type { Opening } from "./stance.ts";
import { formsOf, type Tense } from "./verbs.ts";

/** Things of an office or a site that somebody looks after, and that a bullet names without a verb. */
const HANDLED = new Set(
  `formalities inputs entry entries bills billing orders calls complaints queries tickets returns payments invoices quotations
  estimates registers records documents documentation paperwork payroll recruitment follow-up follow-ups followup followups
  correspondence bookings reservations enquiries purchase purchases accounts claims challans contracts inventory`.split(
    /\s+/u,
  ),
);
/** Things that are done, as names of work without a verb of their own. */
const DONE = new Set(
  `work works audits audit checks check rounds duty interviews operation operations maintenance inspections inspection repairs
  repair surveys survey tests test demos demo visits backups backup reviews review procedures upgradation`.split(
    /\s+/u,
  ),
);

/** Words of sentences, of wishes and of headings, which are no names of work. */
const OTHERS =
  /\b(?:was|were|is|are|has|have|had|got|which|who|that|i|we|my|me|skills?|knowledge|experience|good|excellent|responsibilit\w+|duties|project|etc)\b|[:[\]]/iu;

/** Longer lines are sentences. */
const MOST_WORDS = 20;
const MOST_BEFORE = 3;

/**
 * "House wiring, motor winding and panel work": names of work without a verb, as work that was carried out; "Joining
 * formalities" as handled. Null for other words.
 */
export function bareWork(text: string, tense: Tense): Opening | null {
  const words = text.split(/\s+/u);
  if (words.length > MOST_WORDS || OTHERS.test(text) || /^\P{L}/u.test(text)) return null;
  // What the rule itself wrote.
  if (/^(?:carr(?:y|ied) out|handled?|used?)\b/iu.test(text)) return null;
  const first =
    text.split(/\s*(?:[,;/&(]|\.$|\s(?:and|of|for|to|with|in|at|on|from|as)\s)/iu)[0] ?? "";
  const own = first.replace(/[.]+$/u, "").split(/\s+/u);
  const last = (own.at(-1) ?? "").toLowerCase();
  if (own.length > MOST_BEFORE + 1 || own.slice(0, -1).some(isVerb)) return null;
  // "Execute RCC work": done already, by a verb that is no noun.
  if (own.length > 1 && isOnlyVerb(own[0] ?? "")) return null;
  const isHandled = HANDLED.has(last);
  if (!isHandled && !isWork(last, own.length)) return null;
  const verb = isHandled
    ? tense === "past"
      ? "handled"
      : "handle"
    : tense === "past"
      ? "carried out"
      : "carry out";
  return { text: `${verb} ${plainStart(text)}`, reason: "opening" };
}

function isWork(word: string, count: number): boolean {
  if (DONE.has(word) || workBehind(word) !== null || workBehind(word.replace(/s$/u, "")) !== null)
    return true;
  return count > 1 && formsOf(word)?.form === "gerund";
}

function isVerb(word: string): boolean {
  const form = formsOf(word)?.form;
  return form === "past" || form === "third" || form === "participle";
}

/** A first word with a capital of its own only for opening the line; "Manual Testing" in small letters altogether. */
function plainStart(text: string): string {
  const words = text.split(" ");
  const isTitle =
    words.length < MOST_BEFORE + 1 && words.every((word) => /^\p{Lu}\p{Ll}+[.]?$/u.test(word));
  if (isTitle) return text.toLowerCase();
  return /^\p{Lu}\p{Ll}+$/u.test(firstWord(text)) ? lowerStart(text) : text;
}

import type { Opening, Stance } from "./stance.ts";
import { firstWord, workBehind } from "./action.ts";
import { formsOf, isPast } from "./verbs.ts";

const BE = String.raw`(?:was being|is being|are being|were being|has been|have been|had been|was|were|is|are)`;

/** "GST returns of 3 branches were also prepared and filed by me every week". */
const BY_ME = new RegExp(
  String.raw`^(?:the\s+)?(?<object>[^,;]{2,90}?)\s+(?<be>${BE})\s+(?:also\s+|regularly\s+)?(?<verb>\p{L}+)(?:\s+and\s+(?<second>\p{L}+))?(?<between>\s+[^,;]{0,40}?)?\s+by me\b(?<rest>.*)$`,
  "isu",
);

/** "OS installation and formatting was done". */
const WORK_DONE =
  /^(?<object>(?:\S+\s+){0,9}?\S+)\s+(?:(?:was|were|is|are|has been|have been)\s+)?(?:also\s+)?done(?<rest>(?:\s+(?:by me\b|for|in|on|at|with|using|every|weekly|daily|monthly|as per)\b.*)?)$/isu;

/** The person's own work told in the passive, in the active. Null where somebody else did it, or may have. */
export function activeOf(clause: string, stance: Stance): Opening | null {
  const plain = clause.replace(/[.\s]+$/u, "");
  const end = clause.slice(plain.length);
  const byMe = BY_ME.exec(plain.replace(/^(?:also|and),?\s+/iu, ""))?.groups;
  if (byMe) return active(byMe, end);
  const work = WORK_DONE.exec(plain)?.groups;
  if (!work || !stance.turnsVerbs) return null;
  const object = work["object"] ?? "";
  if (!namesWork(object) || hasVerb(object)) return null;
  const rest = (work["rest"] ?? "").replace(/^\s+by me\b/iu, "");
  return { text: `carried out ${lowered(object)}${rest}${end}`, reason: "active" };
}

function active(parts: Readonly<Record<string, string | undefined>>, end: string): Opening | null {
  const object = parts["object"] ?? "";
  const verbs = [parts["verb"], parts["second"]].flatMap((word) => (word ? [formsOf(word)] : []));
  if (hasVerb(object) || /^(?:it|they|he|she|this|which|who)$/iu.test(object)) return null;
  // "Handled the store and inventory was managed by me" is two things done.
  if (isPast(firstWord(object)) && /\sand\s/iu.test(object)) return null;
  const isNow = /^(?:is|are)\b/iu.test(parts["be"] ?? "");
  const turned = verbs.map((known) =>
    known && known.form !== "base" && known.form !== "gerund"
      ? known.verb[isNow ? "base" : "past"]
      : null,
  );
  if (turned.length === 0 || turned.includes(null)) return null;
  // "Prepone of the programme is done by me": what was done must be a name of work.
  const isDoing = verbs.some((known) => known?.verb.base === "do");
  if (isDoing && !namesWork(object)) return null;
  const between = parts["between"] ?? "";
  // "… by me and were checked by the CA": what others did hangs on the thing.
  const rest = (parts["rest"] ?? "")
    .replace(/^\s+and\s+(?=(?:was|were|is|are)\b)/iu, ", which ")
    .replace(/^,\s+(?=(?:goes|comes|covers|takes|runs|shows|helps)\b)/iu, ", which ");
  return {
    text: `${turned.join(" and ")} ${lowered(object)}${between}${rest}${end}`,
    reason: "active",
  };
}

/** Whether a thing is the name of some work: "OS installation", "cash handling". */
function namesWork(object: string): boolean {
  const words = object.match(/\p{L}[\p{L}-]*/gu) ?? [];
  return words.some((word) => workBehind(word) !== null || formsOf(word)?.form === "gerund");
}

/** A helping verb in it means that it is more than a thing: "X was made and Y". */
function hasVerb(object: string): boolean {
  return /\b(?:was|were|is|are|has|have|had|been|i|we|which|who|that|did|by)\b/iu.test(object);
}

/** An article or another word of grammar at the start in small letters; names stay. */
function lowered(object: string): string {
  const word = firstWord(object);
  return new RegExp(
    String.raw`^(?:The|A|An|All|Daily|Weekly|Monthly|Day|Every|Each|Various|This|These|Those|Some|Many|New|Bank|Stock|Sa` +
      String.raw`les|Salary|Purchase|Cash|Reports?|Customer|Patient|Mismatch|Stock|Creatives|Captions|Invoices|Payments|En` +
      String.raw`tries|Files|Documents|Quotations|Bills|Training|Cost|Budget|Data|Tests?|Vouchers?|Ledgers?|Accounts?|Regi` +
      String.raw`sters?|Letters?)$`,
    "u",
  ).test(word)
    ? word.toLowerCase() + object.slice(word.length)
    : object;
}

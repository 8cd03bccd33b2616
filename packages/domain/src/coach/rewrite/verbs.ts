import { verbOf } from "../../lexicon/verbs.ts";

/** The forms a rewording needs of a verb. */
export interface VerbForms {
  readonly base: string;
  readonly past: string;
  readonly gerund: string;
}

export type Tense = "past" | "present";

/** Regular verbs of everyday work that open few bullets, and are met behind "I" and "was". */
const MORE = `
attend interact upsell click mark fill count deduct deposit monitor load unload pack enter visit escort feed bill tag punch
type print scan stamp sign wash clean cover chase call mail email message discuss request respond reply
remind search browse study practise practice guard drop pick stack lift carry sweep paint plaster wire plug
plumb polish rinse bathe dress shift transport ferry post allot credit debit cross-check double-check hand
photograph contact convey need want like ask look turn entertain greet seat invoice reorder restock quote follow
pass control refer save
return rectify change swap park dust mop hoist pour cure level bolt rivet solder crimp splice tighten lubricate grease
recharge refill sterilise sterilize disinfect triage admit bandage invigilate bargain tender retouch sketch drape knit
embroider iron shortlist induct plead argue notarise notarize depose remit sanction disburse insure accept reject
note list tally wait add appoint confirm decide dial drill export import face finish fit follow include insert link
mention paste phone pull push receive refuse replace request separate sign skip solve spot spray stop supply switch talk
taste try watch wrap explain assign copy courier donate depute dig enquire exchange fetch hoist host imitate inquire
`
  .split(/\s+/u)
  .filter(Boolean);

const MORE_IRREGULAR: readonly (readonly [string, string])[] = [
  ["upsell", "upsold"],
  ["cross-sell", "cross-sold"],
  ["lend", "lent"],
  ["underwrite", "underwrote"],
  ["proofread", "proofread"],
  ["sew", "sewed"],
  ["go", "went"],
  ["come", "came"],
  ["know", "knew"],
  ["bring", "brought"],
  ["stand", "stood"],
  ["sit", "sat"],
  ["leave", "left"],
  ["lose", "lost"],
  ["hand", "handed"],
  ["shoot", "shot"],
  ["ride", "rode"],
  ["fly", "flew"],
  ["hang", "hung"],
  ["have", "had"],
];

/** Participles that differ from the past. */
const PARTICIPLES: ReadonlyMap<string, string> = new Map(
  `done did, made made, written wrote, taken took, given gave, gone went, seen saw, known knew, grown grew,
  driven drove, begun began, drawn drew, run ran, shown showed, chosen chose, spoken spoke, undergone underwent,
  overseen oversaw, undertaken undertook, rewritten rewrote, come came, become became, gotten got, broken broke,
  flown flew, ridden rode, proven proved`
    .split(/,\s+/u)
    .map((pair): [string, string] => [pair.split(" ")[0] ?? "", pair.split(" ")[1] ?? ""]),
);

const DOUBLES = new Set(
  `map plan program ship stop trim log transfer enrol fulfil scan vet patrol cut get let put run set split win begin
  submit tag drop plug control refer sit shop chat step wrap drag tap chop cap`.split(/\s+/u),
);

function gerundOf(base: string): string {
  if (DOUBLES.has(base)) return `${base}${base.at(-1)}ing`;
  if (/(?:ee|ye|oe)$/u.test(base) || base === "be") return `${base}ing`;
  if (base.endsWith("ie")) return `${base.slice(0, -2)}ying`;
  if (base.endsWith("e")) return `${base.slice(0, -1)}ing`;
  return `${base}ing`;
}

function pastOf(base: string): string {
  if (base.endsWith("e")) return `${base}d`;
  if (/[^aeiou]y$/u.test(base)) return `${base.slice(0, -1)}ied`;
  if (DOUBLES.has(base)) return `${base}${base.at(-1)}ed`;
  return `${base}ed`;
}

function thirdOf(base: string): string {
  if (base === "have") return "has";
  if (/(?:s|x|z|ch|sh|o)$/u.test(base)) return `${base}es`;
  if (/[^aeiou]y$/u.test(base)) return `${base.slice(0, -1)}ies`;
  return `${base}s`;
}

export type Form = "base" | "past" | "gerund" | "third" | "participle";

interface Known {
  readonly verb: VerbForms;
  readonly form: Form;
}

const KNOWN = new Map<string, Known>();
for (const [base, past] of [
  ...MORE.map((each) => [each, pastOf(each)] as const),
  ...MORE_IRREGULAR,
]) {
  const verb = { base, past, gerund: gerundOf(base) };
  KNOWN.set(thirdOf(base), { verb, form: "third" });
  KNOWN.set(verb.gerund, { verb, form: "gerund" });
  KNOWN.set(base, { verb, form: "base" });
  KNOWN.set(past, { verb, form: "past" });
}

/** The verb a word is a form of, with its other forms; null for a word that is none, or whose base is not known. */
export function formsOf(word: string): Known | null {
  // "Co-ordinating" is coordinating.
  const key = word.toLowerCase().replace(/^co-(?=op|or)/u, "co");
  const own = KNOWN.get(key);
  if (own) return own;
  const participle = PARTICIPLES.get(key);
  if (participle !== undefined && participle !== key) {
    const past = formsOf(participle);
    if (past) return { verb: past.verb, form: "participle" };
  }
  const found = verbOf(key);
  if (!found) return null;
  const { base, past } = found.verb;
  // A past that no list has: its base cannot be told ("geocoded").
  if (base === past && base.endsWith("ed")) return null;
  const isPrefixed = !key.startsWith(base.slice(0, 2)) && !key.startsWith(past.slice(0, 2));
  if (isPrefixed) return null;
  return { verb: { base, past, gerund: gerundOf(base) }, form: found.form };
}

/** A word in a tense; null for one that is no verb. */
export function inTense(word: string, tense: Tense): string | null {
  const known = formsOf(word);
  if (!known) return null;
  return tense === "past" ? known.verb.past : known.verb.base;
}

/** Whether a word is a past or participle, also of a verb that no list has. */
export function isPast(word: string): boolean {
  const form = formsOf(word)?.form ?? verbOf(word)?.form;
  return form === "past" || form === "participle";
}

import { tokenize } from "../text/tokens.ts";
import type { Token } from "../text/tokens.ts";
import { regex } from "../text/regex.ts";

/**
 * Verbs that say what a person did, in their base form. Regular ones; our own list over all trades of
 * `content/careers`.
 */
const REGULAR = `
accelerate achieve acquire act adapt address administer adopt advise advocate aggregate align allocate analyse
analyze anchor animate answer apply appraise approve arrange articulate assemble assess assign assist attain
attract audit author automate balance benchmark boost brief calculate calibrate campaign capture catalogue chair
champion check clarify classify clean clear climb close coach code collaborate collate collect combine commission
communicate compare compile complete compose compute conceive conclude conduct configure connect conserve
consolidate construct consult containerise containerize contribute control convert convince coordinate correct
counsel crack craft create cultivate curate customise customize debug decrease define delegate deliver demonstrate
deploy derive design detect determine develop devise diagnose digitise digitize direct discover dispatch dispense
display distribute diversify document double draft earn edit educate eliminate enable enforce engage engineer
enhance enlarge enrol enroll ensure establish estimate evaluate examine exceed execute expand expedite explain
explore extend extract fabricate facilitate file film filter finalise finalize finance fix forge form
formalise formalize formulate foster fulfil fulfill gain gather generate govern grade guide halve handle head
headline help hire host identify illustrate implement import improve increase index influence inform initiate
innovate inspect inspire install institute instruct integrate interpret interview introduce invent investigate
invite issue iterate join judge label launch lecture license lobby localise localize log lower maintain manage
manufacture map market master maximise maximize measure mediate mentor merge migrate minimise minimize mobilise
mobilize model moderate modernise modernize monitor motivate navigate negotiate normalise normalize nurse nurture
observe obtain offer onboard open operate optimise optimize orchestrate order organise organize originate
outline outperform overhaul own package participate partner patent perform persuade pilot pioneer place plan play pitch
post predict prepare prescribe present preserve prevent price prioritise prioritize process procure produce
profile program project promote propose protect prototype provide provision publish purchase qualify quantify
raise rank reach rebrand recommend reconcile record recover recruit redesign reduce reengineer refactor refine
reform register regulate rehabilitate reinforce release relocate remodel renegotiate renew reorganise reorganize
repair replace report represent rescue research resolve restore restructure restyle retain retrieve revamp
review revise revitalise revitalize rotate route sample save scale schedule score screen script secure segment
select separate serve service settle shape share shorten simplify simulate slash solve sort source spearhead
specify staff standardise standardize start steer store streamline structure study submit succeed suggest
summarise summarize supervise supply support surpass survey sustain synthesise synthesize tailor target test
trace track trade train transcribe transfer transform transition translate treat trim triple tune
tutor uncover unify update upgrade upload use utilise utilize validate value verify view visit visualise visualize
volunteer walk welcome widen work
absorb anticipate archive assure bolster care carry centralise centralize cook curb cultivate dedicate deepen defend
discharge dispose dress erect escalate excavate familiarise follow fumigate galvanise garner immunise immunize inject
inoculate invigilate irrigate isolate join liaise liquidate mobilise move multiply offset outsource patrol prescribe
preside probe promote prune realign rebalance redeploy reinstate relaunch relieve remedy remove repeat rerun
reschedule reserve retrofit reuse reverse rework scan scrape scrutinise scrutinize soothe stabilise stabilize stitch
strengthen suture taper tend transact vaccinate vet vouch weigh weld`
  .split(/\s+/u)
  .filter(Boolean);

/** Base and past of verbs that follow no rule. */
const IRREGULAR: readonly (readonly [string, string])[] = [
  ["be", "was"],
  ["begin", "began"],
  ["bend", "bent"],
  ["bring", "brought"],
  ["build", "built"],
  ["buy", "bought"],
  ["cast", "cast"],
  ["catch", "caught"],
  ["choose", "chose"],
  ["cut", "cut"],
  ["deal", "dealt"],
  ["do", "did"],
  ["draw", "drew"],
  ["drive", "drove"],
  ["feed", "fed"],
  ["find", "found"],
  ["forecast", "forecast"],
  ["get", "got"],
  ["give", "gave"],
  ["grow", "grew"],
  ["hold", "held"],
  ["keep", "kept"],
  ["lay", "laid"],
  ["lead", "led"],
  ["learn", "learnt"],
  ["make", "made"],
  ["meet", "met"],
  ["outsell", "outsold"],
  ["oversee", "oversaw"],
  ["pay", "paid"],
  ["put", "put"],
  ["rebuild", "rebuilt"],
  ["read", "read"],
  ["rewrite", "rewrote"],
  ["run", "ran"],
  ["see", "saw"],
  ["seek", "sought"],
  ["sell", "sold"],
  ["send", "sent"],
  ["set", "set"],
  ["show", "showed"],
  ["speak", "spoke"],
  ["speed", "sped"],
  ["spend", "spent"],
  ["split", "split"],
  ["take", "took"],
  ["teach", "taught"],
  ["tell", "told"],
  ["troubleshoot", "troubleshot"],
  ["undergo", "underwent"],
  ["undertake", "undertook"],
  ["uphold", "upheld"],
  ["win", "won"],
  ["write", "wrote"],
];

/** Verbs that double their last letter in the past and in -ing: "planned". */
const DOUBLE_BOTH = new Set(
  "map plan program ship stop trim log transfer enrol fulfil scan vet patrol control debug".split(
    " ",
  ),
);
/** Verbs that double it in -ing only, their past being irregular: "cutting". */
const DOUBLE_GERUND = new Set("cut get let put run set split win begin".split(" "));

function regularPast(base: string): string {
  if (base.endsWith("e")) return `${base}d`;
  if (/[^aeiou]y$/u.test(base)) return `${base.slice(0, -1)}ied`;
  if (DOUBLE_BOTH.has(base) || base === "submit") return `${base}${base.at(-1)}ed`;
  return `${base}ed`;
}

function gerund(base: string): string {
  if (base.endsWith("ee")) return `${base}ing`;
  if (base.endsWith("e") && base !== "be") return `${base.slice(0, -1)}ing`;
  if (DOUBLE_BOTH.has(base) || DOUBLE_GERUND.has(base) || base === "submit")
    return `${base}${base.at(-1)}ing`;
  return `${base}ing`;
}

function thirdPerson(base: string): string {
  if (/(?:s|x|z|ch|sh)$/u.test(base)) return `${base}es`;
  if (/[^aeiou]y$/u.test(base)) return `${base.slice(0, -1)}ies`;
  return `${base}s`;
}

type VerbForm = "base" | "past" | "gerund" | "third";

interface Verb {
  readonly base: string;
  readonly past: string;
}

const FORMS = new Map<string, { readonly verb: Verb; readonly form: VerbForm }>();
const ALL: readonly Verb[] = [
  ...REGULAR.map((base) => ({ base, past: regularPast(base) })),
  ...IRREGULAR.map(([base, past]) => ({ base, past })),
];
for (const verb of ALL) {
  // The past goes last to win over the base: "cut" and "led" open bullets as what was done.
  FORMS.set(thirdPerson(verb.base), { verb, form: "third" });
  FORMS.set(gerund(verb.base), { verb, form: "gerund" });
  FORMS.set(verb.base, { verb, form: "base" });
}
for (const verb of ALL) FORMS.set(verb.past, { verb, form: "past" });
for (const base of ["model", "label", "channel", "travel"]) {
  FORMS.set(`${base}ed`, { verb: { base, past: `${base}ed` }, form: "past" });
  FORMS.set(`${base}led`, { verb: { base, past: `${base}led` }, form: "past" });
}

/** Adjectives and nouns in -ed. */
const NO_PAST = regex("u")`
  ^(?:unlimited|detailed|advanced|dedicated|experienced|skilled|motivated|talented|limited|
  based|need|indeed|shared|varied|tired|sacred|kindred|hatred|naked|beloved|preferred|required|
  registered|certified|licensed|qualified|speed|various|hundred|related)$
`;

/** The verb a word is a form of, or null. Case does not matter. */
export function verbOf(word: string): { readonly verb: Verb; readonly form: VerbForm } | null {
  const key = word.toLowerCase();
  const known =
    FORMS.get(key) ?? FORMS.get(key.replace(/^(?:re-?|co-?|pre-?|over|out)(?=\p{L}{4})/u, ""));
  if (known) return known;
  // An unknown past is still a past: "geocoded". Nouns and adjectives in -ed are fewer than verbs.
  if (/^[a-z]{2,}[^e]ed$/u.test(key) && !NO_PAST.test(key))
    return { verb: { base: key, past: key }, form: "past" };
  return null;
}

/** Names of work, and the verbs they hide. As Indian resumes open bullets: "Preparation of monthly MIS reports". */
const NAMES_OF_WORK: ReadonlyMap<string, string> = new Map(
  `administration administer, analysis analyse, calibration calibrate, collection collect, compilation compile,
  completion complete, configuration configure, coordination coordinate, co-ordination coordinate, creation create,
  deployment deploy, development develop, dispensation dispense, documentation document, evaluation evaluate,
  execution execute, filing file, finalisation finalise, finalization finalize, formulation formulate,
  generation generate, identification identify, implementation implement, inspection inspect, installation install,
  integration integrate, investigation investigate, maintenance maintain, management manage, migration migrate,
  negotiation negotiate, optimisation optimise, optimization optimize, organisation organise, preparation prepare,
  procurement procure, reconciliation reconcile, recruitment recruit, resolution resolve, selection select,
  supervision supervise, validation validate, verification verify`
    .split(/,\s+/u)
    .map((pair): [string, string] => [pair.split(" ")[0] ?? "", pair.split(" ")[1] ?? ""]),
);

/** The verb that a name of work hides: "reconcile" of "Reconciliation". Null for any other word. */
export function verbBehind(name: string): { readonly base: string; readonly past: string } | null {
  const base = NAMES_OF_WORK.get(name.toLowerCase());
  return (base === undefined ? undefined : verbOf(base)?.verb) ?? null;
}

const HIDDEN_VERBS: ReadonlySet<string> = new Set(NAMES_OF_WORK.values());

/** Whether a name of work hides this verb, in its base form: "execute". */
export function isHiddenVerb(base: string): boolean {
  return HIDDEN_VERBS.has(base.toLowerCase());
}

/** Words before the verb that change nothing: "Successfully delivered". */
const PREAMBLE = regex("u")`
  ^(?:successfully|actively|also|currently|independently|effectively|efficiently|proactively|
  jointly|closely|personally|singlehandedly|regularly|continuously|then|and|i|we|have|has|had|
  single|handedly|solely|consistently|voluntarily|routinely|directly|strategically)$
`;

/** The first word of a bullet that can be its verb, past "Successfully" and the like. Null for no words. */
export function openingWord(text: string): Token | null {
  const tokens = tokenize(text).slice(0, 5);
  return tokens.find((token) => !PREAMBLE.test(token.text.toLowerCase())) ?? tokens[0] ?? null;
}

/**
 * Whether a bullet opens with a verb that says what was done. A duty phrase ("Worked on") is distinguished elsewhere.
 *
 * "Handling claims" opens with a name for work, not with what was done, and does not count.
 */
export function opensWithVerb(text: string): boolean {
  const word = openingWord(text);
  // "Project: …" and "Design: …" are labels.
  if (word === null || text[word.to] === ":") return false;
  // "Co-authored" is a verb by its last part.
  const part = /^-(\p{L}+)/u.exec(text.slice(word.to))?.[1];
  return isDone(word.text) || (part !== undefined && isDone(part));
}

function isDone(word: string): boolean {
  const verb = verbOf(word);
  return verb !== null && verb.form !== "gerund";
}

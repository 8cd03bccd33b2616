import type { Careers, ClaimGroup, Industry, Role, Skill } from "./careers.ts";
import { compact, compactStem, tokenize } from "../text/tokens.ts";
import type { Token } from "../text/tokens.ts";

/** How sure a mention must look before it counts, by how common the word is outside of its trade. */
type Caution =
  /** Counts wherever it is: "PostgreSQL". */
  | "none"
  /** An English word too: counts as its maker writes it only, and not as a sentence's first word: "Excel". */
  | "capital"
  /** A letter, or a word as common as "go": counts only among other skills: "Go, Rust and C". */
  | "list";

/** One spelling of a skill. */
export interface SkillForm {
  readonly skill: Skill;
  readonly caution: Caution;
  /** As the careers write it. */
  readonly written: string;
  /** The skill's own name, not an alias. */
  readonly isName: boolean;
  /** Words it has. A phrase with "or" or "of" in it must have as many: "R or" is not "RoR". */
  readonly words: number;
  /** Letters that must be joined by a mark in the text, as in "A/B". */
  readonly needsJoint: boolean;
  /** Letters with dots, as in "B.Ed": written as one word it needs its capitals, "BEd", or it is a bed. */
  readonly isDotted: boolean;
}

/** The careers as lookups. Made once for each `Careers` object. */
export interface CareersIndex {
  readonly skills: ReadonlyMap<string, Skill>;
  /** By `compact` form. */
  readonly exact: ReadonlyMap<string, SkillForm>;
  /** By `compactStem` form; only those that may be inflected. */
  readonly inflected: ReadonlyMap<string, SkillForm>;
  /** The longest spelling, in words. */
  readonly longest: number;
  readonly roles: readonly RoleForm[];
  readonly industries: readonly Industry[];
  readonly claims: readonly ClaimGroup[];
}

/** One title of a role, without words of level. */
interface RoleForm {
  readonly role: Role;
  readonly key: string;
  readonly words: readonly string[];
}

const NO_CLAIMS: readonly ClaimGroup[] = [];

const INDEXES = new WeakMap<Careers, CareersIndex>();

/** The lookups for these careers; the same object each time. */
export function indexCareers(careers: Careers): CareersIndex {
  const known = INDEXES.get(careers);
  if (known) return known;
  const index = buildIndex(careers);
  INDEXES.set(careers, index);
  return index;
}

function buildIndex(careers: Careers): CareersIndex {
  const exact = new Map<string, SkillForm>();
  const inflected = new Map<string, SkillForm>();
  const joined: SkillForm[] = [];
  let longest = 1;
  for (const skill of careers.skills) {
    for (const spelling of [skill.name, ...skill.aliases]) {
      const tokens = tokenize(spelling);
      if (tokens.length === 0) continue;
      longest = Math.max(longest, tokens.length);
      const form = formOf(skill, spelling, tokens);
      if (!form.isName && JOINED.test(spelling)) joined.push(form);
      // A name goes before another skill's alias; careers that pass their check have no such pair.
      if (!exact.has(compact(tokens))) exact.set(compact(tokens), form);
      if (mayInflect(skill, tokens) && !inflected.has(compactStem(tokens)))
        inflected.set(compactStem(tokens), form);
    }
  }
  // All are looked at before one is dropped: an alias may be a part of another.
  for (const tokens of joined
    .filter((form) => namesTwo(form, exact, inflected))
    .map(({ written }) => tokenize(written))) {
    exact.delete(compact(tokens));
    inflected.delete(compactStem(tokens));
  }
  return {
    skills: new Map(careers.skills.map((skill) => [skill.id, skill])),
    exact,
    inflected,
    longest,
    roles: careers.roles.flatMap((role) =>
      [role.title, ...role.aliases].map((title) => roleForm(role, title)),
    ),
    industries: careers.industries,
    claims: careers.claims ?? NO_CLAIMS,
  };
}

type Forms = ReadonlyMap<string, SkillForm>;

/**
 * Whether an alias joins two things that are skills of their own: in "change control and CAPA" both are named, and
 * the text is left to say so. Names are kept ("CI/CD"), and so are aliases with letters of their own, "VAPT" of
 * "vulnerability assessment and penetration testing". Letters that elsewhere mean another thing, the SIP of
 * "VoIP/SIP", are no part that is known: only a skill near the alias's own is meant.
 */
function namesTwo({ skill, written }: SkillForm, exact: Forms, inflected: Forms): boolean {
  const parts = written.split(JOINED).map((part) => {
    const tokens = tokenize(part);
    const form = exact.get(compact(tokens)) ?? inflected.get(compactStem(tokens));
    const isLetters = /^\p{Lu}[\p{Lu}\d]*s?$/u.test(part) && form?.skill.name !== part;
    return { skill: form?.skill, isLetters };
  });
  const named = parts.flatMap((part) => part.skill ?? []);
  if (named.length < parts.length || new Set(named).size < parts.length) return false;
  if (skill.aliases.includes(initialsOf(written))) return false;
  return parts.every(
    (part) =>
      !part.isLetters ||
      part.skill === skill ||
      [skill, ...named].some((other) => part.skill !== undefined && areNear(other, part.skill)),
  );
}

const JOINED = /\s(?:and|&|with)\s|\s?\/\s?/u;

function areNear(one: Skill, other: Skill): boolean {
  return one !== other && (one.neighbours.includes(other.id) || other.neighbours.includes(one.id));
}

function initialsOf(written: string): string {
  return tokenize(written)
    .filter(({ key }) => key !== "and")
    .map(({ text }) => text.slice(0, 1).toUpperCase())
    .join("");
}

function formOf(skill: Skill, written: string, tokens: readonly Token[]): SkillForm {
  const isLetters = tokens.length > 1 && tokens.every((token) => /^[a-z]$/u.test(token.key));
  return {
    skill,
    written,
    isName: written === skill.name,
    words: tokens.length,
    caution: cautionOf(skill, written, tokens),
    needsJoint: isLetters,
    isDotted: tokens.length > 1 && tokens.some((token) => /^[a-z]$/u.test(token.key)),
  };
}

function cautionOf(skill: Skill, written: string, tokens: readonly Token[]): Caution {
  const isPlain = skill.plainWords?.includes(written) ?? false;
  const [only] = tokens;
  if (!only || tokens.length > 1) return isPlain ? "capital" : "none";
  if (/^\p{Script=Latin}$/u.test(only.key) || (isPlain && only.key.length < 3)) return "list";
  return isPlain ? "capital" : "none";
}

/** A product or a language, so a proper name. */
export function isNamed(skill: Skill): boolean {
  return (
    skill.kind === "language" ||
    skill.kind === "framework" ||
    skill.kind === "tool" ||
    skill.kind === "platform"
  );
}

/** "Windows" is no plural of "window"; "REST API" has a plural; a method of one word has one too. */
function mayInflect(skill: Skill, tokens: readonly Token[]): boolean {
  return tokens.length > 1 || !isNamed(skill);
}

/** Words of level and form of work, which say nothing about what the work is. */
const LEVELS = new Set(
  `senior sr junior jr lead principal staff associate assistant intern internship trainee fresher entry mid level
  chief head i ii iii iv v 1 2 3 4 graduate experienced remote contract freelance full part time`.split(
    /\s+/u,
  ),
);

/** The words of a job title without those of level and what stands in brackets, compared as keys. */
export function titleWords(title: string): string[] {
  return tradeWords(title.replaceAll(/\([^)]*\)/gu, " "));
}

function tradeWords(title: string): string[] {
  const tokens = tokenize(title).map((token) => token.key);
  const words = tokens.filter(
    (key) => !LEVELS.has(key) && !/^(?:of|the|and|for|in|at)$/u.test(key),
  );
  return words.length > 0 ? words : tokens;
}

function roleForm(role: Role, title: string): RoleForm {
  const words = titleWords(title);
  return { role, words, key: words.join("") };
}

/**
 * The role a title names, or null.
 *
 * The same words first ("Sr. Data Analyst" is "Data Analyst"), then the longest title that the given one
 * contains whole ("Data Analyst, Retail"). Where nothing is named outside of brackets, with what stands in
 * them: "Engineer (Remote)" names nothing either, "Project Engineer (Civil)" a civil engineer.
 */
export function findRole(index: CareersIndex, title: string): Role | null {
  const plain = titleWords(title);
  const whole = tradeWords(title);
  return (
    roleOfWords(index, plain) ?? (whole.length > plain.length ? roleOfWords(index, whole) : null)
  );
}

function roleOfWords(index: CareersIndex, words: readonly string[]): Role | null {
  if (words.length === 0) return null;
  const key = words.join("");
  const same = index.roles.find((form) => form.key === key);
  if (same) return same.role;
  const given = new Set(words);
  const within = index.roles
    .filter((form) => form.words.length > 1 && form.words.every((word) => given.has(word)))
    .toSorted((a, b) => b.words.length - a.words.length);
  return within[0]?.role ?? null;
}

/** The industry a name or one of its other names stands for, or null. */
export function findIndustry(index: CareersIndex, name: string): Industry | null {
  const key = compact(tokenize(name));
  if (key === "") return null;
  return (
    index.industries.find((industry) =>
      [industry.id, industry.name, ...industry.aliases].some(
        (other) => compact(tokenize(other)) === key,
      ),
    ) ?? null
  );
}

import type { JobTerm, MatchedTerm } from "../resume/report.ts";
import type { Month } from "./dates.ts";
import { yearOf } from "./dates.ts";
import type { Passage } from "./passages.ts";
import { inWords, sentenceStart, timesInWords } from "../text/wording.ts";
import type { CareersIndex } from "../careers/careers-index.ts";
import { isSpokenLanguage } from "../lexicon/spoken-languages.ts";
import { isNamed } from "../careers/careers-index.ts";
import { findSkills } from "../careers/find-skills.ts";
import { withoutKind } from "../careers/same-term.ts";
import { indexPhrases, textsWith } from "../text/phrase-index.ts";
import type { PhraseIndex } from "../text/phrase-index.ts";
import { compactStem, definedAcronyms, tokenize } from "../text/tokens.ts";

/** Work that ended longer ago than this, in months, is old. Source: the recency rules collected in research. */
const RECENT_MONTHS = 36;

/** Said more often than this outside of sentences, a term is stuffed. */
const MOST_BARE_MENTIONS = 5;

/** A matched term with what the checks need of it. */
export interface MatchStatus extends MatchedTerm {
  /** True when a sentence that names it is not older than RECENT_MONTHS. */
  readonly isRecent: boolean;
  /** True when it is repeated far beyond what a reader needs. */
  readonly isStuffed: boolean;
  /** True when it is in walls of key words only, and earns nothing. */
  readonly isWalled: boolean;
  /** A skill the resume shows in use that is close to this missing one; "" for none. */
  readonly near: string;
  /** Why a weak term is weak: only listed, long ago, or not named but shown by a tool of it. Null otherwise. */
  readonly weakness: "listed" | "old" | "implied" | null;
}

interface Mention {
  readonly passage: Passage;
}

/** Which terms a resume's passages hold. Made once per report. */
export interface Mentions {
  readonly ofSkill: ReadonlyMap<string, readonly Mention[]>;
  readonly passages: readonly Passage[];
  /** The words of the passages. */
  readonly phrases: PhraseIndex;
  readonly index: CareersIndex;
  /** Long forms and their letters, as the job and the resume define them: each by the key of the other. */
  readonly acronyms: ReadonlyMap<string, readonly string[]>;
}

/**
 * Finds every known skill in every passage.
 *
 * @param job  the job's description, for the letters it defines; "" without one
 */
export function findMentions(
  passages: readonly Passage[],
  index: CareersIndex,
  job: string,
): Mentions {
  const ofSkill = new Map<string, Mention[]>();
  for (const passage of passages) {
    for (const { skill } of findSkills(passage.text, index, {
      isList: passage.kind === "list" || passage.kind === "title",
    })) {
      const mentions = ofSkill.get(skill.id) ?? [];
      mentions.push({ passage });
      ofSkill.set(skill.id, mentions);
    }
  }
  return {
    ofSkill,
    passages,
    phrases: indexPhrases(passages.map(({ text }) => tokenize(text))),
    index,
    acronyms: acronymsIn([job, ...passages.map(({ text }) => text)]),
  };
}

function acronymsIn(texts: readonly string[]): Map<string, string[]> {
  const others = new Map<string, string[]>();
  const add = (key: string, other: string) => {
    const known = others.get(key);
    if (known) known.push(other);
    else others.set(key, [other]);
  };
  for (const { long, short } of texts.flatMap(definedAcronyms)) {
    const [ofLong, ofShort] = [compactStem(tokenize(long)), compactStem(tokenize(short))];
    add(ofLong, short);
    if (ofShort !== ofLong) add(ofShort, long);
  }
  return others;
}

/** Every passage that names the term, once for each time it does. */
export function passagesNaming(
  term: Pick<JobTerm, "term" | "skillId">,
  mentions: Mentions,
): readonly Passage[] {
  if (term.skillId !== null)
    return (mentions.ofSkill.get(term.skillId) ?? []).map((mention) => mention.passage);
  return writings(term.term, mentions).flatMap((writing) => {
    const wanted = tokenize(writing);
    const isLetter = wanted.length === 1 && wanted[0]?.key.length === 1;
    return textsWith(mentions.phrases, wanted, isLetter ? writing : null).flatMap(
      (text) => mentions.passages[text] ?? [],
    );
  });
}

/**
 * A term without the word for its kind, and its long form or its letters where the job or the resume says they are
 * one.
 */
function writings(term: string, { acronyms }: Mentions): string[] {
  const tokens = withoutKind(tokenize(term));
  const name = term.slice(tokens[0]?.from ?? 0, tokens.at(-1)?.to);
  const key = compactStem(tokens);
  return [...new Set([name, ...(acronyms.get(key) ?? [])])];
}

/** True for a sentence or a title that shows the thing in use; a bare list and a wall only name it. */
export function showsUse(passage: Passage): boolean {
  return (
    !passage.isWall &&
    (passage.kind === "bullet" || passage.kind === "title" || passage.kind === "certificate")
  );
}

/** How well the resume shows a term of the job. */
export function matchStatusOf(
  term: JobTerm,
  mentions: Mentions,
  { today, isSkillWall }: { readonly today: Month; readonly isSkillWall: boolean },
): MatchStatus {
  const passages = passagesNaming(term, mentions);
  const lines = [...new Set(passages.flatMap((passage) => passage.lines))].toSorted(
    (a, b) => a - b,
  );
  const base = {
    ...term,
    times: passages.length,
    lines,
    near: "",
    weakness: null,
    isStuffed: false,
    isWalled: false,
  };
  if (passages.length === 0) {
    const tool = impliedBy(term, mentions);
    if (tool !== "")
      return {
        ...base,
        standing: "weak",
        weakness: "implied",
        text: `Not named; ${tool} shows some of it.`,
        isRecent: false,
      };
    const near = nearest(term, mentions);
    return { ...base, standing: "missing", text: askedText(term, near), isRecent: false, near };
  }
  // Nobody can show Marathi in a bullet: a spoken language is said, and that is all.
  const isSpoken = isSpokenLanguage(term.term);
  const inUse = isSpoken
    ? passages.filter((passage) => !passage.isWall)
    : passages.filter(showsUse);
  const bare = passages.length - inUse.length;
  if (bare > MOST_BARE_MENTIONS) {
    const text = `Said ${timesInWords(passages.length)}, ${inWords(bare)} of them in bare lists. That reads as stuffing.`;
    return {
      ...base,
      standing: "weak",
      weakness: "listed",
      text,
      isRecent: false,
      isStuffed: true,
    };
  }
  if (inUse.length === 0) {
    const isWalled = passages.every(
      (passage) => passage.isWall || (isSkillWall && passage.where === "Skills"),
    );
    return {
      ...base,
      standing: "weak",
      weakness: "listed",
      text: listedText(passages),
      isRecent: false,
      isWalled,
    };
  }

  const latest = inUse.toSorted(
    (a, b) => (b.month ?? today) - (a.month ?? today) || worthOf(b) - worthOf(a),
  )[0];
  const month = latest?.month ?? null;
  const isRecent = month === null || today - month <= RECENT_MONTHS;
  const place = latest ? placeName(latest) : "";
  if (isRecent) {
    const text = stop(
      `${sentenceStart(timesInWords(passages.length))}${place === "" ? "" : `, ${passages.length > 1 ? "last " : ""}${place}`}`,
    );
    return { ...base, standing: "found", text, isRecent };
  }
  const text = stop(`Last used in ${yearOf(month)}${place === "" ? "" : `, ${place}`}`);
  return { ...base, standing: "weak", weakness: "old", text, isRecent };
}

/** A sentence's full stop, where the name it ends with has none: "in Tata Sons Ltd." */
function stop(text: string): string {
  return text.endsWith(".") ? text : `${text}.`;
}

/** Of passages of one time, a bullet says more than a title, and a title more than a certificate. */
function worthOf(passage: Passage): number {
  if (passage.kind === "bullet") return 2;
  return passage.kind === "title" && passage.where !== "Headline" ? 1 : 0;
}

/** The tool in use that shows a method or field which is not named: Terraform shows infrastructure as code. */
function impliedBy(term: JobTerm, mentions: Mentions): string {
  const skill = term.skillId === null ? undefined : mentions.index.skills.get(term.skillId);
  if (!skill || (skill.kind !== "method" && skill.kind !== "domain")) return "";
  const tool = skill.neighbours
    .flatMap((id) => mentions.index.skills.get(id) ?? [])
    .find(
      (neighbour) =>
        isNamed(neighbour) &&
        mentions.ofSkill.get(neighbour.id)?.some(({ passage }) => showsUse(passage)),
    );
  return tool?.name ?? "";
}

/** "in Kaveri Retail", of "Experience, Kaveri Retail, bullet 2". */
function placeName(passage: Passage): string {
  const parts = passage.where.split(", ").filter((part) => !/^bullet \d+$/u.test(part));
  const name = parts.slice(1).join(", ") || parts[0] || "";
  return name === "" ? "" : `in ${name === "Headline" ? "your headline" : name}`;
}

function listedText(passages: readonly Passage[]): string {
  const places = [...new Set(passages.map((passage) => passage.where.split(", ")[0] ?? ""))];
  const where = places.map((place) => (place === "Summary" ? "your summary" : place)).join(" and ");
  return `${sentenceStart(timesInWords(passages.length))}, in ${where}. In no bullet.`;
}

function askedText(term: JobTerm, near: string): string {
  const asked = `Asked ${timesInWords(term.asked)}${term.need === "must" ? ", a must" : ""}.`;
  return near === "" ? asked : `${asked} ${near} is close.`;
}

/** The name of a skill related to a missing one that the resume shows in use; "" for none. */
function nearest(term: JobTerm, mentions: Mentions): string {
  const skill = term.skillId === null ? undefined : mentions.index.skills.get(term.skillId);
  const id = skill?.neighbours.find((neighbour) =>
    mentions.ofSkill.get(neighbour)?.some(({ passage }) => showsUse(passage)),
  );
  return id === undefined ? "" : (mentions.index.skills.get(id)?.name ?? "");
}

import type { CareersIndex } from "../../careers/careers-index.ts";
import type { ResumeDraft } from "../../draft/draft.ts";
import { eitherOf } from "../../evidence/alternatives.ts";
import type { JobTerm } from "../../resume/report.ts";
import { type Blank, blanksIn } from "../proposals/blanks.ts";
import { type LetterJob, textsNaming } from "./asked.ts";
import { isAboutTheLetter, type UnprovenClaim, unprovenIn } from "./claims.ts";
import type { Letter } from "./letter.ts";
import { knownLine, proveText } from "./prove.ts";
import type { LineGroup, ResumeLine } from "./resume-lines.ts";
import { resumeLines } from "./resume-lines.ts";
import { type LetterSentence, sentencesOfLetter } from "./sentences.ts";
import { unheldFacts } from "./unheld-facts.ts";

/** A claim of a letter and the words of the resume behind it. Offsets count UTF-16 units of the paragraph. */
export interface LetterProof {
  readonly paragraph: string;
  readonly from: number;
  readonly to: number;
  /** From 1; two stretches that rest on the same line have the same. */
  readonly number: number;
  readonly sentence: number;
  readonly line: ResumeLine;
}

/** How a term of the job stands: said in the letter with proof, only in the resume, or in neither. */
export interface LetterAsk extends JobTerm {
  readonly standing: "letter" | "resume" | "neither";
  /** The sentence that answers it; null for none. */
  readonly sentence: number | null;
  /** The line of the resume that names it; null for none. */
  readonly line: number | null;
  /** The number of its proof; null for none. */
  readonly proof: number | null;
}

/** A blank that is still open. */
export interface OpenBlank extends Blank {
  readonly paragraph: string;
}

/** What can be said of a letter, its resume and its job. */
export interface LetterCheck {
  readonly groups: readonly LineGroup[];
  readonly proofs: readonly LetterProof[];
  readonly unproven: readonly UnprovenClaim[];
  readonly asks: readonly LetterAsk[];
  readonly blanks: readonly OpenBlank[];
  readonly words: number;
  /** By the length of its text; a page holds about 420 words. */
  readonly pages: number;
  readonly namesRole: boolean;
  readonly namesCompany: boolean;
  /** Whether it says "we" or "our" of what the person did. */
  readonly saysWe: boolean;
}

/** A4 at 11 points with a head: our own count over the letters of the tests. */
const WORDS_OF_A_PAGE = 420;

/** Compares a letter with the resume it goes with and the job it is for, whoever wrote it. */
export function checkLetter(
  letter: Letter,
  draft: ResumeDraft,
  job: LetterJob,
  careers: CareersIndex,
): LetterCheck {
  const groups = resumeLines(draft);
  const sentences = sentencesOfLetter(letter);
  const known = groups.flatMap((group) =>
    group.lines.map((line) => knownLine(line, `${group.name} ${group.when}`)),
  );
  const personal = sentences.filter(({ text }) => isOfThePerson(text) && !isAboutTheLetter(text));
  const facts = unheldFacts(personal, letter, draft, careers);
  const proven = personal.map((sentence) => {
    const found = proveText(sentence.text, known);
    return {
      sentence,
      matches: found.matches,
      unproven: unprovenIn(sentence, found, facts.get(sentence.number) ?? []),
    };
  });
  const proofs = numbered(
    proven.flatMap(({ sentence, matches, unproven }) =>
      (unproven.length > 0 ? [] : matches).map((match) => ({
        paragraph: sentence.paragraph,
        from: sentence.from + match.from,
        to: sentence.from + match.to,
        sentence: sentence.number,
        line: match.line,
      })),
    ),
  );
  const text = letter.paragraphs.map((paragraph) => paragraph.text).join("\n");
  const words = wordCount(`${letter.greeting} ${text} ${letter.closing}`);
  return {
    groups,
    proofs,
    unproven: proven.flatMap(({ unproven }) => unproven),
    asks: asksOf({ sentences, proofs, groups, job, careers }),
    blanks: letter.paragraphs.flatMap((paragraph) =>
      blanksIn(paragraph.text).map((blank) => ({ ...blank, paragraph: paragraph.id })),
    ),
    words,
    pages: Math.max(1, Math.ceil(words / WORDS_OF_A_PAGE)),
    namesRole: isNamedIn(text, letter.role),
    namesCompany: isNamedIn(`${text} ${letter.recipient}`, letter.company),
    saysWe: /\b(?:we|our|us)\b/iu.test(text.replaceAll(/\bUS\b/gu, "")),
  };
}

/** Whether a sentence speaks of the person: "I", "my". What the job asks is no claim. */
export function isOfThePerson(text: string): boolean {
  return /\b(?:I|my|me|mine)\b/iu.test(text);
}

/** Numbers in the order of the letter; a line has one number. */
function numbered(proofs: readonly Omit<LetterProof, "number">[]): readonly LetterProof[] {
  const numbers = new Map<number, number>();
  return proofs.map((proof) => {
    const number = numbers.get(proof.line.number) ?? numbers.size + 1;
    numbers.set(proof.line.number, number);
    return { ...proof, number };
  });
}

interface Compared {
  readonly sentences: readonly LetterSentence[];
  readonly proofs: readonly LetterProof[];
  readonly groups: readonly LineGroup[];
  readonly job: LetterJob;
  readonly careers: CareersIndex;
}

function asksOf({ sentences, proofs, groups, job, careers }: Compared): readonly LetterAsk[] {
  const lines = groups.flatMap((group) => group.lines);
  const inResume = textsNaming(
    lines.map(({ number, text, kind }) => ({ number, text, isList: kind === "list" })),
    job,
    careers,
  );
  const inLetter = textsNaming(
    sentences
      .filter(({ number }) => proofs.some(({ sentence }) => sentence === number))
      .map(({ number, text }) => ({ number, text, isList: false })),
    job,
    careers,
  );
  const asks = job.reading.terms.map((term, place): LetterAsk => {
    const own = inResume[place] ?? [];
    const [sentence = null] = inLetter[place] ?? [];
    const proof =
      proofs.find((one) => one.sentence === sentence && own.includes(one.line.number)) ??
      proofs.find((one) => one.sentence === sentence);
    if (sentence !== null && proof)
      return {
        ...term,
        standing: "letter",
        sentence,
        line: proof.line.number,
        proof: proof.number,
      };
    const [line = null] = own;
    return {
      ...term,
      standing: line === null ? "neither" : "resume",
      sentence: null,
      line,
      proof: null,
    };
  });
  return withAlternatives(asks, job.reading.alternatives);
}

const RANK = { letter: 2, resume: 1, neither: 0 } as const;

/** One for each group of which one will do, the best of its members under the names of all. Order kept. */
function withAlternatives(
  asks: readonly LetterAsk[],
  groups: readonly (readonly string[])[],
): readonly LetterAsk[] {
  return asks.flatMap((ask): readonly LetterAsk[] => {
    const group = groups.find((names) => names.includes(ask.term));
    if (!group) return [ask];
    const members = asks.filter(({ term }) => group.includes(term));
    if (members[0] !== ask) return [];
    const [best = ask] = members.toSorted((a, b) => RANK[b.standing] - RANK[a.standing]);
    const isMust = members.some(({ need }) => need === "must");
    return [{ ...best, term: eitherOf(group), need: isMust ? "must" : "nice" }];
  });
}

function isNamedIn(text: string, name: string): boolean {
  return name.trim() !== "" && text.toLowerCase().includes(name.trim().toLowerCase());
}

function wordCount(text: string): number {
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

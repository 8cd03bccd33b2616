import type { CareersIndex } from "@taiyari/domain/careers";
import { contentPoints, enhance, type Proposal, textAfter, wholeOf } from "@taiyari/domain/coach";
import type { ResumeDraft } from "@taiyari/domain/draft";
import { FIXTURE_DAY, fixtureDraft, type EnhanceFixture } from "./enhance-fixtures.ts";

/** What the enhancement made of one fixture. */
export interface Judged {
  readonly id: string;
  readonly section: string;
  /** As typed, and with all changes taken and every question left open. */
  readonly before: string;
  readonly after: string;
  readonly draft: ResumeDraft;
  readonly proposal: Proposal | null;
  /** Whether the checks of the content can give the text more: not where they read none of it, or find nothing amiss. */
  readonly room: "some" | "unread" | "none";
  /** Points of the content checks gained, before they are rounded. */
  readonly change: number;
  /** Stretches that had to be kept and are gone. */
  readonly lost: readonly string[];
  /** Words that a bad editor adds, and that were added. */
  readonly added: readonly string[];
  readonly milliseconds: number;
}

/** Enhances a fixture and compares. */
export function judge(fixture: EnhanceFixture, careers: CareersIndex): Judged {
  const { draft, scope } = fixtureDraft(fixture);
  const started = performance.now();
  const made = enhance({ draft, scope, job: null, careers, today: FIXTURE_DAY });
  const milliseconds = performance.now() - started;
  if (!made.ok) throw new Error(`${fixture.id} cannot be enhanced: ${made.problem.kind}`);
  const [proposal = null] = made.value;
  const before = fixture.text;
  const after = proposal?.kind === "text" ? textAfter(proposal, wholeOf(proposal)) : before;
  const pointsOf = (text: string) =>
    contentPoints(fixtureDraft(fixture, text).draft, careers, FIXTURE_DAY);
  const points = (text: string) => pointsOf(text).exact;
  const change = points(after) - points(before);
  return {
    id: fixture.id,
    section: fixture.section,
    room: roomOf(fixture.section, pointsOf(before).shares),
    before,
    after,
    draft,
    proposal,
    change: Math.abs(change) < 1e-9 ? 0 : change,
    lost: fixture.mustKeep.filter((stretch) => !keeps(after, stretch)),
    added: fixture.never.filter((word) => names(after, word) && !names(before, word)),
    milliseconds,
  };
}

/** Sections of which the checks of the content read every word. */
const READ: ReadonlySet<string> = new Set(["experience", "projects", "personal"]);

/** Checks of which the wording of one text decides. */
const OF_WORDING = [
  "achievements",
  "specifics",
  "opening-verbs",
  "bullet-length",
  "plain-words",
  "first-person",
  "repetition",
  "tense",
  "punctuation",
  "technology-names",
];

function roomOf(section: string, shares: Readonly<Record<string, number | null>>): Judged["room"] {
  if (!READ.has(section)) return "unread";
  const own = section === "personal" ? [...OF_WORDING, "summary-says"] : OF_WORDING;
  return own.every((check) => (shares[check] ?? 1) === 1) ? "none" : "some";
}

/** Whether a stretch stands in a text, or all of its words do: "3.2 LAKHS" and "₹3.2 lakh", "teaching" and "teach". */
function keeps(text: string, stretch: string): boolean {
  const there = new Set(stems(text));
  return plain(text).includes(plain(stretch)) || stems(stretch).every((stem) => there.has(stem));
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/₹\s?|\brs\.?\s?/gu, "")
    .replaceAll(/\b(?:lakhs|lacs?)\b/gu, "lakh")
    .replaceAll(/\s+(?=%)/gu, "")
    .replaceAll(/[.,;:]+(?=\s|$)/gu, "")
    .replaceAll(/\s+/gu, " ")
    .trim();
}

function stems(text: string): string[] {
  const words = plain(text).match(/[\p{L}\p{N}%&.'’+/-]+/gu) ?? [];
  return words.map((word) => word.replace(/(?:ing|ed|es|s|e)$/u, ""));
}

function names(text: string, word: string): boolean {
  const found = text.toLowerCase().indexOf(word.toLowerCase());
  if (found < 0) return false;
  return !isLetter(text[found - 1]) && !isLetter(text[found + word.length]);
}

function isLetter(character: string | undefined): boolean {
  return /[\p{L}\p{N}]/u.test(character ?? "");
}

import type { CareersIndex } from "../../careers/careers-index.ts";
import type { DraftField } from "../../draft/draft.ts";
import { contentStems, tokenize } from "../../text/tokens.ts";
import type { FactViolation } from "../facts/violation.ts";
import { textAfter } from "../proposals/apply-changes.ts";
import type { TextChange, TextProposal } from "../proposals/proposal.ts";
import { wordDiff } from "../proposals/word-diff.ts";
import { cleanText } from "./clean-text.ts";
import { foreignParts } from "./foreign-parts.ts";
import { holdForRewrite, type HeldWords } from "./held-words.ts";
import { MODEL_REASONS, type ModelReason } from "./model-reasons.ts";

/** A line of a model's new wording, and why it is new. */
export interface ModelLine {
  readonly text: string;
  readonly reason: ModelReason;
}

export interface ModelWording {
  readonly field: DraftField;
  readonly before: string;
  readonly lines: readonly ModelLine[];
}

export interface ModelTextOptions {
  /** All the person wrote: what a wording may draw on. */
  readonly source: string;
  readonly careers: CareersIndex;
  /** The facts of a text that are not the source's. */
  readonly violationsIn: (text: string) => readonly FactViolation[];
}

/** Of what stands in a text its new wording keeps at least this share, in words of meaning: else it is another text. */
const KEPT_SHARE = 0.5;
/** A new wording is at most this much longer: room for what the bullets of a paragraph and some blanks take. */
const LONGER = 1.6;
const ROOM = 200;
/** The longest text that is written where there was none: a summary. */
const LONGEST_NEW = 900;

/**
 * A model's wording as a proposal whose every change holds by itself. A change that brings in anything that is not the
 * person's is left out; so is a wording that is no wording of this text.
 *
 * @returns  `cut` counts what was left out; the proposal is null when nothing is left, or nothing differs
 */
export function textProposal(
  { field, before, lines }: ModelWording,
  options: ModelTextOptions,
): { readonly proposal: TextProposal | null; readonly cut: number } {
  const written = lines.map(({ text, reason }) => ({ text: cleanText(text).trim(), reason }));
  const after = written.map(({ text }) => text).join("\n");
  if (after === before) return { proposal: null, cut: 0 };
  if (!isWordingOf(before, after)) return { proposal: null, cut: 1 };
  const held = holdForRewrite(options.source, options.careers);
  const proposal = { kind: "text", field, engine: "model", before } as const;
  const groups = wordDiff(before, after);
  const changes = groups
    .map(({ edits, at }, index) => ({ id: index + 1, edits, reason: reasonAt(written, at) }))
    .filter((change) => holds({ ...proposal, changes: [change] }, change, { held, ...options }));
  return {
    proposal:
      changes.length === 0
        ? null
        : { ...proposal, changes: changes.map((change, at) => ({ ...change, id: at + 1 })) },
    cut: groups.length - changes.length,
  };
}

function isWordingOf(before: string, after: string): boolean {
  if (after === "") return false;
  const stood = contentStems(before);
  if (stood.length === 0) return after.length <= LONGEST_NEW;
  if (after.length > before.length * LONGER + ROOM) return false;
  const stands = new Set(contentStems(after));
  return stood.filter((stem) => stands.has(stem)).length >= stood.length * KEPT_SHARE;
}

function reasonAt(lines: readonly ModelLine[], at: number): string {
  let end = 0;
  const line = lines.find(({ text }) => {
    end += text.length + 1;
    return at < end;
  });
  return MODEL_REASONS[line?.reason ?? "clearer"];
}

/** Whether the text with this change alone says nothing that the person did not. */
function holds(
  proposal: TextProposal,
  change: TextChange,
  { held, violationsIn }: ModelTextOptions & { readonly held: HeldWords },
): boolean {
  const decision = { taken: new Set([change.id]), answers: new Map<string, string>() };
  const places = placesAfter(change);
  const after = textAfter(
    { ...proposal, changes: [{ ...change, edits: blanksKept(change) }] },
    decision,
  );
  const parts = [...foreignParts(after, held), ...violationsIn(after)];
  return (
    !parts.some((part) => places.some(({ from, to }) => part.from < to && part.to > from)) &&
    !saysAgain(proposal.before, after, places)
  );
}

/** The edits, with the brackets of their blanks broken up: a change with an open blank would count as not taken. */
function blanksKept({ edits }: TextChange): TextChange["edits"] {
  return edits.map((edit) => ({
    ...edit,
    text: edit.text.replaceAll("[", "(").replaceAll("]", ")"),
  }));
}

/** Where what was put in stands in the text after. */
function placesAfter({
  edits,
}: TextChange): readonly { readonly from: number; readonly to: number }[] {
  let shift = 0;
  return edits.map(({ from, to, text }) => {
    const place = { from: from + shift, to: from + shift + text.length };
    shift += text.length - (to - from);
    return place;
  });
}

/** Words of a run that a text may say once more than it did: three make a phrase. */
const PHRASE = 3;

/**
 * Whether what was put in repeats what stands in the text as well: a phrase, or a name. Something a document asks to be
 * said is in its text already.
 */
function saysAgain(
  before: string,
  after: string,
  places: readonly { readonly from: number; readonly to: number }[],
): boolean {
  const put = tokenize(after).filter(({ from, to }) =>
    places.some((place) => from < place.to && to > place.from),
  );
  const old = tokenize(before).map(({ key }) => key);
  const now = tokenize(after).map(({ key }) => key);
  return put.some((token, at) => {
    const phrase = put.slice(at, at + PHRASE).map(({ key }) => key);
    if (phrase.length === PHRASE && isMoreOften(phrase, old, now)) return true;
    return (
      /[\p{Lu}\p{N}]|[^\p{Script=Latin}]/u.test(token.text) && isMoreOften([token.key], old, now)
    );
  });
}

/** Whether a run of words that stood there before stands there more often now. */
function isMoreOften(
  run: readonly string[],
  before: readonly string[],
  after: readonly string[],
): boolean {
  const stood = timesOf(run, before);
  return stood > 0 && timesOf(run, after) > stood;
}

function timesOf(run: readonly string[], words: readonly string[]): number {
  return words.filter((_, at) => run.every((word, offset) => words[at + offset] === word)).length;
}

import type { CareersIndex } from "../../careers/careers-index.ts";
import type { DraftField } from "../../draft/draft.ts";
import { contentStems, tokenize } from "../../text/tokens.ts";
import type { FactViolation } from "../facts/violation.ts";
import type { TextChange, TextEdit, TextProposal } from "../proposals/proposal.ts";
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
  const own = groups
    .map(({ edits, at }, index) => ({ id: index + 1, edits, reason: reasonAt(written, at) }))
    .filter((change) => isOwn(before, change, held));
  const changes = withFacts({ ...proposal, changes: own }, options);
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

/** Whether the text with this change alone brings in nothing foreign. */
function isOwn(before: string, change: TextChange, held: HeldWords): boolean {
  const after = afterAll(before, [change]);
  const places = placesAfter(change.edits);
  return (
    !foreignParts(after, held).some((part) => touches(part, places)) &&
    !saysAgain(before, after, places)
  );
}

/** The changes that leave no fact in the text which is not the source's: those that brought one in are left out. */
function withFacts(
  { before, changes }: TextProposal,
  options: ModelTextOptions,
): readonly TextChange[] {
  const { violationsIn } = options;
  let kept = withOwnFacts(changes, options);
  while (kept.length > 0) {
    const violations = violationsIn(afterAll(before, kept));
    const places = placesAfter(
      kept.flatMap(({ edits }) => edits).toSorted((a, b) => a.from - b.from),
    );
    const bad = kept.filter(({ edits }) => {
      const own = places.filter(({ edit }) => edits.includes(edit));
      return violations.some((violation) => touches(violation, own));
    });
    if (bad.length === 0) return kept;
    kept = kept.filter((change) => !bad.includes(change));
  }
  return kept;
}

/**
 * The changes whose own words state nothing wrong. In a text some of it could pass for something else: at the beginning
 * of a line a figure with a full stop numbers it.
 */
function withOwnFacts(
  changes: readonly TextChange[],
  { violationsIn }: ModelTextOptions,
): readonly TextChange[] {
  const puts = changes.map(({ edits }) => edits.map(({ text }) => wordsPut(text)).join("\n"));
  const violations = violationsIn(puts.join("\n"));
  let end = 0;
  return changes.filter((_, at) => {
    const from = end;
    end += (puts[at]?.length ?? 0) + 1;
    return !violations.some((violation) => violation.from < end && violation.to > from);
  });
}

/** Without marks around it. */
function wordsPut(text: string): string {
  return text.replace(/^[\s.,;:!?•-]+|[\s.,;:!?-]+$/gu, "");
}

/** What only was taken out is touched by what stands beside it. */
function touches(part: Span, places: readonly Span[]): boolean {
  return places.some(({ from, to }) =>
    from === to ? part.from <= to + 1 && part.to >= from - 1 : part.from < to && part.to > from,
  );
}

/** The text with all of these changes, blanks and all. */
function afterAll(before: string, changes: readonly TextChange[]): string {
  let text = before;
  const edits = changes.flatMap((change) => change.edits).toSorted((a, b) => b.from - a.from);
  for (const edit of edits) text = text.slice(0, edit.from) + edit.text + text.slice(edit.to);
  return text;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Where what was put in stands in the text after. */
function placesAfter(edits: readonly TextEdit[]): readonly (Span & { readonly edit: TextEdit })[] {
  let shift = 0;
  return edits.map((edit) => {
    const from = edit.from + shift;
    shift += edit.text.length - (edit.to - edit.from);
    return { edit, from, to: from + edit.text.length };
  });
}

/** Words of a run that a text may say once more than it did: three make a phrase. */
const PHRASE = 3;

/**
 * Whether what was put in repeats what stands in the text as well: a phrase, or a name. Something a document asks to be
 * said is in its text already.
 */
function saysAgain(before: string, after: string, places: readonly Span[]): boolean {
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

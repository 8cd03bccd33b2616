import type { TextChange, TextEdit } from "../proposals/proposal.ts";
import { blanksIn } from "../proposals/blanks.ts";
import type { Reason } from "./reasons.ts";
import { REASONS } from "./reasons.ts";

/** One thing a rule changes in a text. Edits in order, none over or against another of the same rule. */
export interface Rewording {
  readonly edits: readonly TextEdit[];
  readonly reason: Reason;
}

/** The text with all of these. */
export function textWith(before: string, rewordings: readonly Rewording[]): string {
  let text = "";
  let at = 0;
  for (const edit of rewordings.flatMap(({ edits }) => edits).toSorted(byPlace)) {
    text += before.slice(at, edit.from) + edit.text;
    at = edit.to;
  }
  return text + before.slice(at);
}

/** An edit with the number of the rewording it belongs to. */
interface Placed extends TextEdit {
  readonly group: number;
}

function byPlace(a: TextEdit, b: TextEdit): number {
  return a.from - b.from || a.to - b.to;
}

/**
 * Rewordings of a text followed by rewordings of what they make of it, as rewordings of the text itself.
 *
 * Where one of the second touches what one of the first wrote or took away, the two only make sense together and become
 * one. Its reason is the one that says most.
 *
 * @param first   rewordings of `before`
 * @param second  rewordings of `textWith(before, first)`
 */
export function composed(
  before: string,
  first: readonly Rewording[],
  second: readonly Rewording[],
): Rewording[] {
  if (second.length === 0) return [...first];
  const after = textWith(before, first);
  const early = placed(first, 0);
  const late = placed(second, first.length);
  const parent = [...first, ...second].map((_, i) => i);
  const edits: Placed[] = [];
  for (const cluster of clustersOf(early, late)) {
    const [one] = cluster.groups;
    if (one === undefined) continue;
    for (const group of cluster.groups) parent[rootOf(parent, group)] = rootOf(parent, one);
    edits.push({
      from: cluster.from,
      to: cluster.to,
      text: rewritten(after, cluster.afterFrom, cluster.afterTo, cluster.late),
      group: one,
    });
  }
  const reasons = [...first, ...second].map(({ reason }) => reason);
  const byRoot = Map.groupBy(edits, ({ group }) => rootOf(parent, group));
  return [...byRoot].map(([root, own]) => ({
    edits: own.map(({ from, to, text }) => ({ from, to, text })),
    reason: strongest(reasons.filter((_, i) => rootOf(parent, i) === root)),
  }));
}

function placed(rewordings: readonly Rewording[], offset: number): Placed[] {
  return rewordings
    .flatMap(({ edits }, i) => edits.map((edit) => ({ ...edit, group: i + offset })))
    .toSorted(byPlace);
}

/** Edits of both kinds that touch each other: where they lie in the text before and in the text between. */
interface Cluster {
  readonly from: number;
  to: number;
  readonly afterFrom: number;
  afterTo: number;
  readonly groups: Set<number>;
  readonly late: TextEdit[];
}

function clustersOf(early: readonly Placed[], late: readonly Placed[]): Cluster[] {
  let shift = 0;
  const written = early.map((edit) => {
    const from = edit.from + shift;
    shift += edit.text.length - (edit.to - edit.from);
    return { edit, from, to: from + edit.text.length, isLate: false };
  });
  const all = [
    ...written,
    ...late.map((edit) => ({ edit, from: edit.from, to: edit.to, isLate: true })),
  ].toSorted((a, b) => a.from - b.from || a.to - b.to);
  const clusters: Cluster[] = [];
  let moved = 0;
  for (const { edit, from, to, isLate } of all) {
    let last = clusters.at(-1);
    if (!last || from > last.afterTo) {
      // Places between edits of the first kind lie where they lay, moved by what those before them made longer.
      const start = from - moved;
      last = {
        from: start,
        to: start,
        afterFrom: from,
        afterTo: from,
        groups: new Set(),
        late: [],
      };
      clusters.push(last);
    }
    const beyond = Math.max(0, to - last.afterTo);
    last.afterTo += beyond;
    if (isLate) last.late.push(edit);
    else moved += edit.text.length - (edit.to - edit.from);
    last.to = last.afterTo - moved;
    last.groups.add(edit.group);
  }
  return clusters;
}

function rewritten(text: string, from: number, to: number, edits: readonly TextEdit[]): string {
  let made = "";
  let at = from;
  for (const edit of edits.toSorted(byPlace)) {
    made += text.slice(at, edit.from) + edit.text;
    at = edit.to;
  }
  return made + text.slice(at, to);
}

function rootOf(parent: readonly number[], group: number): number {
  let root = group;
  while (parent[root] !== undefined && parent[root] !== root) root = parent[root] ?? root;
  return root;
}

function strongest(reasons: readonly Reason[]): Reason {
  const names = Object.keys(REASONS) as Reason[];
  return names.find((name) => reasons.includes(name)) ?? "shorter";
}

/**
 * The place of the text before where a place of the text with rewordings lies; null within or at the edge of what one of
 * them wrote or took away, unless only a full stop was added there.
 */
export function placeBefore(
  rewordings: readonly Rewording[],
  from: number,
  to: number,
): { from: number; to: number } | null {
  let shift = 0;
  for (const edit of rewordings.flatMap(({ edits }) => edits).toSorted(byPlace)) {
    const start = edit.from + shift;
    const end = start + edit.text.length;
    if (start > to) break;
    const isBehind = start === to;
    const isBefore = end < from || (end === from && edit.text !== "");
    if (!isBehind && !isBefore) return null;
    if (isBehind) break;
    shift += edit.text.length - (edit.to - edit.from);
  }
  return { from: from - shift, to: to - shift };
}

/** The rewordings as changes of a proposal: numbered in the order of the text, without edits that change nothing. */
export function changesOf(before: string, rewordings: readonly Rewording[]): TextChange[] {
  return gathered(before, rewordings)
    .map(({ edits, reason }) => ({
      edits: edits
        .flatMap((edit) => (blanksIn(edit.text).length > 0 ? edit : (narrowed(before, edit) ?? [])))
        .toSorted(byPlace),
      reason: REASONS[reason],
    }))
    .filter(({ edits }) => edits.length > 0)
    .toSorted((a, b) => (a.edits[0]?.from ?? 0) - (b.edits[0]?.from ?? 0))
    .map((change, i) => ({ id: i + 1, ...change }));
}

/** What is decided once for a whole text: the kind of bullet, and how lines end. */
const ONCE: readonly Reason[] = ["bullet", "stop", "amounts"];

/** Marks and full stops that change in many lines as one change each. */
function gathered(before: string, rewordings: readonly Rewording[]): Rewording[] {
  const isMark = ({ edits }: Rewording) =>
    edits.every(({ from, to, text }) => !/\p{L}/u.test(before.slice(from, to) + text));
  const [alone, once] = [
    rewordings.filter(
      (each) => !ONCE.includes(each.reason) || !(isMark(each) || each.reason === "amounts"),
    ),
    rewordings.filter(
      (each) => ONCE.includes(each.reason) && (isMark(each) || each.reason === "amounts"),
    ),
  ];
  const byReason = Map.groupBy(once, ({ reason }) => reason);
  return [
    ...alone,
    ...[...byReason].map(([reason, own]) => ({ reason, edits: own.flatMap(({ edits }) => edits) })),
  ];
}

/** The edit without the words at its ends that it leaves as they are; null where it changes nothing. */
function narrowed(before: string, { from, to, text }: TextEdit): TextEdit | null {
  const old = before.slice(from, to);
  if (old === text) return null;
  const head = commonWords(old, text);
  const rest = [old.slice(head), text.slice(head)] as const;
  const tail = commonTail(rest[0], rest[1]);
  return {
    from: from + head,
    to: to - tail,
    text: text.slice(head, text.length - tail),
  };
}

/** Letters at the start that both have, up to the beginning of a word. */
function commonWords(one: string, other: string): number {
  let at = 0;
  while (at < one.length && at < other.length && one[at] === other[at]) at++;
  while (at > 0 && isWithin(one, at)) at--;
  while (at > 0 && isWithin(other, at)) at--;
  return at;
}

function commonTail(one: string, other: string): number {
  let at = 0;
  while (at < one.length && at < other.length && one.at(-1 - at) === other.at(-1 - at)) at++;
  while (at > 0 && (isWithin(one, one.length - at) || isWithin(other, other.length - at))) at--;
  return at;
}

/** Whether a place lies in the middle of a word, or between the halves of one character. */
function isWithin(text: string, at: number): boolean {
  return (
    /[\p{L}\p{N}\p{M}\p{Cs}]/u.test(text[at - 1] ?? "") &&
    /[\p{L}\p{N}\p{M}\p{Cs}]/u.test(text[at] ?? "")
  );
}

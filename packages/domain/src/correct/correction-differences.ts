import type { FieldGroup, FieldView } from "../resume/corrections.ts";
import type { Corrected } from "./corrected.ts";

/** One of two sets of corrections of the same resume. */
export type CorrectionSide = "mine" | "theirs";

interface Naming {
  /** Stays the same while a person chooses. */
  readonly key: string;
  /** "Company", or for a whole entry its kind: "Experience, 3 of 3". */
  readonly label: string;
  /** The side that changed it since the common base; mine where both did. */
  readonly suggested: CorrectionSide;
  /** Both changed it, so somebody's work is left out. */
  readonly isBoth: boolean;
}

/** A field that is not the same in both. Null where a side has no such field. */
export interface FieldDifference extends Naming {
  readonly kind: "field";
  /** "Experience, 1 of 2"; "" outside of entries. */
  readonly of: string;
  readonly mine: FieldView | null;
  readonly theirs: FieldView | null;
  /** The group it belongs to, which both sides have. */
  readonly groups: Readonly<Record<CorrectionSide, FieldGroup | null>>;
}

/** An entry that one of the two has and the other has not. */
export interface EntryDifference extends Naming {
  readonly kind: "entry";
  readonly mine: FieldGroup | null;
  readonly theirs: FieldGroup | null;
  /** A machine read it, so that its words have a place on the page. */
  readonly isRead: boolean;
}

export type CorrectionDifference = FieldDifference | EntryDifference;

/** What each side comes to, and what both began with. */
export interface CorrectedSides {
  readonly base: Corrected;
  readonly mine: Corrected;
  readonly theirs: Corrected;
}

/** What differs between two sets of corrections, field by field, in the order of a page; [] when both say the same. */
export function correctionDifferences({
  base,
  mine,
  theirs,
}: CorrectedSides): CorrectionDifference[] {
  const read = new Set(idsOf(base.groups));
  const [before, here, there] = [base, mine, theirs].map(({ groups }) => groupsByKey(groups, read));
  if (!before || !here || !there) return [];
  return unionOf(here, there).flatMap((key): CorrectionDifference[] => {
    const [own, other, was] = [here.get(key), there.get(key), before.get(key)];
    const entry = own ?? other;
    if (!entry) return [];
    if (entry.entry && (!own || !other)) {
      const sides = { mine: own ?? null, theirs: other ?? null };
      const now = { mine: contents(own), theirs: contents(other) };
      const naming = { key, label: entry.title, ...suggestion(now, contents(was)) };
      return [{ kind: "entry", ...naming, ...sides, isRead: read.has(entry.id) }];
    }
    return fieldDifferences({ own, other, was, read });
  });
}

/** What a field says: its words, and the name of its group of skills where the two differ in that. */
export function differenceText(difference: FieldDifference, whose: CorrectionSide): string {
  const view = difference[whose];
  if (!view) return "";
  const isRenamed = difference.mine?.label !== difference.theirs?.label;
  return isRenamed && isSkills(view) ? `${view.label}: ${view.text}` : view.text;
}

/** What an entry says, in one line: "Data Analyst, Kaveri Retail, Aug 2022 to Present". */
export function entryText({ fields }: FieldGroup): string {
  return fields
    .filter(({ edit, text }) => edit.kind !== "parts" && text !== "")
    .map(({ text }) => text)
    .join(", ");
}

export function isSkills({ edit }: FieldView): boolean {
  return edit.kind === "parts" && edit.next.kind === "skill";
}

interface Groups {
  readonly own: FieldGroup | undefined;
  readonly other: FieldGroup | undefined;
  readonly was: FieldGroup | undefined;
  readonly read: ReadonlySet<string>;
}

function fieldDifferences({ own, other, was, read }: Groups): FieldDifference[] {
  const [here, there, before] = [own, other, was].map((group) => fieldsByKey(group, read));
  if (!here || !there || !before) return [];
  return unionOf(here, there).flatMap((key): FieldDifference[] => {
    const [mine, theirs] = [here.get(key) ?? null, there.get(key) ?? null];
    const now = { mine: saidOf(mine), theirs: saidOf(theirs) };
    if (now.mine === now.theirs) return [];
    const group = own ?? other;
    return [
      {
        kind: "field",
        key: `${group?.id} ${key}`,
        label: (mine ?? theirs)?.label ?? "",
        of: group?.entry ? group.title : "",
        mine,
        theirs,
        groups: { mine: own ?? null, theirs: other ?? null },
        ...suggestion(now, saidOf(before.get(key) ?? null)),
      },
    ];
  });
}

function suggestion(
  now: Readonly<Record<CorrectionSide, string>>,
  before: string,
): Pick<Naming, "suggested" | "isBoth"> {
  return {
    suggested: now.mine === before ? "theirs" : "mine",
    isBoth: now.mine !== before && now.theirs !== before,
  };
}

/** Everything a field says, to compare. Parts separately: "SQL, Python" may be one skill or two. */
function saidOf(view: FieldView | null): string {
  if (!view) return "";
  if (view.edit.kind !== "parts") return view.text;
  const parts = view.edit.parts.map(({ text }) => text);
  return parts.length === 0 ? "" : JSON.stringify([isSkills(view) ? view.label : "", ...parts]);
}

function contents(group: FieldGroup | undefined): string {
  return group ? JSON.stringify(group.fields.map(saidOf)) : "";
}

/** Entries by what stays the same on both sides: a number where a machine read it, its name where a person added it. */
function groupsByKey(groups: readonly FieldGroup[], read: ReadonlySet<string>) {
  return keyed(groups, (group) =>
    group.entry === null || read.has(group.id)
      ? group.id
      : `${group.entry.list} ${group.fields.find(({ text }) => text !== "")?.text ?? ""}`,
  );
}

function fieldsByKey(group: FieldGroup | undefined, read: ReadonlySet<string>) {
  return keyed(group?.fields ?? [], (view) => {
    if (group?.entry) return view.id.slice(group.id.length);
    if (read.has(view.id)) return view.id;
    if (view.edit.kind === "text" && view.edit.field.kind === "link") return `link ${view.text}`;
    return isSkills(view) ? `skills ${view.label}` : view.id;
  });
}

/** Things by a key of theirs; of several with the same the later ones are counted. */
function keyed<Thing>(things: readonly Thing[], keyOf: (thing: Thing) => string) {
  const byKey = new Map<string, Thing>();
  for (const thing of things) {
    const key = keyOf(thing);
    let free = key;
    for (let again = 2; byKey.has(free); again++) free = `${key} ${again}`;
    byKey.set(free, thing);
  }
  return byKey;
}

function unionOf(a: ReadonlyMap<string, unknown>, b: ReadonlyMap<string, unknown>): string[] {
  return [...new Set([...a.keys(), ...b.keys()])];
}

function idsOf(groups: readonly FieldGroup[]): string[] {
  return groups.flatMap(({ id, fields }) => [id, ...fields.map((field) => field.id)]);
}

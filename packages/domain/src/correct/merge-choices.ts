import { assertNever } from "../result/index.ts";
import type {
  Correction,
  EntryList,
  EntryRef,
  FieldGroup,
  FieldRef,
  FieldView,
} from "../resume/corrections.ts";
import type { Reading } from "../resume/reading.ts";
import { applyCorrections } from "./apply-corrections.ts";
import {
  isSkills,
  type CorrectionDifference,
  type CorrectedSides,
  type CorrectionSide,
} from "./correction-differences.ts";

/** CorrectionSide corrections to continue from, and what to add to them. */
export interface ChosenMerge {
  readonly from: CorrectionSide;
  readonly step: readonly Correction[];
}

/**
 * The corrections that come to what a person chose of two sets.
 *
 * Starts from the side that has more of the chosen entries that the reader found, for an entry that is written again
 * has its words and no place on the page; of two alike from the one that less has to be brought to.
 *
 * @param choices  whose each difference is to be, by its key
 * @returns        null where the two cannot be put together
 */
export function mergeChoices(
  sides: CorrectedSides,
  differences: readonly CorrectionDifference[],
  choices: ReadonlyMap<string, CorrectionSide>,
): ChosenMerge | null {
  const chosen = (whose: CorrectionSide) =>
    differences.filter(({ key }) => choices.get(key) === whose);
  const [mine, theirs] = [chosen("mine"), chosen("theirs")];
  const lost = entriesRead(mine, "mine") - entriesRead(theirs, "theirs");
  const from = lost > 0 || (lost === 0 && mine.length > theirs.length) ? "mine" : "theirs";
  const step = stepTo(from, from === "mine" ? theirs : mine, sides[from].reading);
  return applyCorrections(sides[from].reading, step).ok ? { from, step } : null;
}

/** How many entries of one side would have to be written again on the other. */
function entriesRead(chosen: readonly CorrectionDifference[], whose: CorrectionSide): number {
  return chosen.filter((one) => one.kind === "entry" && one.isRead && one[whose] !== null).length;
}

/**
 * The corrections that bring over the given differences from the other side. Nothing moves before the correction that
 * refers to it.
 */
function stepTo(
  from: CorrectionSide,
  wanted: readonly CorrectionDifference[],
  reading: Reading,
): Correction[] {
  const [changes, additions, removals]: [Correction[], Correction[], Correction[][]] = [[], [], []];
  const ends = endsOf(reading);
  for (const one of wanted) {
    if (one.kind === "entry") {
      const [goal, now] = from === "mine" ? [one.theirs, one.mine] : [one.mine, one.theirs];
      if (goal) additions.push(...entryAdded(goal, ends));
      else if (now?.entry) removals.push([{ kind: "remove-entry", entry: now.entry }]);
      continue;
    }
    const [goal, now] = from === "mine" ? [one.theirs, one.mine] : [one.mine, one.theirs];
    const entry = one.groups[from]?.entry ?? null;
    if (now && (!goal || isEmptied(goal)) && isShifting(now)) removals.push(taken(now));
    else if (now) changes.push(...changed(now, goal));
    else if (goal) additions.push(...added(goal, entry, ends));
  }
  // From the last on, so that the numbers before it stay.
  return [...changes, ...additions, ...removals.toReversed().flat()];
}

/** How far each list of a reading goes, counted on as things are added. */
interface Ends {
  links: number;
  groups: number;
  readonly entries: Record<EntryList, number>;
}

function endsOf(reading: Reading): Ends {
  const { experience, education, projects, certifications, awards, publications } = reading;
  return {
    links: reading.contact.links.length,
    groups: reading.skills.length,
    entries: {
      experience: experience.length,
      education: education.length,
      projects: projects.length,
      certifications: certifications.length,
      awards: awards.length,
      publications: publications.length,
      references: reading.references.length,
    },
  };
}

/** Taking it away moves what follows it. */
function isShifting(view: FieldView): boolean {
  const isLink = view.edit.kind === "text" && view.edit.field.kind === "link";
  return isLink || isSkills(view);
}

function isEmptied({ edit }: FieldView): boolean {
  return edit.kind === "parts" && edit.parts.length === 0;
}

/** A field with what the other side has in it; without, where it has none. */
function changed({ edit: now, label }: FieldView, goal: FieldView | null): Correction[] {
  switch (now.kind) {
    case "text":
      return [{ kind: "set", field: now.field, value: goal?.text ?? "" }];
    case "dates": {
      const to = goal?.edit.kind === "dates" ? goal.edit : { start: "", end: "", current: false };
      const { start, end, current } = to;
      return [{ kind: "set-dates", entry: now.entry, start, end, current }];
    }
    case "parts": {
      const parts = goal?.edit.kind === "parts" ? goal.edit.parts : [];
      const surplus = now.parts.slice(parts.length).toReversed();
      const isRenamed = goal && now.next.kind === "skill" && goal.label !== label;
      const renamed = isRenamed ? named(now.next.group, goal.label) : [];
      return [
        ...parts.map(({ text }, at) => set(numbered(now.next, at), text)),
        ...surplus.map(({ field }) => set(field, "")),
        ...renamed,
      ];
    }
    default:
      return assertNever(now);
  }
}

/** A field that is not there yet, at the end of its list. */
function added(goal: FieldView, entry: EntryRef | null, ends: Ends): Correction[] {
  const { edit } = goal;
  if (edit.kind === "dates") {
    const { start, end, current } = edit;
    return [{ kind: "set-dates", entry: entry ?? edit.entry, start, end, current }];
  }
  if (edit.kind === "text") {
    const field =
      edit.field.kind === "link" ? numbered(edit.field, ends.links++) : inEntry(edit.field, entry);
    return [set(field, goal.text)];
  }
  const next = inEntry(edit.next, entry);
  if (next.kind !== "skill") return edit.parts.map(({ text }, at) => set(numbered(next, at), text));
  const group = ends.groups++;
  return [
    ...edit.parts.map(({ text }, at) => set({ kind: "skill", group, at }, text)),
    ...named(group, goal.label),
  ];
}

/** A link or a group of skills, away. The name goes first: a group with neither name nor skills is gone. */
function taken(view: FieldView): Correction[] {
  const { edit } = view;
  if (edit.kind === "text") return [set(edit.field, "")];
  if (edit.kind !== "parts") return [];
  const name = edit.next.kind === "skill" ? named(edit.next.group, NO_NAME) : [];
  return [...name, ...edit.parts.toReversed().map(({ field }) => set(field, ""))];
}

function entryAdded({ entry, fields }: FieldGroup, ends: Ends): Correction[] {
  if (!entry) return [];
  const ref = { list: entry.list, at: ends.entries[entry.list]++ };
  return [
    { kind: "add-entry", entry: ref },
    ...fields.filter(({ text }) => text !== "").flatMap((field) => added(field, ref, ends)),
  ];
}

/** What a group of skills without a name is called among the fields. Source: `fieldGroupsOf` of the domain. */
const NO_NAME = "Skills";

function named(group: number, label: string): Correction[] {
  return [set({ kind: "skill-group", group }, label === NO_NAME ? "" : label)];
}

function set(field: FieldRef, value: string): Correction {
  return { kind: "set", field, value };
}

function numbered(field: FieldRef, at: number): FieldRef {
  return "at" in field ? { ...field, at } : field;
}

function inEntry(field: FieldRef, entry: EntryRef | null): FieldRef {
  return entry && "entry" in field ? { ...field, entry } : field;
}

import type { ResumeDraft } from "../draft/draft.ts";
import { headingOf } from "../draft/sections-of.ts";
import type { Reading } from "../resume/reading.ts";
import { type Evidence, judge } from "./judge.ts";
import { fileText } from "./file-text.ts";
import { headingCaution } from "./heading-caution.ts";
import { nearAlone } from "./near-alone.ts";
import { pairEntries } from "./pair-entries.ts";
import type { Proof, ProofField, ProofGroup } from "./proof.ts";
import { readEntries, type ReadEntry } from "./read-fields.ts";
import { typedGroups, type TypedField, type TypedGroup } from "./typed-fields.ts";

/**
 * Compares what was typed with what our reader found in the file that was exported from it.
 *
 * Pure. A section without anything in it, or that is hidden, is no part of a proof: an empty draft gives no groups.
 *
 * @param reading  of the exported file, by `readResume`
 * @param missing  graphemes that no bundled font has, as the export named them
 */
export function proveExport(
  draft: ResumeDraft,
  reading: Reading,
  missing: readonly string[] = [],
): Proof {
  const entries = readEntries(reading);
  const inSight = reading.lines.filter((line) => !line.hidden);
  const evidence: Evidence = {
    text: fileText(inSight),
    unseen: fileText(reading.lines.filter((line) => line.hidden)),
    lineOf: new Map(inSight.map((line) => [line.number, line])),
    everything: entries.flatMap((entry) => entry.fields),
    missing,
  };
  const judged = typedGroups(draft).map((group) => ({
    ...proveGroup(group, entries, evidence),
    caution: headingCaution(group.section, headingOf(draft, group.section) ?? ""),
  }));
  const groups = withLostPlaces(judged, evidence);
  const fields = groups.flatMap((group) => group.fields);
  const count = (result: ProofField["result"]) =>
    fields.filter((field) => field.result === result).length;
  return {
    groups,
    total: fields.length,
    same: count("same"),
    changed: count("changed"),
    lost: count("lost"),
  };
}

/** Finds what was lost by itself, now that it is known what everything else takes. */
function withLostPlaces(
  groups: readonly ProofGroup[],
  { text, missing }: Evidence,
): readonly ProofGroup[] {
  const fields = groups.flatMap((group) => group.fields);
  const taken = fields.filter(({ result }) => result === "same").flatMap(({ places }) => places);
  return groups.map((group) => ({
    ...group,
    fields: group.fields.map((field) =>
      field.near.length > 0 ? field : { ...field, near: nearAlone(field, taken, text, missing) },
    ),
  }));
}

function proveGroup(
  group: TypedGroup,
  entries: readonly ReadEntry[],
  evidence: Evidence,
): Omit<ProofGroup, "caution"> {
  const ofSection = entries.filter((entry) => entry.section === group.section);
  const byItem = Map.groupBy(group.fields, (field) => field.field.item ?? "");
  const [single] = ofSection;
  const paired = group.items > 0 ? pairEntries(byItem, ofSection) : null;
  const counterpartOf = (field: TypedField) =>
    paired ? paired.get(field.field.item ?? "") : single;
  const fields = group.fields.map((field) => judge(field, counterpartOf(field) ?? null, evidence));
  return { section: group.section, name: group.name, items: group.items, fields };
}

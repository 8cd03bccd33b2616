import type { EntryRef } from "../resume/corrections.ts";
import type { Found } from "../resume/reading.ts";
import { type PlacedWords, placesOf } from "./align.ts";
import type { Entry } from "./entries.ts";
import { entryLabels } from "./field-labels.ts";
import { type FieldKind, whyNotInEntry } from "./field-notes.ts";
import { datesField, partsField, textField, type UncountedField } from "./field-view.ts";

/** Where an entry is on the page. */
export function placedWordsOf(entry: Entry): PlacedWords {
  return {
    head: placesOf([...Object.values(entry.fields), entry.start, entry.end]),
    body: placesOf([...entry.technologies, ...entry.bullets]),
  };
}

/**
 * The fields of one entry.
 *
 * @param made     the entry as a machine read it; null for one that a person added
 * @param entries  all entries of its list
 */
export function entryFields(
  id: string,
  ref: EntryRef,
  entry: Entry,
  made: Entry | null,
  entries: readonly Entry[],
): UncountedField[] {
  const { list } = ref;
  const labels = entryLabels(list);
  const texts = labels.fields.flatMap(([field, label]) => {
    const found = entry.fields[field] ?? null;
    const kind: FieldKind =
      field === "company" && isShared(found, entries) ? "shared-company" : field;
    const ifAbsent = whyNotInEntry(list, field);
    return textField(
      { id: `${id}-${field}`, label, kind, ifAbsent },
      { kind: "entry", entry: ref, field },
      found,
      made?.fields[field] ?? null,
    );
  });
  const naming = (part: "dates" | "bullets") => ({
    id: `${id}-${part}`,
    label: labels[part],
    kind: part,
    ifAbsent: whyNotInEntry(list, part),
  });
  return [
    ...texts,
    ...datesField(naming("dates"), ref, entry, made),
    ...partsField(
      {
        id: `${id}-technologies`,
        label: "Technologies",
        kind: "technologies",
        ifAbsent: null,
      },
      (at) => ({ kind: "technology", entry: ref, at }),
      entry.technologies,
      made?.technologies ?? [],
      ", ",
    ),
    ...partsField(
      naming("bullets"),
      (at) => ({ kind: "bullet", entry: ref, at }),
      entry.bullets,
      made?.bullets ?? [],
      " · ",
    ),
  ];
}

/** Whether a company appears once on the page for several jobs. */
function isShared(company: Found | null, entries: readonly Entry[]): boolean {
  const [place] = company?.places ?? [];
  if (!place) return false;
  const sharing = entries.filter((entry) =>
    entry.fields.company?.places.some(
      (other) => other.line === place.line && other.from === place.from,
    ),
  );
  return sharing.length > 1;
}

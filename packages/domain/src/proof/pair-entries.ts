import type { ReadEntry } from "./read-fields.ts";
import type { TypedField } from "./typed-fields.ts";
import { compared } from "./words.ts";

/** How much more a whole text says than a part of one. */
const WHOLE = 3;
const PART = 1;

/**
 * Which entry of the file each typed entry became: the likest first, each once. An entry that is like none has none.
 *
 * @param typed  the fields of each entry, by its id
 * @param read   the entries of the same section
 */
export function pairEntries(
  typed: ReadonlyMap<string, readonly TypedField[]>,
  read: readonly ReadEntry[],
): ReadonlyMap<string, ReadEntry> {
  const texts = read.map(
    (entry) => new Map(entry.fields.map((each) => [each, compared(each.text)])),
  );
  const pairs = [...typed].flatMap(([id, fields], order) =>
    read.map((entry, index) => ({
      id,
      entry,
      apart: Math.abs(order - index),
      likeness: likeness(fields, entry, texts[index] ?? new Map()),
    })),
  );
  const paired = new Map<string, ReadEntry>();
  const taken = new Set<ReadEntry>();
  for (const pair of pairs.toSorted((a, b) => b.likeness - a.likeness || a.apart - b.apart)) {
    if (pair.likeness === 0 || paired.has(pair.id) || taken.has(pair.entry)) continue;
    paired.set(pair.id, pair.entry);
    taken.add(pair.entry);
  }
  return paired;
}

function likeness(
  fields: readonly TypedField[],
  entry: ReadEntry,
  texts: ReadonlyMap<unknown, string>,
): number {
  let sum = 0;
  for (const field of fields) {
    for (const part of field.parts) {
      const wanted = compared(part);
      const own = entry.fields.filter((each) => each.field === field.field.field);
      if (own.some((each) => texts.get(each) === wanted)) sum += WHOLE;
      else if (
        wanted.length > 2 &&
        entry.fields.some((each) => texts.get(each)?.includes(wanted))
      ) {
        sum += PART;
      }
    }
  }
  return sum;
}

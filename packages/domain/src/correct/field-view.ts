import type {
  EntryRef,
  FieldPart,
  FieldRef,
  FieldState,
  FieldView,
} from "../resume/corrections.ts";
import type { Found, PartialDate, Place } from "../resume/reading.ts";
import { isSure } from "../resume/sure.ts";
import { dateText, periodText } from "./date-text.ts";
import { type FieldKind, whyUnsure } from "./field-notes.ts";

/** A field before the fields of all groups are counted. */
export type UncountedField = Omit<FieldView, "number">;

/** What every field is called, alone and within a sentence. */
interface Naming {
  readonly id: string;
  readonly label: string;
  readonly kind: FieldKind;
  /** What to do when it is absent; null where none is expected. */
  readonly ifAbsent: string | null;
}

/** A field of one value; [] when it is absent, was so before and is not expected. */
export function textField(
  naming: Naming,
  field: FieldRef,
  found: Found | null,
  made: Found | null,
): UncountedField[] {
  return shown(naming, {
    text: found?.value ?? "",
    was: made?.value ?? "",
    values: found ? [found] : [],
    edit: { kind: "text", field },
  });
}

/** What an entry says of when it was. */
export interface Period {
  readonly start: Found<PartialDate> | null;
  readonly end: Found<PartialDate> | null;
  readonly current: boolean;
}

/** The dates of an entry as one field. */
export function datesField(
  naming: Naming,
  entry: EntryRef,
  dates: Period,
  made: Period | null,
): UncountedField[] {
  const { start, end, current } = dates;
  return shown(naming, {
    text: textOfPeriod(dates),
    was: made ? textOfPeriod(made) : "",
    values: [start, end].filter((date) => date !== null),
    edit: {
      kind: "dates",
      entry,
      start: start ? dateText(start.value) : "",
      end: end ? dateText(end.value) : "",
      current,
    },
  });
}

/** Values that are together as one field. `refAt` names the one with a number. */
export function partsField(
  naming: Naming,
  refAt: (at: number) => FieldRef,
  parts: readonly Found[],
  made: readonly Found[],
  between: string,
): UncountedField[] {
  return shown(naming, {
    text: parts.map((part) => part.value).join(between),
    was: made.map((part) => part.value).join(between),
    values: parts,
    edit: {
      kind: "parts",
      parts: parts.map((part, at): FieldPart => {
        const { value: text, confidence, places } = part;
        return { field: refAt(at), text, confidence, places };
      }),
      next: refAt(parts.length),
    },
  });
}

function textOfPeriod({ start, end, current }: Period): string {
  return periodText(start?.value ?? null, end?.value ?? null, current);
}

interface Content extends Pick<FieldView, "text" | "edit"> {
  readonly was: string;
  readonly values: readonly Found<unknown>[];
}

function shown(naming: Naming, { text, was, values, edit }: Content): UncountedField[] {
  if (text === "" && was === "" && naming.ifAbsent === null) return [];
  const state = stateOf(text, was, values);
  return [
    {
      id: naming.id,
      label: naming.label,
      text,
      state,
      places: values.flatMap((value) => value.places).toSorted(inOrder),
      edit,
      was: state === "corrected" ? was : null,
      why:
        state === "absent"
          ? naming.ifAbsent
          : state === "unsure"
            ? whyUnsure(naming.kind, leastSure(edit) ?? text)
            : null,
    },
  ];
}

/** The words of the part that makes a field of several unsure. */
function leastSure(edit: FieldView["edit"]): string | undefined {
  if (edit.kind !== "parts") return undefined;
  return edit.parts.toSorted((a, b) => a.confidence - b.confidence)[0]?.text;
}

function stateOf(text: string, was: string, values: readonly Found<unknown>[]): FieldState {
  if (text !== was) return "corrected";
  if (text === "") return "absent";
  return values.every(isSure) ? "sure" : "unsure";
}

function inOrder(a: Place, b: Place): number {
  return a.line - b.line || a.from - b.from;
}

import { agree, counted, inWords, outOf, sentenceStart } from "../../text/wording.ts";
import type { Language } from "../run.ts";
import type { PlainObject, Value } from "../value.ts";
import { canonical } from "./canonical.ts";
import { itemsOf } from "./digest.ts";
import { type Piece, textPieces, valuePieces } from "./pieces.ts";
import { isTagged, printAs, type Spelling, spellingOf } from "./print-value.ts";

/** How an output differs, as far as it says what the matter may be. */
export type DifferenceKind =
  | "nothing"
  | "type"
  | "order"
  | "missing"
  | "extra"
  | "letter-case"
  | "blanks"
  | "one-off"
  | "value";

export interface Difference {
  readonly kind: DifferenceKind;
  /** "Item 2 is 0, not 2." Items count from 1. */
  readonly sentence: string;
  readonly expected: readonly Piece[];
  readonly actual: readonly Piece[];
}

type Told = Pick<Difference, "kind" | "sentence">;

/** How what a function gave differs from what is expected. */
export function valueDifference(expected: Value, actual: Value, language: Language): Difference {
  const spelling = spellingOf(language);
  return {
    ...tell(expected, actual, { spelling, subject: "It" }),
    ...valuePieces(expected, actual, spelling),
  };
}

/** How what a program printed differs. */
export function textDifference(expected: string, actual: string): Difference {
  return { ...tellTexts(expected, actual), ...textPieces(expected, actual) };
}

interface About {
  readonly spelling: Spelling;
  /** What is spoken of: "It", "Item 2", "“city” of item 2". */
  readonly subject: string;
}

function tell(expected: Value, actual: Value, about: About): Told {
  const { subject, spelling } = about;
  const print = (value: Value) => shorten(printAs(value, spelling));
  if (isNothing(actual) && !isNothing(expected))
    return {
      kind: "nothing",
      sentence:
        subject === "It"
          ? "Nothing is returned."
          : `${subject} is ${print(actual)}, not ${print(expected)}.`,
    };
  const [wanted, given] = [typeName(expected), typeName(actual)];
  if (wanted !== given)
    return { kind: "type", sentence: `${subject} is ${given}, ${print(actual)}, not ${wanted}.` };
  const items = itemsOf(expected);
  const own = itemsOf(actual);
  if (items && own) return tellLists(items, own, about);
  if (typeof expected === "string" && typeof actual === "string")
    return tellStrings(expected, actual, about);
  if (typeof expected === "number" && typeof actual === "number") {
    const by = actual - expected;
    if (Math.abs(by) === 1)
      return {
        kind: "one-off",
        sentence: `${subject} is ${print(actual)}, one ${by > 0 ? "more" : "less"} than ${print(expected)}.`,
      };
  }
  if (isFields(expected) && isFields(actual)) return tellFields(expected, actual, about);
  return { kind: "value", sentence: `${subject} is ${print(actual)}, not ${print(expected)}.` };
}

function tellLists(expected: readonly Value[], actual: readonly Value[], about: About): Told {
  const missing = without(expected, actual);
  const extra = without(actual, expected);
  const of = about.subject === "It" ? "" : `${about.subject}: `;
  if (missing.length === 0 && extra.length === 0)
    return {
      kind: "order",
      sentence: `${of}${of === "" ? "The" : "the"} items are right, and their order is not.`,
    };
  const named = (items: readonly Value[]) => {
    const some = items.slice(0, 3).map((item) => shorten(printAs(item, about.spelling)));
    return some.join(", ") + (items.length > some.length ? " …" : "");
  };
  if (extra.length === 0)
    return {
      kind: "missing",
      sentence: `${of}${sentenceStart(counted(missing.length, "item"))} ${agree(missing.length, "is", "are")} missing: ${named(missing)}.`,
    };
  if (missing.length === 0)
    return {
      kind: "extra",
      sentence: `${of}${sentenceStart(counted(extra.length, "item"))} too many: ${named(extra)}.`,
    };
  if (expected.length !== actual.length)
    return {
      kind: expected.length > actual.length ? "missing" : "extra",
      sentence: `${about.subject} has ${counted(actual.length, "item")}, not ${inWords(expected.length)}.`,
    };
  const places = expected.flatMap((item, at) =>
    canonical(item) === canonical(actual[at] ?? null) ? [] : [at],
  );
  const at = places[0] ?? 0;
  const subject = about.subject === "It" ? `Item ${at + 1}` : `${about.subject}, item ${at + 1}`;
  const inner = tell(expected[at] ?? null, actual[at] ?? null, { ...about, subject });
  if (places.length === 1) return inner;
  return {
    kind: "value",
    sentence: `${sentenceStart(outOf(places.length, expected.length, "item"))} differ. ${inner.sentence}`,
  };
}

function tellFields(expected: PlainObject, actual: PlainObject, about: About): Told {
  const of = about.subject === "It" ? "" : `${about.subject}: `;
  const missing = Object.keys(expected).find((key) => !Object.hasOwn(actual, key));
  if (missing !== undefined) return { kind: "missing", sentence: `${of}“${missing}” is missing.` };
  const extra = Object.keys(actual).find((key) => !Object.hasOwn(expected, key));
  if (extra !== undefined) return { kind: "extra", sentence: `${of}“${extra}” is too much.` };
  const key = Object.keys(expected).find(
    (each) => canonical(expected[each] ?? null) !== canonical(actual[each] ?? null),
  );
  if (key === undefined) return { kind: "value", sentence: `${about.subject} differs.` };
  const subject = about.subject === "It" ? `“${key}”` : `${about.subject}, “${key}”`;
  return tell(expected[key] ?? null, actual[key] ?? null, { ...about, subject });
}

function tellTexts(expected: string, actual: string): Told {
  if (actual.trim() === "" && expected.trim() !== "")
    return { kind: "nothing", sentence: "Nothing is printed." };
  const [one, other] = [expected.split("\n"), actual.split("\n")];
  if (one.length !== other.length && one.every((line, at) => line === (other[at] ?? line)))
    return one.length > other.length
      ? {
          kind: "missing",
          sentence: `${sentenceStart(counted(one.length - other.length, "line"))} missing at the end.`,
        }
      : {
          kind: "extra",
          sentence: `${sentenceStart(counted(other.length - one.length, "line"))} too many at the end.`,
        };
  const at = one.findIndex((line, place) => line !== other[place]);
  const spelling = spellingOf("javascript");
  return tellStrings(one[at] ?? "", other[at] ?? "", { spelling, subject: `Line ${at + 1}` });
}

function tellStrings(expected: string, actual: string, { subject }: About): Told {
  const of = subject === "It" ? "" : `${subject}: `;
  const start = of === "" ? "Only" : "only";
  if (expected.toLowerCase() === actual.toLowerCase())
    return { kind: "letter-case", sentence: `${of}${start} capital and small letters differ.` };
  if (expected.replace(/\s+/gu, "") === actual.replace(/\s+/gu, ""))
    return { kind: "blanks", sentence: `${of}${start} blanks differ.` };
  return {
    kind: "value",
    sentence: `${subject} is ${shorten(JSON.stringify(actual))}, not ${shorten(JSON.stringify(expected))}.`,
  };
}

/** What stands in a list more often than in another. */
function without(items: readonly Value[], others: readonly Value[]): readonly Value[] {
  const counts = new Map<string, number>();
  for (const other of others) {
    const key = canonical(other);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return items.filter((item) => {
    const key = canonical(item);
    const left = counts.get(key) ?? 0;
    counts.set(key, left - 1);
    return left <= 0;
  });
}

function isNothing(value: Value): boolean {
  return value === null || (isTagged(value) && value.$kind === "undefined");
}

function isFields(value: Value): value is PlainObject {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !isTagged(value);
}

function typeName(value: Value): string {
  if (isNothing(value)) return "nothing";
  if (itemsOf(value)) return "a list";
  if (typeof value === "string") return "a text";
  if (typeof value === "boolean") return "true or false";
  if (typeof value === "number") return "a number";
  if (!isTagged(value)) return "an object";
  if (value.$kind === "number" || value.$kind === "integer") return "a number";
  return value.$kind === "other" ? `a ${value.type}` : "an object";
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

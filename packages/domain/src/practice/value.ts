/**
 * What a person's code was given or gave back, the same for every language: JSON, and tagged objects for what JSON
 * cannot say. `KIND` is the tag's key; an object of the person's own that has this key comes as its `entries`.
 *
 * Python's tuples are lists here, and objects of a class are their fields. Numbers without a fraction are the same
 * whatever type they had.
 */
export type Value = null | boolean | number | string | readonly Value[] | PlainObject | TaggedValue;

export interface PlainObject {
  readonly $kind?: never;
  readonly [key: string]: Value | undefined;
}

/** The key that tells a tagged value from a plain object. */
export const KIND = "$kind";

export type TaggedValue =
  /** A number that JSON has no text for. */
  | { readonly $kind: "number"; readonly text: "NaN" | "Infinity" | "-Infinity" }
  /** JavaScript's bigint, whatever its size, and Python's integers beyond 2^53 - 1. */
  | { readonly $kind: "integer"; readonly digits: string }
  | { readonly $kind: "undefined" }
  | { readonly $kind: "set"; readonly items: readonly Value[] }
  /** JavaScript's Map, and Python's dict with a key that is no string. */
  | { readonly $kind: "map"; readonly entries: readonly (readonly [Value, Value])[] }
  /** A plain object that itself has the key of the tag. */
  | { readonly $kind: "entries"; readonly entries: readonly (readonly [string, Value])[] }
  /** A value that holds itself, at the place where it would begin again. */
  | { readonly $kind: "cycle" }
  /** What lies deeper than `MAX_VALUE_DEPTH`, or instead of a whole value of more than `MAX_VALUE_PARTS`. */
  | { readonly $kind: "cut"; readonly why: "deep" | "large" }
  /** Anything else: a function, a symbol, a generator, a date. The text is how its language prints it. */
  | { readonly $kind: "other"; readonly type: string; readonly text: string };

/** How deep a value may be nested, which is as far as comparing and printing may recurse on any device. */
export const MAX_VALUE_DEPTH = 1_000;
/** How many parts (elements, entries, and a thousand characters of a text as one) a value may have. */
export const MAX_VALUE_PARTS = 1_000_000;

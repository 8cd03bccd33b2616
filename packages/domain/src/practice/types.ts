import type { Result } from "../result/index.ts";
import { fail, ok } from "../result/index.ts";
import type { NamedTypes } from "./problem.ts";
import type { PlainObject, Value } from "./value.ts";

/** The type of a parameter or of what is returned. */
export type ValueType =
  | { readonly kind: "integer" | "number" | "string" | "boolean" }
  | { readonly kind: "list" | "map" | "nullable"; readonly of: ValueType }
  | { readonly kind: "named"; readonly name: string };

const BASIC = new Set(["integer", "number", "string", "boolean"] as const);
const isBasic = (text: string): text is "integer" | "number" | "string" | "boolean" =>
  (BASIC as ReadonlySet<string>).has(text);

/**
 * Reads a type as authors write it: `integer`, `number`, `string`, `boolean`, `T[]`, `T?`, `map<T>`, or a name of `types`.
 *
 * @returns  a sentence for the author where it is none
 */
export function parseType(text: string, types: NamedTypes): Result<ValueType, string> {
  const trimmed = text.trim();
  const suffix = trimmed.endsWith("[]") ? "[]" : trimmed.endsWith("?") ? "?" : "";
  if (suffix !== "") {
    const inner = parseType(trimmed.slice(0, -suffix.length), types);
    if (!inner.ok) return inner;
    return ok({ kind: suffix === "[]" ? "list" : "nullable", of: inner.value });
  }
  const map = /^map<(.+)>$/u.exec(trimmed)?.[1];
  if (map !== undefined) {
    const inner = parseType(map, types);
    return inner.ok ? ok({ kind: "map", of: inner.value }) : inner;
  }
  if (isBasic(trimmed)) return ok({ kind: trimmed });
  if (Object.hasOwn(types, trimmed)) return ok({ kind: "named", name: trimmed });
  return fail(
    `“${text}” is no type. Write integer, number, string, boolean, T[], T?, map<T>, or a name of types.`,
  );
}

/** Why a value is not of a type. */
export interface Misfit {
  /** "[2] is "x", not an integer" */
  readonly sentence: string;
  /** Keys and places that lead to what is wrong; empty for the whole value. */
  readonly path: readonly (string | number)[];
}

/** Whether a value is of a type: null where it is, else the first thing that is not. */
export function misfit(value: Value, type: ValueType, types: NamedTypes): Misfit | null {
  return misfitAt(value, type, { types, path: [] });
}

interface Place {
  readonly types: NamedTypes;
  readonly path: Misfit["path"];
}

function misfitAt(value: Value, type: ValueType, at: Place): Misfit | null {
  switch (type.kind) {
    case "integer":
      return Number.isInteger(value) ? null : isNot(value, "an integer", at);
    case "number":
      return typeof value === "number" ? null : isNot(value, "a number", at);
    case "string":
      return typeof value === "string" ? null : isNot(value, "a string", at);
    case "boolean":
      return typeof value === "boolean" ? null : isNot(value, "true or false", at);
    case "nullable":
      return value === null ? null : misfitAt(value, type.of, at);
    case "list":
      if (!Array.isArray(value)) return isNot(value, "a list", at);
      return firstOf(value, (item, place) => misfitAt(item as Value, type.of, inside(at, place)));
    case "map":
      if (!isObject(value)) return isNot(value, "an object", at);
      return firstOf(Object.entries(value), ([key, item]) =>
        misfitAt(item ?? null, type.of, inside(at, key)),
      );
    case "named":
      return misfitOfNamed(value, type.name, at);
  }
}

function misfitOfNamed(value: Value, name: string, at: Place): Misfit | null {
  if (!isObject(value)) return isNot(value, `a ${name}`, at);
  const fields = at.types[name] ?? {};
  const extra = Object.keys(value).find((key) => !Object.hasOwn(fields, key));
  if (extra !== undefined)
    return {
      sentence: `${placeOf(at)} has “${extra}”, which ${name} has not`,
      path: [...at.path, extra],
    };
  return firstOf(Object.entries(fields), ([key, text]) => {
    const item = value[key];
    if (item === undefined)
      return {
        sentence: `${placeOf(at)} has no “${key}”, which ${name} has`,
        path: at.path,
      };
    const type = parseType(text, at.types);
    return type.ok ? misfitAt(item, type.value, inside(at, key)) : null;
  });
}

function inside(at: Place, part: string | number): Place {
  return { ...at, path: [...at.path, part] };
}

function firstOf<Item>(
  items: readonly Item[],
  look: (item: Item, place: number) => Misfit | null,
): Misfit | null {
  for (const [place, item] of items.entries()) {
    const found = look(item, place);
    if (found !== null) return found;
  }
  return null;
}

function isObject(value: Value): value is PlainObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isNot(value: Value, what: string, at: Place): Misfit {
  return {
    sentence: `${placeOf(at)} is ${shorten(JSON.stringify(value))}, not ${what}`,
    path: at.path,
  };
}

/** "[2].name" */
function placeOf({ path }: Place): string {
  const text = path.map((part) => (typeof part === "number" ? `[${part}]` : `.${part}`)).join("");
  return text === "" ? "it" : text.replace(/^\./u, "");
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

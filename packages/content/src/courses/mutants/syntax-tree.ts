import { deparse } from "pgsql-deparser";
import { parse } from "libpg-query";

/** A value in PostgreSQL's raw parse tree as libpg-query gives it: `{ SelectStmt: { distinctClause: […] } }`. */
export type Value = string | number | boolean | null | undefined | Value[] | Fields;
export interface Fields {
  [field: string]: Value;
}

/** A node while it is looked at: its kind, its fields, and where it hangs. */
export interface Place {
  /** "SelectStmt". */
  readonly kind: string;
  readonly fields: Fields;
  /** Puts another value where the node is. */
  readonly replace: (value: Value) => void;
  /** The kinds of the nodes it stands in, the nearest last. */
  readonly within: readonly string[];
}

/** @throws for a text that PostgreSQL cannot parse */
export async function parseSql(sql: string): Promise<Fields> {
  return (await parse(sql)) as unknown as Fields;
}

export async function writeSql(tree: Fields): Promise<string> {
  return deparse(tree);
}

/** An expression as it would be written, on one line. */
export async function writeExpression(value: Value): Promise<string> {
  const target = { ResTarget: { val: value } };
  const select = {
    SelectStmt: { targetList: [target], limitOption: "LIMIT_OPTION_DEFAULT", op: "SETOP_NONE" },
  };
  const text = await writeSql({ version: 180_000, stmts: [{ stmt: select }] });
  return text
    .replace(/^SELECT\s+/u, "")
    .replace(/;\s*$/u, "")
    .replace(/\s+/gu, " ");
}

/** Every node of a tree, always in the same order. */
export function places(tree: Fields): readonly Place[] {
  const found: Place[] = [];
  visit(tree, [], found);
  return found;
}

const KIND = /^[A-Z]/u;

function visit(value: Value, within: readonly string[], found: Place[]): void {
  if (Array.isArray(value)) {
    for (const [at, item] of value.entries()) {
      enter(item, within, found, (other) => (value[at] = other));
    }
  } else if (isFields(value)) {
    for (const [field, item] of Object.entries(value))
      enter(item, within, found, (other) => (value[field] = other), field);
  }
}

/** Some nodes stand bare in the field that names them: a WITH clause, the definition of a window. */
const BARE: Readonly<Record<string, string>> = {
  over: "WindowDef",
  onConflictClause: "OnConflictClause",
};

function enter(
  value: Value,
  within: readonly string[],
  found: Place[],
  replace: (value: Value) => void,
  field = "",
): void {
  if (isFields(value)) {
    const [kind, ...others] = Object.keys(value);
    const inner = kind === undefined ? undefined : value[kind];
    if (kind !== undefined && others.length === 0 && KIND.test(kind) && isFields(inner)) {
      found.push({ kind, fields: inner, replace, within });
      visit(inner, [...within, kind], found);
      return;
    }
    const bare = BARE[field];
    if (bare !== undefined) {
      found.push({ kind: bare, fields: value, replace, within });
      visit(value, [...within, bare], found);
      return;
    }
    // The arms of a UNION stand without their kind.
    if (field === "larg" || field === "rarg") {
      if ("targetList" in value || "op" in value || "valuesLists" in value) {
        found.push({ kind: "SelectStmt", fields: value, replace, within });
        visit(value, [...within, "SelectStmt"], found);
        return;
      }
    }
  }
  visit(value, within, found);
}

export function isFields(value: Value): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The fields of a node of one kind; null for any other value. */
export function asKind(value: Value, kind: string): Fields | null {
  const inner = isFields(value) ? value[kind] : undefined;
  return isFields(inner) ? inner : null;
}

export function textOf(value: Value): string {
  return typeof value === "string" ? value : "";
}

export function listOf(value: Value): Value[] {
  return Array.isArray(value) ? value : [];
}

/** The last part of a qualified name: "sum" of pg_catalog.sum. */
export function nameIn(value: Value): string {
  const last = asKind(listOf(value).at(-1), "String");
  return typeof last?.["sval"] === "string" ? last["sval"] : "";
}

/** The first place, in bytes of the text, that a node or what is in it names; null for none. */
export function locationIn(value: Value): number | null {
  const found = locations(value);
  return found.length === 0 ? null : Math.min(...found);
}

function locations(value: Value): readonly number[] {
  if (Array.isArray(value)) return value.flatMap(locations);
  if (!isFields(value)) return [];
  const own = value["location"];
  return [
    ...(typeof own === "number" && own >= 0 ? [own] : []),
    ...Object.values(value).flatMap(locations),
  ];
}

import { SOURCE_NAME } from "./read-error.ts";

/**
 * Values as Node prints them, so that a program prints here what it prints there. Runs among a person's code and uses
 * the same built-in objects; whoever changed those is shown what comes of it.
 *
 * Source: lib/internal/util/inspect.js of Node 24: depth 2, 72 columns, six entries on a line, a hundred at most.
 */
const DEEPEST = 2;
const LINE_WIDTH = 80;
/** What a line has beside its entries, by Node's estimate. */
const BESIDE_ENTRIES = 10;
/** Objects with so many levels below them stand on lines of their own. */
const COMPACT_LEVELS = 3;
const GROUPED_FROM = 6;
const MOST_ENTRIES = 100;
const PLAIN_KEY = /^[A-Za-z_$][\w$]*$/u;

export function inspect(value: unknown, deepest = DEEPEST): string {
  return show(value, { depth: 0, indent: 0, open: [], deepest, last: { depth: 0 } });
}

interface Place {
  readonly depth: number;
  readonly indent: number;
  readonly open: readonly object[];
  readonly deepest: number;
  /** How deep the object lies that was looked into last. */
  readonly last: { depth: number };
}

function show(value: unknown, place: Place): string {
  switch (typeof value) {
    case "string":
      return quote(value);
    case "number":
      return Object.is(value, -0) ? "-0" : String(value);
    case "bigint":
      return `${value}n`;
    case "function":
      return showFunction(value, place);
    case "object":
      return value === null ? "null" : showObject(value, place);
    case "boolean":
    case "symbol":
    case "undefined":
    default:
      return String(value);
  }
}

/** In single quotes, unless those stand in it and others do not. */
function quote(text: string): string {
  const mark = !text.includes("'")
    ? "'"
    : !text.includes('"')
      ? '"'
      : !text.includes("`")
        ? "`"
        : "'";
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return mark + (mark === "'" ? escaped.replaceAll("'", String.raw`\'`) : escaped) + mark;
}

function showFunction(fn: { readonly name: string }, place: Place): string {
  const isClass = /^class\b/u.test(Function.prototype.toString.call(fn));
  const kind = isClass ? "class" : (fn.constructor?.name ?? "Function");
  const name = fn.name === "" ? " (anonymous)" : isClass ? ` ${fn.name}` : `: ${fn.name}`;
  const head = `[${kind}${name}]`;
  const fields = Object.keys(fn);
  return fields.length === 0 ? head : braces(head, fieldsOf(fn, fields, place), place);
}

function showObject(item: object, place: Place): string {
  if (place.open.includes(item)) return "[Circular *1]";
  const name = nameOf(item);
  const keys = keysToShow(item);
  const simple = showSimple(item);
  if (simple !== null && (keys.length === 0 || item instanceof Error)) return simple;
  if (place.depth > place.deepest)
    return Array.isArray(item) ? "[Array]" : `[${name || "Object: null prototype"}]`;
  place.last.depth = place.depth;
  const within: Place = {
    ...place,
    depth: place.depth + 1,
    indent: place.indent + 2,
    open: [...place.open, item],
  };
  const shown = showParts(item, name, keys, within, place);
  return mentionsItself(item, shown, place) ? `<ref *1> ${shown}` : shown;
}

function showParts(
  item: object,
  name: string,
  keys: PropertyKey[],
  within: Place,
  place: Place,
): string {
  if (Array.isArray(item) || ArrayBuffer.isView(item)) {
    const list = item as unknown as ArrayLike<unknown>;
    const head = name === "Array" ? "" : `${name}(${list.length}) `;
    const entries = listEntries(list, within);
    const grouped =
      entries.length > GROUPED_FROM && keys.length === 0
        ? group(entries, list, place.indent)
        : entries;
    const all = [...grouped, ...fieldsOf(item, keys, within)];
    if (all.length === 0) return `${head}[]`;
    return wrap(`${head}[`, all, "]", place, grouped !== entries);
  }
  if (item instanceof Set) {
    const entries = [...item].slice(0, MOST_ENTRIES).map((each) => show(each, within));
    return braces(`${name}(${item.size})`, [...entries, ...more(item.size)], place);
  }
  if (item instanceof Map) {
    const entries = [...item]
      .slice(0, MOST_ENTRIES)
      .map(([key, each]) => `${show(key, within)} => ${show(each, within)}`);
    return braces(`${name}(${item.size})`, [...entries, ...more(item.size)], place);
  }
  const head = name === "Object" ? "" : name === "" ? "[Object: null prototype]" : name;
  return braces(head, fieldsOf(item, keys, within), place);
}

/** Whether a value inside of it was found to be it again. */
function mentionsItself(item: object, shown: string, place: Place): boolean {
  if (!shown.includes("[Circular *1]") || place.open.length > 0) return false;
  return typeof item === "object";
}

/** What is one word whatever it holds. */
function showSimple(item: object): string | null {
  if (item instanceof Error) return ownStack(item);
  if (item instanceof Date)
    return Number.isNaN(item.getTime()) ? "Invalid Date" : item.toISOString();
  if (item instanceof RegExp) return String(item);
  if (item instanceof Promise) return "Promise { <pending> }";
  for (const kind of [Number, String, Boolean]) {
    if (item instanceof kind) return `[${kind.name}: ${inspect(item.valueOf())}]`;
  }
  return null;
}

/** Without the calls of the harness. */
function ownStack(error: Error): string {
  const lines = (error.stack ?? String(error)).split("\n");
  return lines.filter((line) => !/^\s+at /u.test(line) || line.includes(SOURCE_NAME)).join("\n");
}

function nameOf(item: object): string {
  for (let at: object | null = item; at; at = Object.getPrototypeOf(at) as object | null) {
    const own = Object.getOwnPropertyDescriptor(at, "constructor")?.value as unknown;
    if (typeof own === "function" && own.name !== "") return own.name;
  }
  return "";
}

/** An array's own entries are not among them. */
function keysToShow(item: object): PropertyKey[] {
  const keys = Object.keys(item);
  const isList = Array.isArray(item) || ArrayBuffer.isView(item);
  const symbols = Object.getOwnPropertySymbols(item);
  return [
    ...(isList ? keys.filter((key) => !/^\d+$/u.test(key)) : keys),
    ...symbols.filter((key) => Object.prototype.propertyIsEnumerable.call(item, key)),
  ];
}

function fieldsOf(item: object, keys: readonly PropertyKey[], within: Place): string[] {
  return keys.map((key) => {
    const descriptor = Object.getOwnPropertyDescriptor(item, key);
    const label = typeof key !== "string" || PLAIN_KEY.test(key) ? String(key) : quote(key);
    if (!descriptor?.get && !descriptor?.set) return `${label}: ${show(descriptor?.value, within)}`;
    const kinds = [descriptor.get && "Getter", descriptor.set && "Setter"].filter(Boolean);
    return `${label}: [${kinds.join("/")}]`;
  });
}

function listEntries(list: ArrayLike<unknown>, within: Place): string[] {
  const entries: string[] = [];
  for (let at = 0; at < list.length && entries.length < MOST_ENTRIES; at += 1) {
    if (at in list) {
      entries.push(show(list[at], within));
      continue;
    }
    const first = at;
    while (at + 1 < list.length && !(at + 1 in list)) at += 1;
    const empty = at - first + 1;
    entries.push(`<${empty} empty item${empty === 1 ? "" : "s"}>`);
  }
  return [...entries, ...more(list.length)];
}

function more(length: number): string[] {
  const rest = length - MOST_ENTRIES;
  return rest > 0 ? [`... ${rest} more item${rest === 1 ? "" : "s"}`] : [];
}

function braces(head: string, entries: readonly string[], place: Place): string {
  const before = head === "" ? "" : `${head} `;
  if (entries.length === 0) return `${before}{}`;
  return wrap(`${before}{`, entries, "}", place, false);
}

/** On one line where it fits and little is nested in it, else each entry on its own. */
function wrap(
  open: string,
  entries: readonly string[],
  close: string,
  place: Place,
  isGrouped: boolean,
): string {
  const width =
    entries.reduce((sum, entry) => sum + entry.length, 2 * entries.length) +
    open.length +
    place.indent +
    BESIDE_ENTRIES;
  const isShallow = place.last.depth - place.depth < COMPACT_LEVELS;
  const isFlat = !entries.some((entry) => entry.includes("\n"));
  if (!isGrouped && isShallow && isFlat && width <= LINE_WIDTH) {
    return `${open} ${entries.join(", ")} ${close}`;
  }
  const lines = `\n${" ".repeat(place.indent + 2)}`;
  return `${open}${lines}${entries.join(`,${lines}`)}\n${" ".repeat(place.indent)}${close}`;
}

const SEPARATOR = 2;
const CHARACTER_HEIGHT = 2.5;
const MOST_COLUMNS = 12;

/** Several short entries on a line, in columns; numbers to the right. Given back as they were where that saves nothing. */
function group(entries: string[], list: ArrayLike<unknown>, indent: number): string[] {
  const hasMore = list.length > MOST_ENTRIES;
  const shown = hasMore ? entries.slice(0, -1) : entries;
  const widths = shown.map((entry) => entry.length + SEPARATOR);
  const total = widths.reduce((sum, width) => sum + width, 0);
  const widest = Math.max(...widths);
  const isDense = total / widest > 5 || widest <= GROUPED_FROM + SEPARATOR;
  if (entries.some((entry) => entry.includes("\n"))) return entries;
  if (widest * 3 + indent >= LINE_WIDTH || !isDense) return entries;
  const bias = Math.sqrt(widest - total / entries.length);
  const biased = Math.max(widest - 3 - bias, 1);
  const columns = Math.min(
    Math.round(Math.sqrt(CHARACTER_HEIGHT * biased * shown.length) / biased),
    Math.floor((LINE_WIDTH - indent) / widest),
    MOST_COLUMNS,
  );
  if (columns <= 1) return entries;
  const columnWidths = Array.from({ length: columns }, (_, column) =>
    Math.max(...widths.filter((_width, at) => at % columns === column), 0),
  );
  const isNumeric = Array.from(shown.keys()).every((at) =>
    /^(?:number|bigint)$/u.test(typeof list[at]),
  );
  const rows: string[] = [];
  for (let from = 0; from < shown.length; from += columns) {
    const row = shown.slice(from, from + columns);
    const cells = row.map((entry, at) => {
      const isLast = at === row.length - 1;
      const width = columnWidths[at] ?? 0;
      if (isNumeric) return `${entry}${isLast ? "" : ", "}`.padStart(isLast ? width - 2 : width);
      return isLast ? entry : `${entry}, `.padEnd(width);
    });
    rows.push(cells.join(""));
  }
  return hasMore ? [...rows, entries.at(-1) ?? ""] : rows;
}

import { plainLine, plainLines, richLineOf, richLinesOf } from "./lines-of-text.ts";
import { htmlToLines } from "./markup.ts";

/** Deeper than any resume; what is below is named as too deep rather than read. */
const DEEPEST = 12;

/** A text that nobody took, with the names that lead to it. */
export interface Untaken {
  readonly where: string;
  readonly field: string;
  readonly text: string;
}

/**
 * An object of a JSON file that remembers what was taken from it, so that the rest can be listed.
 *
 * Every method takes names in order of preference: the first that holds something is taken, the others stay.
 */
export interface Source {
  /** Whether the file has a value by that name, were it an empty one. */
  readonly has: (name: string) => boolean;
  /** One line without markup; "" for nothing. A number is written out. */
  readonly text: (...names: readonly string[]) => string;
  /** Lines of a description with their looks, from plain text, Markdown or HTML. */
  readonly lines: (...names: readonly string[]) => string;
  /** As `lines`, from a text that is HTML for certain. */
  readonly html: (...names: readonly string[]) => string;
  /** A switch; null where there is none. */
  readonly flag: (name: string) => boolean | null;
  /** A list of texts, one of them alone too; blank ones are left out. */
  readonly texts: (...names: readonly string[]) => readonly string[];
  /** As `texts`, each a line of a description with its looks. */
  readonly points: (...names: readonly string[]) => readonly string[];
  /** The objects of a list; the values of an object of objects too, as some tools write them. */
  readonly list: (...names: readonly string[]) => readonly Source[];
  /** An object within, the same at every call; one without anything where there is none or it was taken as a list. */
  readonly within: (name: string) => Source;
  /** Names that say nothing of the person: ids, icons, columns. */
  readonly skip: (...names: readonly string[]) => void;
  /** Names of the values, in the order of the file. */
  readonly names: () => readonly string[];
  /** Every text and number that was not taken, in this object and those within. */
  readonly untaken: () => readonly Untaken[];
  /** Where it is in the file: "work 2"; "" for the whole. */
  readonly where: string;
}

/** Opens an object of a JSON file; anything else is taken as an empty one. */
export function openSource(whole: unknown, where = "", depth = 0): Source {
  const object: Readonly<Record<string, unknown>> = isObject(whole) ? whole : {};
  const taken = new Set<string>();
  const opened = new Map<string, readonly Source[]>();

  function take(names: readonly string[], holds: (value: unknown) => boolean): unknown {
    const name = names.find((each) => Object.hasOwn(object, each) && holds(object[each]));
    if (name === undefined) return undefined;
    taken.add(name);
    return object[name];
  }

  function open(value: unknown, name: string): Source {
    return openSource(value, [where, name].filter(Boolean).join(" · "), depth + 1);
  }

  /** Opened once: what is taken from it in two goes is taken from the same. */
  function openAll(name: string, make: () => readonly Source[]): readonly Source[] {
    const known = opened.get(name) ?? make();
    opened.set(name, known);
    taken.add(name);
    return known;
  }

  function listed(names: readonly string[]): readonly string[] {
    const value = take(
      names,
      (each) => isWritten(each) || (Array.isArray(each) && each.every(isWritten)),
    );
    return [value].flat().map(writtenOut);
  }

  function list(...names: readonly string[]): readonly Source[] {
    const name = names.find(
      (each) => Object.hasOwn(object, each) && entriesOf(object[each]).length > 0,
    );
    if (name === undefined || depth >= DEEPEST) return [];
    const entries = entriesOf(object[name]);
    return openAll(name, () => entries.map((entry, i) => open(entry, `${name} ${i + 1}`)));
  }

  return {
    where,
    has: (name) => Object.hasOwn(object, name),
    text: (...names) => plainLine(writtenOut(take(names, isWritten))),
    lines: (...names) => richLinesOf(writtenOut(take(names, isWritten))),
    html: (...names) => htmlToLines(writtenOut(take(names, isWritten))),
    flag: (name) =>
      (take([name], (each) => typeof each === "boolean") as boolean | undefined) ?? null,
    texts: (...names) => listed(names).map(plainLine).filter(Boolean),
    points: (...names) => listed(names).map(richLineOf).filter(Boolean),
    list,
    within(name) {
      const nothing = openSource(undefined);
      const value = Object.hasOwn(object, name) ? object[name] : null;
      if (depth >= DEEPEST || !isObject(value)) return nothing;
      const [source, ...more] = openAll(name, () => [open(value, name)]);
      return source && more.length === 0 ? source : nothing;
    },
    skip: (...names) => {
      for (const name of names) taken.add(name);
    },
    names: () => Object.keys(object),
    untaken: () => [
      ...Object.entries(object).flatMap(([name, rest]) =>
        taken.has(name) ? [] : leavesOf(rest, where, name, depth),
      ),
      ...[...opened.values()].flat().flatMap((source) => source.untaken()),
    ],
  };
}

/** Whether a value of a JSON file is an object with names. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isWritten(value: unknown): boolean {
  return (typeof value === "string" && value.trim() !== "") || typeof value === "number";
}

function writtenOut(value: unknown): string {
  if (typeof value === "string") return value;
  return typeof value === "number" ? String(value) : "";
}

/** Texts alone in a list of objects stay in the list, as objects with a name: some tools shorten that way. */
function entriesOf(value: unknown): readonly unknown[] {
  const entries = Array.isArray(value) ? value : isObject(value) ? Object.values(value) : [];
  return entries.flatMap((entry: unknown) => {
    if (isObject(entry)) return [entry];
    return Array.isArray(value) && isWritten(entry) ? [{ name: entry }] : [];
  });
}

function leavesOf(value: unknown, where: string, name: string, depth: number): readonly Untaken[] {
  if (isWritten(value)) {
    const text = plainLines(writtenOut(value));
    return text === "" ? [] : [{ where: where || name, field: where === "" ? "" : name, text }];
  }
  if (typeof value !== "object" || value === null) return [];
  if (depth >= DEEPEST) return [{ where: where || name, field: name, text: "Nested too deeply." }];
  const within = [where, name].filter(Boolean).join(" · ");
  if (Array.isArray(value)) {
    if (value.every(isWritten)) {
      const text = value.map(writtenOut).map(plainLine).filter(Boolean).join(", ");
      return text === "" ? [] : [{ where: where || name, field: where === "" ? "" : name, text }];
    }
    return value.flatMap((entry: unknown, i) =>
      leavesOf(entry, where, `${name} ${i + 1}`, depth + 1),
    );
  }
  return Object.entries(value).flatMap(([key, rest]: [string, unknown]) =>
    leavesOf(rest, within, key, depth + 1),
  );
}

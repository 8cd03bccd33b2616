import { EVENT_ID, parseEvents } from "js-yaml";

/** Says on which line of a YAML text a path of keys and places begins; the nearest line above for one that is not there. */
export type LineOf = (path: readonly PropertyKey[]) => number;

interface Open {
  readonly path: string;
  readonly isMapping: boolean;
  /** The key whose value comes next; null where a key comes next. */
  key: string | null;
  at: number;
}

/**
 * Finds the lines of a YAML text, which was read before without an error.
 *
 * @param firstLine  the line the text begins on in its file
 */
export function linesOf(text: string, firstLine = 1): LineOf {
  const offsets = offsetsOf(text);
  const starts = [...text.matchAll(/\n/gu)].map(({ index }) => index);
  const lineAt = (offset: number) => firstLine + starts.filter((start) => start < offset).length;
  return (path) => {
    for (let length = path.length; length > 0; length--) {
      const offset = offsets.get(keyOf(path.slice(0, length).map(String)));
      if (offset !== undefined) return lineAt(offset);
    }
    return firstLine;
  };
}

function keyOf(path: readonly string[]): string {
  // The document itself is a list of one.
  return ["", "0", ...path].join("/");
}

function offsetsOf(text: string): ReadonlyMap<string, number> {
  const offsets = new Map<string, number>();
  const open: Open[] = [];

  /** The path of the value that begins; null for a key. */
  function place(offset: number, key: string | null): string | null {
    const parent = open.at(-1);
    if (!parent) return "";
    if (parent.isMapping && parent.key === null) {
      parent.key = key ?? "";
      offsets.set(`${parent.path}/${parent.key}`, offset);
      return null;
    }
    const path = `${parent.path}/${parent.isMapping ? parent.key : parent.at}`;
    if (!parent.isMapping) offsets.set(path, offset);
    parent.key = null;
    parent.at += 1;
    return path;
  }

  for (const event of parseEvents(text, {})) {
    switch (event.type) {
      case EVENT_ID.SCALAR:
        place(event.valueStart, text.slice(event.valueStart, event.valueEnd));
        break;
      case EVENT_ID.ALIAS:
        place(event.anchorStart, null);
        break;
      case EVENT_ID.MAPPING:
      case EVENT_ID.SEQUENCE:
        open.push({
          path: place(event.start, null) ?? "",
          isMapping: event.type === EVENT_ID.MAPPING,
          key: null,
          at: 0,
        });
        break;
      case EVENT_ID.DOCUMENT:
        open.push({ path: "", isMapping: false, key: null, at: 0 });
        break;
      case EVENT_ID.POP:
        open.pop();
        break;
    }
  }
  return offsets;
}

import type { SourcePage } from "./load-course.ts";

/** The name of a file and a line in it, as problems begin: "pages/joins/exercises.yaml:12". */
export type PlaceOf = (part?: ExercisePart) => string;

/** A part of an exercise: the whole, or the one of so many (from 0) below a key. */
interface ExercisePart {
  readonly key: "answer" | "order" | "must" | "other" | "wrong" | "equivalent" | "tables";
  readonly at?: number;
}

const ITEM = /^\s+- /u;

/** Finds lines of the `exercises.yaml` of a page. */
export function exercisePlaces({ folder, texts }: SourcePage, id: string): PlaceOf {
  return placesIn({ file: `${folder}/exercises.yaml`, text: texts.exercises }, id);
}

/** Finds lines of a list of exercises as it is laid out: keys at two blanks, items below them. */
export function placesIn(
  { file, text }: { readonly file: string; readonly text: string },
  id: string,
): PlaceOf {
  const lines = text.split("\n");
  const start = lines.findIndex((line) => line.trim() === `- id: ${id}`);
  if (start === -1) return () => file;
  const next = lines.findIndex((line, at) => at > start && line.startsWith("- "));
  const end = next === -1 ? lines.length : next;
  return (part) => {
    const key = part
      ? lines.findIndex((line, at) => at > start && at < end && line.startsWith(`  ${part.key}:`))
      : start;
    if (!part || key === -1 || part.at === undefined)
      return `${file}:${(key === -1 ? start : key) + 1}`;
    const depth = lines[key + 1]?.search(/\S/u) ?? 0;
    const items = [...lines.keys()].filter(
      (at) =>
        at > key && at < end && ITEM.test(lines[at] ?? "") && lines[at]?.search(/\S/u) === depth,
    );
    return `${file}:${(items[part.at] ?? key) + 1}`;
  };
}

/** The line of a piece of code in page.md, by its first occurrence: "pages/joins/page.md:40". */
export function codePlace({ folder, texts }: SourcePage, code: string): string {
  const at = texts.page.indexOf(code);
  const file = `${folder}/page.md`;
  return at === -1 ? file : `${file}:${texts.page.slice(0, at).split("\n").length}`;
}

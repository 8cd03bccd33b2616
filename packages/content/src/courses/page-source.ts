import type { Nodes } from "mdast";
import { type Problems, problemsOf } from "./problem.ts";

/** A page while it is read. */
export interface PageSource {
  readonly markdown: string;
  readonly problems: Problems;
  /** The pictures beside the page, by file name. */
  readonly pictures: ReadonlyMap<string, string>;
  /** Rows of the page's own, by the name of their block. */
  readonly data: Map<string, string>;
  /** Counts its examples. */
  readonly nextExample: () => number;
}

export function pageSource(
  file: string,
  markdown: string,
  pictures: ReadonlyMap<string, string>,
): PageSource {
  let examples = 0;
  return {
    markdown,
    problems: problemsOf(file),
    pictures,
    data: new Map(),
    nextExample: () => (examples += 1),
  };
}

/** A piece of Markdown as it was typed. */
export function asTyped({ markdown }: PageSource, { position }: Nodes): string {
  return markdown.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);
}

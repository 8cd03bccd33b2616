import type { Nodes } from "mdast";

/** Collects what a writer has to mend: file, line, what to do. */
export interface Problems {
  /** @param line  from 1; null for the file as a whole */
  readonly add: (line: number | null, text: string) => void;
  readonly list: readonly string[];
}

export function problemsOf(file: string): Problems {
  const list: string[] = [];
  return {
    list,
    add: (line, text) => list.push(line === null ? `${file}: ${text}` : `${file}:${line}: ${text}`),
  };
}

/** The line a piece of Markdown begins in; null for one that was made. */
export function lineOf(node: Nodes): number | null {
  return node.position?.start.line ?? null;
}

import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTable } from "micromark-extension-gfm-table";
import type { Block } from "@taiyari/domain/learning";
import { pageSource } from "../courses/page-source.ts";
import type { Problems } from "../courses/problem.ts";
import { lineOf as lineOfNode } from "../courses/problem.ts";
import { readBlocks } from "../courses/read-blocks.ts";
import { Facts } from "./facts-schema.ts";
import { readText } from "./read-text.ts";
import type { LineOf } from "./yaml-lines.ts";

export interface ReadFacts {
  readonly facts: Facts;
  readonly statement: readonly Block[];
  readonly lineOf: LineOf;
}

const ALLOWED = new Set(["paragraph", "list", "table", "code"]);

/** Reads `problem.md`. Null where its facts cannot be read; what to mend is in `problems`. */
export function readFacts(text: string, problems: Problems): ReadFacts | null {
  // Positions count from the beginning of the file, so the facts stay in as blank lines.
  const match = /^---\n([\s\S]*?)\n---\n/u.exec(text);
  if (!match) {
    problems.add(1, 'a problem begins with its facts between two lines "---".');
    return null;
  }
  const markdown = text.replace(match[0], (facts) => facts.replace(/[^\n]/gu, ""));
  const read = readText(match[1] ?? "", Facts, { problems, firstLine: 2 });
  const source = { ...pageSource("", markdown, new Map()), problems };
  const tree = fromMarkdown(markdown, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  for (const node of tree.children)
    if (!ALLOWED.has(node.type))
      problems.add(
        lineOfNode(node),
        `a ${node.type} may not stand in a statement. Write paragraphs, lists, tables and code.`,
      );
  const statement = readBlocks(
    tree.children.filter(({ type }) => ALLOWED.has(type)),
    source,
  );
  if (statement.length === 0)
    problems.add(1, "the statement is missing. Write it after the facts.");
  return read && { facts: read.value, statement, lineOf: read.lineOf };
}

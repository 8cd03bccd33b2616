import type { BlockContent, DefinitionContent, PhrasingContent, RootContent, Table } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTable } from "micromark-extension-gfm-table";

export interface PaperWords {
  readonly text: string;
  readonly isStrong: boolean;
}

/** The words of a paragraph or a cell. */
export type PaperLine = readonly PaperWords[];

/** A part of a document. */
export type PaperBlock =
  | { readonly kind: "heading"; readonly level: 1 | 2 | 3; readonly words: PaperLine }
  | { readonly kind: "paragraph"; readonly words: PaperLine }
  | {
      readonly kind: "list";
      /** The number of the first item; null for one without numbers. */
      readonly start: number | null;
      readonly items: readonly PaperLine[];
    }
  | {
      readonly kind: "table";
      readonly head: readonly PaperLine[];
      readonly rows: readonly (readonly PaperLine[])[];
      /** Whether a column stands on the right. */
      readonly right: readonly boolean[];
    }
  | { readonly kind: "rule" };

/**
 * A document as it is written in Markdown: headings, paragraphs, lists, tables and rules, with words in bold. Anything else is
 * its words.
 */
export function paperBlocks(markdown: string): readonly PaperBlock[] {
  const tree = fromMarkdown(markdown, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  return tree.children.flatMap(blockOf);
}

function blockOf(node: RootContent): readonly PaperBlock[] {
  if (node.type === "heading") {
    const level = node.depth > 2 ? 3 : node.depth === 2 ? 2 : 1;
    return [{ kind: "heading", level, words: wordsOf(node.children) }];
  }
  if (node.type === "paragraph") return [{ kind: "paragraph", words: wordsOf(node.children) }];
  if (node.type === "list") {
    const start = node.ordered ? (node.start ?? 1) : null;
    return [{ kind: "list", start, items: node.children.map((item) => itemWords(item.children)) }];
  }
  if (node.type === "table") return [tableOf(node)];
  if (node.type === "blockquote") return node.children.flatMap(blockOf);
  return node.type === "thematicBreak" ? [{ kind: "rule" }] : [];
}

function tableOf({ children, align }: Table): PaperBlock {
  const [head = [], ...rows] = children.map((row) =>
    row.children.map((cell) => wordsOf(cell.children)),
  );
  return { kind: "table", head, rows, right: head.map((_, at) => align?.[at] === "right") };
}

function itemWords(children: readonly (BlockContent | DefinitionContent)[]): PaperLine {
  return children.flatMap((child) => (child.type === "paragraph" ? wordsOf(child.children) : []));
}

function wordsOf(nodes: readonly PhrasingContent[], isStrong = false): PaperLine {
  return nodes.flatMap((node): PaperLine => {
    if (node.type === "text" || node.type === "inlineCode")
      return [{ text: node.value.replaceAll(/\s*\n\s*/gu, " "), isStrong }];
    if (node.type === "break") return [{ text: "\n", isStrong }];
    if ("children" in node) return wordsOf(node.children, isStrong || node.type === "strong");
    return [];
  });
}

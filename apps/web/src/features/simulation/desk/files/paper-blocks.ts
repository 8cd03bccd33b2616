import type { BlockContent, DefinitionContent, PhrasingContent, RootContent } from "mdast";
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
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- of what Markdown has a sheet shows these
  switch (node.type) {
    case "heading":
      return [
        {
          kind: "heading",
          level: node.depth > 2 ? 3 : node.depth === 2 ? 2 : 1,
          words: wordsOf(node.children),
        },
      ];
    case "paragraph":
      return [{ kind: "paragraph", words: wordsOf(node.children) }];
    case "list":
      return [
        {
          kind: "list",
          start: node.ordered ? (node.start ?? 1) : null,
          items: node.children.map(({ children }) => itemWords(children)),
        },
      ];
    case "table": {
      const [head, ...rows] = node.children.map(({ children }) =>
        children.map((cell) => wordsOf(cell.children)),
      );
      return [
        {
          kind: "table",
          head: head ?? [],
          rows,
          right: (head ?? []).map((_, at) => node.align?.[at] === "right"),
        },
      ];
    }
    case "blockquote":
      return node.children.flatMap(blockOf);
    case "thematicBreak":
      return [{ kind: "rule" }];
    default:
      return [];
  }
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

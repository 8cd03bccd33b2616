import type { PhrasingContent } from "mdast";
import type { Inline } from "@taiyari/domain/learning";
import "mdast-util-directive";
import { asTyped, type PageSource } from "./page-source.ts";
import { lineOf } from "./problem.ts";

/** Text with its marks. What is not allowed in a lesson is named and left out. */
export function readInline(
  nodes: readonly PhrasingContent[],
  source: PageSource,
): readonly Inline[] {
  const { problems } = source;
  return nodes.flatMap((node): readonly Inline[] => {
    // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- Markdown has more than a lesson may have; the rest is refused by name
    switch (node.type) {
      case "text":
        return [{ kind: "text", text: node.value.replace(/\s*\n\s*/gu, " ") }];
      case "inlineCode":
        return [{ kind: "code", text: node.value }];
      case "strong":
      case "emphasis":
        return [{ kind: node.type, content: readInline(node.children, source) }];
      case "link":
        if (!isAllowed(node.url))
          problems.add(
            lineOf(node),
            `the link leads to ${node.url}. Write the name of a page, or an address that begins with https:// or /.`,
          );
        return [
          { kind: "link", href: addressOf(node.url), content: readInline(node.children, source) },
        ];
      // A colon before a word, as in "9:am", is no directive here.
      case "textDirective":
        return [{ kind: "text", text: asTyped(source, node) }];
      case "break":
        return [{ kind: "text", text: " " }];
      default:
        problems.add(lineOf(node), `${describe(node)} may not stand here. Write it as plain text.`);
        return [];
    }
  });
}

/** The letters alone: for ids and for what is read aloud. */
export function plainText(content: readonly Inline[]): string {
  return content.map((piece) => ("text" in piece ? piece.text : plainText(piece.content))).join("");
}

/** Where the pages of the SQL course are. Source: the specification, section 2. */
export const DOCS_ADDRESS = "/learning/sql-for-data-professionals/docs/";
/** "transactions", "professionals/rfm-analysis#scores", and the same after "/docs/". */
const PAGE_LINK = /^(?:\/docs\/)?([a-z0-9-]+(?:\/[a-z0-9-]+)*(?:#.*)?)$/u;

function addressOf(url: string): string {
  const page = PAGE_LINK.exec(url)?.[1];
  return page === undefined ? url : DOCS_ADDRESS + page;
}

function isAllowed(url: string): boolean {
  if (PAGE_LINK.test(url)) return true;
  return url.startsWith("https://") || (url.startsWith("/") && !url.startsWith("//"));
}

function describe(node: PhrasingContent): string {
  return node.type === "html" ? "HTML" : `a piece of the kind "${node.type}"`;
}

import { parseFragment, type DefaultTreeAdapterTypes } from "parse5";

/** An element of an index.html; a template child has its content as children. */
export interface HtmlElement {
  readonly tag: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly HtmlElement[];
  /** From 1. */
  readonly line: number;
}

/** How a browser reads the file, and where it had to guess: sentences that name the line. */
export function parseHtml(html: string): {
  readonly elements: readonly HtmlElement[];
  readonly problems: readonly string[];
} {
  const problems: string[] = [];
  const fragment = parseFragment(html, {
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startLine }) => {
      problems.push(`line ${startLine}: not valid HTML (${code.replaceAll("-", " ")}).`);
    },
  });
  const elements = elementsOf(fragment.childNodes, problems);
  return { elements, problems: [...problems, ...strayEnds(html, elements)] };
}

/** The parser passes over an end without a beginning in silence. */
function strayEnds(html: string, elements: readonly HtmlElement[]): readonly string[] {
  const ends = Map.groupBy(
    html.replaceAll(/<!--.*?-->/gsu, "").matchAll(/<\/([a-z][a-z0-9]*)/giu),
    ([, name = ""]) => name.toLowerCase(),
  );
  const opened = Map.groupBy(walk(elements), ({ tag }) => tag);
  return [...ends]
    .filter(([tag, found]) => found.length > (opened.get(tag)?.length ?? 0))
    .map(([tag]) => `line 1: not valid HTML (there is a </${tag}> too many).`);
}

function elementsOf(
  nodes: readonly DefaultTreeAdapterTypes.ChildNode[],
  problems: string[],
): readonly HtmlElement[] {
  return nodes.flatMap((node): readonly HtmlElement[] => {
    if (!("tagName" in node)) return [];
    const { tagName, attrs, sourceCodeLocation } = node;
    const line = sourceCodeLocation?.startLine ?? 0;
    if (sourceCodeLocation && !sourceCodeLocation.endTag && !VOID.has(tagName)) {
      problems.push(`line ${line}: <${tagName}> has no end. Close it with </${tagName}>.`);
    }
    const inside = "content" in node ? node.content.childNodes : node.childNodes;
    const attributes = new Map(attrs.map(({ name, value }) => [name, value]));
    return [{ tag: tagName, attributes, children: elementsOf(inside, problems), line }];
  });
}

const VOID = new Set([
  "img",
  "br",
  "wbr",
  "hr",
  "path",
  "circle",
  "ellipse",
  "rect",
  "line",
  "polyline",
  "polygon",
]);

/** An element and all within it, in the order of the file. */
export function* walk(elements: readonly HtmlElement[]): Generator<HtmlElement> {
  for (const element of elements) {
    yield element;
    yield* walk(element.children);
  }
}

/** An element of a parsed XML file. Names have lost their prefix: `w:p` is "p". */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** Elements and stretches of text, in order. */
  readonly children: readonly (XmlElement | string)[];
}

/** Thrown for a file that is not well-formed XML, or that declares entities, which Office files never do. */
export class XmlError extends Error {
  override readonly name = "XmlError";
}

interface OpenElement extends XmlElement {
  readonly children: (XmlElement | string)[];
}

/** Deeper than any real document; keeps recursive readers from running out of stack. */
const DEEPEST = 400;

const ENTITIES: Readonly<Record<string, string>> = {
  lt: "<",
  gt: ">",
  amp: "&",
  quot: '"',
  apos: "'",
};

const TAG_NAME = /[^\s/>]+/y;
const ATTRIBUTE = /\s*([^\s=/>]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y;

/**
 * Parses the XML of an Office file.
 *
 * Covers what such files hold: elements, attributes, text, CDATA, comments, the five named entities and
 * character references. A document type declaration is refused, and with it every entity bomb.
 *
 * @throws XmlError  for anything that is not well-formed
 */
export function parseXml(source: string): XmlElement {
  const root: OpenElement = { name: "", attributes: new Map(), children: [] };
  const open: OpenElement[] = [root];
  let at = 0;

  while (at < source.length) {
    const current = open.at(-1);
    if (!current) throw new XmlError("an element is closed twice");
    const next = source.indexOf("<", at);
    const text = source.slice(at, next < 0 ? undefined : next);
    if (text !== "") current.children.push(decode(text));
    if (next < 0) break;

    if (source.startsWith("<!--", next)) {
      at = after(source, "-->", next);
    } else if (source.startsWith("<![CDATA[", next)) {
      at = after(source, "]]>", next);
      current.children.push(source.slice(next + 9, at - 3));
    } else if (source.startsWith("<?", next)) {
      at = after(source, "?>", next);
    } else if (source.startsWith("<!", next)) {
      throw new XmlError("a document type declaration is not accepted");
    } else if (source.startsWith("</", next)) {
      at = after(source, ">", next);
      if (open.length === 1) throw new XmlError("an element is closed twice");
      open.pop();
    } else {
      const { element, end, isEmpty } = startTag(source, next);
      current.children.push(element);
      if (!isEmpty) open.push(element);
      if (open.length > DEEPEST) throw new XmlError("elements are nested too deeply");
      at = end;
    }
  }
  if (open.length !== 1) throw new XmlError("an element is not closed");
  const top = root.children.find((node) => typeof node !== "string");
  if (!top) throw new XmlError("there is no element");
  return top;
}

function startTag(source: string, at: number) {
  TAG_NAME.lastIndex = at + 1;
  const name = TAG_NAME.exec(source)?.[0];
  if (name === undefined) throw new XmlError("a tag has no name");
  const attributes = new Map<string, string>();
  let end = TAG_NAME.lastIndex;
  for (;;) {
    ATTRIBUTE.lastIndex = end;
    const match = ATTRIBUTE.exec(source);
    if (!match) break;
    attributes.set(localName(match[1] ?? ""), decode(match[2] ?? match[3] ?? ""));
    end = ATTRIBUTE.lastIndex;
  }
  const close = source.indexOf(">", end);
  if (close < 0) throw new XmlError("a tag is not finished");
  const isEmpty = source[close - 1] === "/";
  const element: OpenElement = { name: localName(name), attributes, children: [] };
  return { element, end: close + 1, isEmpty };
}

function after(source: string, mark: string, from: number): number {
  const found = source.indexOf(mark, from);
  if (found < 0) throw new XmlError(`"${mark}" is missing`);
  return found + mark.length;
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

function decode(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(
    /&(#x?)?([^;&\s]{1,10});/g,
    (whole, number: string | undefined, name: string) => {
      if (number === undefined) return ENTITIES[name] ?? whole;
      const code = Number.parseInt(name, number === "#x" ? 16 : 10);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
    },
  );
}

/** The first child element of that name. */
export function child(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((node) => typeof node !== "string" && node.name === name) as
    | XmlElement
    | undefined;
}

/** All child elements, of one name where given. */
export function children(element: XmlElement | undefined, name?: string): XmlElement[] {
  const elements = element?.children.filter((node) => typeof node !== "string") ?? [];
  return name === undefined ? elements : elements.filter((node) => node.name === name);
}

/** Every element of that name below this one, outermost first; does not look inside a match. */
export function descendants(element: XmlElement, name: string): XmlElement[] {
  return children(element).flatMap((node) =>
    node.name === name ? [node] : descendants(node, name),
  );
}

/** All text inside an element, in order. */
export function textOf(element: XmlElement): string {
  return element.children.map((node) => (typeof node === "string" ? node : textOf(node))).join("");
}

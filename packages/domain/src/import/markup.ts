import { regex } from "../text/regex.ts";

/** Elements whose content is no text for a person. */
const UNREAD = new Set(
  "script style template iframe object embed svg math head noscript textarea select".split(" "),
);

/** Elements that begin on a line of their own. */
const BLOCKS = new Set(
  `address article aside blockquote dd div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav
  ol p pre section table tbody thead tr ul`.split(/\s+/u),
);

/** Of a text that is not said to be HTML: an element that only HTML has. "List<String>" stays as it is. */
const HTML_TAG = regex("iu")`
  <(?:!--|\/?(?:a|abbr|b|blockquote|br|code|div|em|font|h[1-6]|hr|i|iframe|img|li|link|meta|
  object|ol|p|pre|s|script|section|small|span|strong|style|sub|sup|svg|table|tbody|td|th|tr|u|
  ul)(?=[\s>/]))
`;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00A0",
  ndash: "–",
  mdash: "—",
  hellip: "…",
  bull: "•",
  middot: "·",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  copy: "©",
  reg: "®",
  trade: "™",
  euro: "€",
  rarr: "→",
};

/** Addresses that a text may keep beside the words that carried them. */
const KEPT_ADDRESS = /^(?:https?:|mailto:|tel:)/iu;

interface Tag {
  readonly name: string;
  readonly isEnd: boolean;
  readonly attributes: string;
  /** Offset behind the tag. */
  readonly end: number;
}

/** What is being written: the lines that are done, and the one at work. */
interface Writing {
  readonly lines: string[];
  line: string;
  /** Whether the line at work is a point of a list. */
  isBullet: boolean;
  /** How many list items are open. */
  items: number;
  /** Of the link that is open. */
  href: string;
  linkFrom: number;
}

/**
 * The text of HTML as lines of a description: a paragraph a line, a point of a list a line that begins with "• ".
 *
 * Nothing is executed or fetched: tags are dropped, scripts and styles with what is in them; what is never closed
 * keeps its words. The address of a link follows its words in brackets where it says more than they do. Takes time in
 * proportion to the text.
 */
export function htmlToLines(html: string): string {
  const writing: Writing = {
    lines: [],
    line: "",
    isBullet: false,
    items: 0,
    href: "",
    linkFrom: 0,
  };
  const lastTag = html.lastIndexOf(">");
  const unclosed = new Set<string>();
  let at = 0;
  while (at <= lastTag) {
    const open = html.indexOf("<", at);
    if (open < 0 || open > lastTag) break;
    const tag = tagAt(html, open);
    if (tag === null) {
      const end = open + 1;
      write(writing, html.slice(at, end));
      at = end;
      continue;
    }
    write(writing, html.slice(at, open));
    at = tag.end;
    if (tag.name === "" || tag.isEnd || !UNREAD.has(tag.name)) place(writing, tag);
    else if (!unclosed.has(tag.name)) {
      const end = afterElement(html, tag);
      if (end === null) unclosed.add(tag.name);
      at = end ?? tag.end;
    }
  }
  write(writing, html.slice(at));
  endLine(writing);
  return writing.lines.join("\n");
}

/** A text that may hold markup, as lines: HTML is read as HTML, anything else stays as it is, trimmed. */
export function plainLines(text: string): string {
  if (HTML_TAG.test(text)) return htmlToLines(text);
  return text
    .split(/\r\n?|[\n\u2028\u2029]/u)
    .map((line) => line.trim())
    .join("\n")
    .trim();
}

/** As `plainLines`, on one line. */
export function plainLine(text: string): string {
  return plainLines(text)
    .replace(/\s*\n\s*/gu, " ")
    .trim();
}

/** The tag or comment that begins at an offset; null where "<" is only a sign. A comment has no name. */
function tagAt(html: string, at: number): Tag | null {
  if (html.startsWith("<!--", at)) {
    const end = html.indexOf("-->", at + 4);
    return { name: "", isEnd: false, attributes: "", end: end < 0 ? html.length : end + 3 };
  }
  const isEnd = html[at + 1] === "/";
  const start = at + (isEnd ? 2 : 1);
  const name = /^[a-z][a-z0-9:-]{0,40}|^[!?]/iu.exec(html.slice(start, start + 42))?.[0];
  if (name === undefined) return null;
  const from = start + name.length;
  const end = tagEnd(html, from);
  if (end < 0) return null;
  return {
    name: /^[!?]/u.test(name) ? "" : name.toLowerCase(),
    isEnd,
    attributes: html.slice(from, end - 1),
    end,
  };
}

/**
 * How far a ">" inside quotes is distinguished from the end of a tag, in characters. Embedded pictures are longer and
 * have none.
 */
const QUOTES_WITHIN = 2000;

/** The offset behind the ">" of a tag: one inside quotes is not it. -1 for a tag that never ends. */
function tagEnd(html: string, from: number): number {
  let quote = "";
  let last = "";
  for (let at = from; at < Math.min(html.length, from + QUOTES_WITHIN); at++) {
    const sign = html.charAt(at);
    if (quote !== "") quote = sign === quote ? "" : quote;
    else if (sign === ">") return at + 1;
    else if ((sign === '"' || sign === "'") && last === "=") quote = sign;
    if (sign.trim() !== "") last = sign;
  }
  return html.indexOf(">", from) + 1 || -1;
}

/** The offset behind an element whose content is not read; null where it is never closed, and hides nothing then. */
function afterElement(html: string, tag: Tag): number | null {
  if (tag.attributes.endsWith("/") || tag.name === "embed") return tag.end;
  const close = new RegExp(`</${tag.name}[^>]*>`, "giu");
  close.lastIndex = tag.end;
  return close.exec(html) ? close.lastIndex : null;
}

function place(writing: Writing, { name, isEnd, attributes }: Tag): void {
  if (name === "a") {
    if (isEnd) endLink(writing);
    else startLink(writing, attributes);
  } else if (name === "img" && !isEnd) write(writing, attribute(attributes, "alt"));
  else if (name === "br") breakLine(writing);
  else if (name === "td" || name === "th") writing.line += " ";
  else if (BLOCKS.has(name)) {
    // `<li><p>…</p></li>` is one point, not an empty one and a paragraph.
    const isFirst = writing.isBullet && writing.line.trim() === "";
    if (name !== "p" || isEnd || !isFirst) endLine(writing);
    if (name === "li") {
      writing.items = Math.max(0, writing.items + (isEnd ? -1 : 1));
      writing.isBullet = !isEnd;
    }
  }
}

/** A point stays one line, whatever breaks are in it. */
function breakLine(writing: Writing): void {
  if (writing.isBullet) writing.line += " ";
  else endLine(writing);
}

function endLine(writing: Writing): void {
  endLink(writing);
  const text = writing.line.replace(/\s+/gu, " ").trim();
  writing.line = "";
  if (text === "") return;
  const isMarked = /^[•·▪‣]\s/u.test(text);
  writing.lines.push(writing.isBullet && !isMarked ? `• ${text}` : text);
  writing.isBullet = false;
}

function write(writing: Writing, text: string): void {
  writing.line += decode(text);
}

function startLink(writing: Writing, attributes: string): void {
  endLink(writing);
  const href = attribute(attributes, "href").trim();
  writing.href = KEPT_ADDRESS.test(href) ? href : "";
  writing.linkFrom = writing.line.length;
}

function endLink(writing: Writing): void {
  const { href } = writing;
  writing.href = "";
  if (href === "") return;
  const words = writing.line.slice(writing.linkFrom).trim();
  if (words === "") writing.line += href;
  else if (bareAddress(words) !== bareAddress(href)) writing.line += ` (${href})`;
}

function bareAddress(address: string): string {
  return address.toLowerCase().replace(/^(?:https?:\/\/(?:www\.)?|mailto:|tel:)|\/$/gu, "");
}

/** The value of an attribute; "" where it is not there. */
function attribute(attributes: string, name: string): string {
  const match = new RegExp(
    `(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`,
    "iu",
  ).exec(attributes);
  return decode(match?.[1] ?? match?.[2] ?? match?.[3] ?? "");
}

function decode(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(
    /&(?:#(x?)([0-9a-f]{1,7})|([a-z]{2,8}));/giu,
    (whole: string, hex: string | undefined, digits: string | undefined, name: string) => {
      if (digits === undefined) return ENTITIES[name.toLowerCase()] ?? whole;
      const code = Number.parseInt(digits, hex ? 16 : 10);
      const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
      return isCharacter ? String.fromCodePoint(code) : "";
    },
  );
}

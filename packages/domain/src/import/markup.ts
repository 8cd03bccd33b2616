import { bulletAt } from "../draft/text/bullet-keys.ts";
import { linkAddress } from "../rich/link-address.ts";
import { DEEPEST_LEVEL } from "../rich/lines.ts";
import { isSameLook, type Run } from "../rich/look.ts";
import { storedText, withoutSigns } from "../rich/stored.ts";
import { shownAddress } from "../text/addresses.ts";

/** Elements whose content is no text for a person. */
const UNREAD = new Set(
  "script style template iframe object embed svg math head noscript textarea select".split(" "),
);

/** Elements that begin on a line of their own. */
const BLOCKS = new Set(
  `address article aside blockquote dd div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav
  ol p pre section table tbody thead tr ul`.split(/\s+/u),
);

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
  line: Run[];
  /** Whether the line at work is a point of a list. */
  isBullet: boolean;
  /** How many lists are open. */
  lists: number;
  /** How many elements are open that make words bold, and italic. */
  bold: number;
  italic: number;
  /** Of the link that is open; "" for none, or one that may not be followed. */
  url: string;
  /** Of that link, what is neither of the web nor a mailbox: a phone number. Written behind the words. */
  beside: string;
  /** The run it begins with. */
  linkFrom: number;
}

/**
 * The text of HTML as lines of a description: a paragraph a line, a point of a list a line that begins with "• ", set in
 * where it is below another. Bold and italic words and links stay what they are.
 *
 * Nothing is executed or fetched: tags are dropped, scripts and styles with what is in them; what is never closed
 * keeps its words. Takes time in proportion to the text.
 */
export function htmlToLines(html: string): string {
  const writing: Writing = {
    lines: [],
    line: [],
    isBullet: false,
    lists: 0,
    bold: 0,
    italic: 0,
    url: "",
    beside: "",
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
  else if (name === "b" || name === "strong") writing.bold = stepped(writing.bold, isEnd);
  else if (name === "i" || name === "em") writing.italic = stepped(writing.italic, isEnd);
  else if (name === "td" || name === "th") {
    if (!isEnd && wordsIn(writing) !== "") write(writing, " · ");
  } else if (BLOCKS.has(name)) {
    // `<li><p>…</p></li>` is one point, not an empty one and a paragraph.
    const isFirst = writing.isBullet && wordsIn(writing) === "";
    if (name !== "p" || isEnd || !isFirst) endLine(writing);
    if (name === "ul" || name === "ol") writing.lists = stepped(writing.lists, isEnd);
    if (name === "li") writing.isBullet = !isEnd;
  }
}

/** How many are open after one more began or ended. */
function stepped(open: number, isEnd: boolean): number {
  return Math.max(0, open + (isEnd ? -1 : 1));
}

function wordsIn({ line }: Writing): string {
  return line
    .map(({ text }) => text)
    .join("")
    .trim();
}

/** A point stays one line, whatever breaks are in it. */
function breakLine(writing: Writing): void {
  if (writing.isBullet) write(writing, " ");
  else endLine(writing);
}

function endLine(writing: Writing): void {
  endLink(writing);
  const { line, isBullet, lists } = writing;
  writing.line = [];
  writing.linkFrom = 0;
  const runs = withSingleBlanks(line);
  const text = runs.map((run) => run.text).join("");
  if (text === "") return;
  const isMarked = /^[•·▪‣]\s/u.test(text);
  const mark =
    isBullet && !isMarked ? bulletAt(Math.min(DEEPEST_LEVEL, Math.max(0, lists - 1))) : "";
  writing.lines.push(mark + storedText(runs));
  writing.isBullet = false;
}

/** Runs with one blank where there were several, also across them, and none around the whole. */
function withSingleBlanks(line: readonly Run[]): readonly Run[] {
  let isAfterBlank = true;
  const runs = line.map((run) => {
    const single = run.text.replace(/\s+/gu, " ");
    const text = isAfterBlank ? single.trimStart() : single;
    if (text !== "") isAfterBlank = text.endsWith(" ");
    return { ...run, text };
  });
  const last = runs.findLastIndex(({ text }) => text !== "");
  return runs
    .slice(0, last + 1)
    .map((run, i) => (i === last ? { ...run, text: run.text.trimEnd() } : run));
}

function write(writing: Writing, text: string): void {
  const { bold, italic, url } = writing;
  const words = withoutSigns(decode(text));
  if (words === "") return;
  const run = { text: words, bold: bold > 0, italic: italic > 0, url };
  const last = writing.line.at(-1);
  if (last && writing.line.length > writing.linkFrom && isSameLook(last, run)) {
    writing.line[writing.line.length - 1] = { ...run, text: last.text + words };
  } else writing.line.push(run);
}

function startLink(writing: Writing, attributes: string): void {
  endLink(writing);
  const href = attribute(attributes, "href").trim();
  writing.url = linkAddress(href);
  writing.beside = /^tel:/iu.test(href) ? href : "";
  writing.linkFrom = writing.line.length;
}

/** A link without words has its address as such. */
function endLink(writing: Writing): void {
  const { url, beside, line, linkFrom } = writing;
  const words = line
    .slice(linkFrom)
    .map(({ text }) => text)
    .join("")
    .trim();
  if (url !== "" && words === "") write(writing, shownAddress(url));
  writing.url = "";
  writing.beside = "";
  if (beside === "") return;
  if (words === "") write(writing, beside);
  else if (words !== shownAddress(beside)) write(writing, ` (${beside})`);
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

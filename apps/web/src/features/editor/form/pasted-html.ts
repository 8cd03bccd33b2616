import { BULLET } from "@taiyari/domain/draft";

const SILENT = new Set([
  "script",
  "style",
  "head",
  "title",
  "meta",
  "link",
  "template",
  "noscript",
]);
const BLOCKS = new Set(
  "address article aside blockquote dd div dl dt figure footer form h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table tr ul".split(
    " ",
  ),
);

/** What Word writes for an entry of a list: a paragraph with the sign of its level as ordinary text. */
const WORD_LIST = /mso-list:\s*(?!none)/iu;
const WORD_SIGN = /mso-list:\s*ignore/iu;

/**
 * The lines of copied HTML, list entries as bullets. Nothing in it is run or fetched.
 *
 * @returns  null when it has no list: its plain text is as good then
 */
export function linesOfHtml(html: string): string | null {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  if (!body.querySelector("li") && !WORD_LIST.test(html)) return null;
  const lines = [""];
  read(body, lines);
  return lines
    .map((line) => line.replaceAll(/[ \t]+/gu, " ").trim())
    .filter((line) => line !== "" && line !== BULLET.trim())
    .join("\n");
}

/** Writes what stands in a node onto the last of the lines, beginning a new one where a block begins and ends. */
function read(node: Node, lines: string[]): void {
  for (const child of node.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) write(lines, child.textContent ?? "");
    if (!(child instanceof Element)) continue;
    const tag = child.localName;
    const css = child.getAttribute("style") ?? "";
    if (SILENT.has(tag) || WORD_SIGN.test(css)) continue;
    const isBlock = BLOCKS.has(tag);
    // Bullets without words of their own are those of entries that hold a paragraph or a list.
    if (isBlock && lines.at(-1) !== BULLET) lines.push("");
    if (tag === "li" || WORD_LIST.test(css)) {
      lines.pop();
      lines.push(BULLET);
    }
    if (tag === "br") lines.push("");
    read(child, lines);
    if (isBlock) lines.push("");
  }
}

function write(lines: string[], text: string): void {
  const words = text.replaceAll(/\s+/gu, " ");
  const line = lines.pop() ?? "";
  lines.push(line + (line === "" || line === BULLET ? words.trimStart() : words));
}

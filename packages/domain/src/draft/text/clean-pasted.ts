import { BULLET } from "./bullet-keys.ts";
import { bulletEnd } from "./marks.ts";
import { plainCharacters } from "./plain-characters.ts";
import { continues, joined, widthOf } from "./soft-wraps.ts";

/** Signs that only the font means something by that the text was set in, and no other has. */
const PRIVATE = /[\uE000-\uF8FF]/gu;

/**
 * Text pasted from a word processor, a PDF or a web page, as a description keeps it: paragraphs and bullets, one a
 * line. Marks of any kind become "• ", also those on a line of their own; lines that were only wrapped are joined,
 * blank lines go, and so do characters that cannot be seen. A single line keeps the blanks around it, as it may go
 * into the middle of a sentence.
 */
export function cleanPasted(text: string): string {
  const plain = plainCharacters(text);
  if (!plain.includes("\n")) return withBullet(plain).replaceAll(PRIVATE, "");

  const raw = plain.split("\n").map((line) => line.trim());
  const width = widthOf(raw);
  const lines: string[] = [];
  let previous = "";
  for (const line of raw) {
    const last = lines.at(-1) ?? "";
    if (last === BULLET && line !== "") {
      lines[lines.length - 1] = bulletEnd(line) > 0 ? withBullet(line) : BULLET + line;
    } else if (continues(previous, line, width)) {
      lines[lines.length - 1] = joined(last, line);
    } else if (line !== "") {
      lines.push(withBullet(line));
    }
    previous = line;
  }
  return lines
    .map((line) => line.replaceAll(PRIVATE, ""))
    .filter((line) => line !== BULLET)
    .join("\n");
}

function withBullet(line: string): string {
  const end = bulletEnd(line);
  return end === 0 ? line : BULLET + line.slice(end);
}

import { runsOf, type Run } from "@taiyari/domain/rich";

/** A stored text as HTML for the clipboard, a paragraph a line: word processors and our own fields keep its looks. */
export function htmlOf(stored: string): string {
  return stored
    .split("\n")
    .map((line) => `<p>${runsOf(line).map(markup).join("")}</p>`)
    .join("");
}

function markup({ text, bold, italic, url }: Run): string {
  const words = escaped(text);
  const slanted = italic ? `<i>${words}</i>` : words;
  const strong = bold ? `<b>${slanted}</b>` : slanted;
  return url === "" ? strong : `<a href="${escaped(url)}">${strong}</a>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/gu, (sign) => ENTITIES[sign] ?? sign);
}

import { runsWithAddresses } from "../rich/with-addresses.ts";
import type { OutlineEntry, OutlineLine, ResumeOutline } from "./outline.ts";

/** Headings longer than this are not underlined further. */
const LONGEST_RULE = 60;

/**
 * An outline as plain text, for a form that takes no other: headings underlined with "=" and "-", points with "- ",
 * the address of a link in brackets behind its words, one line of the resume one line of the text. Nothing is wrapped, for a form wraps by itself. Ends with a line
 * break; "" for an outline without anything.
 */
export function toPlainText(outline: ResumeOutline): string {
  const contacts = outline.contacts.map(({ text }) => text).join(" | ");
  const head = [underlined(outline.name, "="), outline.title, contacts].filter(Boolean);
  const sections = outline.sections.map(({ heading, entries }) =>
    [underlined(heading.toLocaleUpperCase("en"), "-"), entries.map(entryText).join("\n\n")].join(
      "\n",
    ),
  );
  const parts = [head.join("\n"), ...sections].filter(Boolean);
  return parts.length === 0 ? "" : `${parts.join("\n\n")}\n`;
}

function entryText({ title, subtitle, dates, links, lines, tags }: OutlineEntry): string {
  const head = [[title, ...subtitle].filter(Boolean).join(", "), dates].filter(Boolean).join(" | ");
  return [
    head,
    ...links.map(({ text }) => text),
    linesOfText(lines),
    ...tags.map(({ label, words }) => `${label}: ${words.join(", ")}`),
  ]
    .filter(Boolean)
    .join("\n");
}

function linesOfText(lines: readonly OutlineLine[]): string {
  return lines
    .map(({ text, isBullet, level = 0, runs }) => {
      const words = runs ? runsWithAddresses(runs) : text;
      return isBullet ? `${"  ".repeat(level)}- ${words}` : words;
    })
    .join("\n");
}

function underlined(text: string, sign: string): string {
  if (text === "") return "";
  return `${text}\n${sign.repeat(Math.min(LONGEST_RULE, text.length))}`;
}

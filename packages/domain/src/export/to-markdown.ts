import type { OutlineEntry, OutlineLine, OutlineLink, ResumeOutline } from "./outline.ts";

/**
 * An outline as Markdown (CommonMark): the name a heading of the first level, sections of the second, entries of the
 * third. Signs that Markdown would take for its own are escaped, so that every text comes out as typed. Ends with a
 * line break; "" for an outline without anything.
 */
export function toMarkdown(outline: ResumeOutline): string {
  const blocks = [
    outline.name === "" ? "" : `# ${escaped(outline.name)}`,
    outline.title === "" ? "" : `**${escaped(outline.title)}**`,
    outline.contacts.map(linkText).join(" · "),
    ...outline.sections.flatMap(({ heading, entries }) => [
      heading === "" ? "" : `## ${escaped(heading)}`,
      ...entries.flatMap(entryBlocks),
    ]),
  ].filter(Boolean);
  return blocks.length === 0 ? "" : `${blocks.join("\n\n")}\n`;
}

function entryBlocks({
  title,
  subtitle,
  dates,
  links,
  lines,
  tags,
}: OutlineEntry): readonly string[] {
  const beside = [...subtitle.map(escaped), ...(dates === "" ? [] : [escaped(dates)])].join(" · ");
  return [
    title === "" ? "" : `### ${escaped(title)}`,
    beside === "" ? "" : `*${beside}*`,
    links.map(linkText).join(" · "),
    ...textBlocks(lines),
    tags
      .map(({ label, words }) => `- **${escaped(label)}:** ${escaped(words.join(", "))}`)
      .join("\n"),
  ];
}

/** A paragraph for each line that is none of a list, and each run of points as one list. */
function textBlocks(lines: readonly OutlineLine[]): readonly string[] {
  const blocks: { text: string; isList: boolean }[] = [];
  for (const { text, isBullet } of lines) {
    const written = isBullet ? `- ${escaped(text)}` : escaped(text);
    const last = blocks.at(-1);
    if (last?.isList && isBullet) last.text += `\n${written}`;
    else blocks.push({ text: written, isList: isBullet });
  }
  return blocks.map(({ text }) => text);
}

function linkText({ text, url }: OutlineLink): string {
  if (url === "") return escaped(text);
  const address = url.replace(
    /[\\<>]/gu,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `[${escaped(text)}](<${address}>)`;
}

/**
 * Signs that mean something inside a line, and those that do at its beginning. Source: CommonMark 0.31, 2.4 and 4-6.
 */
function escaped(text: string): string {
  return text
    .replace(/[\\`*_[\]<>~|&]/gu, "\\$&")
    .replace(/^(\d{1,9})([.)])(?=\s|$)/u, "$1\\$2")
    .replace(/^[#+=-]/u, "\\$&")
    .replace(/(?<=\s)#(?=#*\s*$)/u, "\\#");
}

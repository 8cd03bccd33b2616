import type { Run } from "../rich/look.ts";
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
  for (const { text, isBullet, level = 0, runs } of lines) {
    const words = runs ? markdownOf(runs) : escaped(text);
    const written = isBullet ? `${"  ".repeat(level)}- ${words}` : words;
    const last = blocks.at(-1);
    if (last?.isList && isBullet) last.text += `\n${written}`;
    else blocks.push({ text: written, isList: isBullet });
  }
  return blocks.map(({ text }) => text);
}

function linkText({ text, url }: OutlineLink): string {
  return linked(escaped(text), url);
}

/** @param words  as Markdown */
function linked(words: string, url: string): string {
  if (url === "") return words;
  const address = url.replace(
    /[\\<>]/gu,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `[${words}](<${address}>)`;
}

/** Runs of one line: links outside, then bold, then italic words. */
function markdownOf(runs: readonly Run[]): string {
  const written = groupsOf(runs, ({ url }) => url).map((link) => {
    const strong = groupsOf(link, ({ bold }) => bold).map((group) => {
      const words = group.map(({ text, italic }) => between(signsEscaped(text), italic ? "*" : ""));
      return between(words.join(""), group[0]?.bold ? "**" : "");
    });
    return linked(strong.join(""), link[0]?.url ?? "");
  });
  return startEscaped(written.join(""));
}

/** Runs of which neighbours have the same in common. */
function groupsOf(
  runs: readonly Run[],
  common: (run: Run) => unknown,
): readonly (readonly Run[])[] {
  const groups: Run[][] = [];
  for (const run of runs) {
    const last = groups.at(-1);
    if (last?.[0] && common(last[0]) === common(run)) last.push(run);
    else groups.push([run]);
  }
  return groups;
}

/** Words between two signs, which Markdown wants to touch them: blanks around the words stay outside. */
function between(words: string, sign: string): string {
  if (sign === "" || words.trim() === "") return words;
  const [, before = "", inner = "", behind = ""] = /^(\s*)(.*?)(\s*)$/su.exec(words) ?? [];
  return `${before}${sign}${inner}${sign}${behind}`;
}

/**
 * Signs that mean something inside a line, and those that do at its beginning. Source: CommonMark 0.31, 2.4 and 4-6.
 */
function escaped(text: string): string {
  return startEscaped(signsEscaped(text));
}

function signsEscaped(text: string): string {
  return text.replace(/[\\`*_[\]<>~|&]/gu, "\\$&");
}

function startEscaped(text: string): string {
  return text
    .replace(/^(\d{1,9})([.)])(?=\s|$)/u, "$1\\$2")
    .replace(/^[#+=-]/u, "\\$&")
    .replace(/(?<=\s)#(?=#*\s*$)/u, "\\#");
}

import { linkAddress } from "./link-address.ts";
import { type Look, PLAIN, type Run } from "./look.ts";
import { storedText } from "./stored.ts";

/**
 * What means something inside a line of Markdown: an escaped sign, a link, words between stars or low lines. Stars
 * count only where words touch them on the inner side and none do on the outer one, so "2*3*4" and "5* hotel" stay.
 *
 * Source: CommonMark 0.31, 2.4, 6.2 and 6.3; without nesting of a kind in itself.
 */
const INLINE = new RegExp(
  [
    /\\(?<escaped>[\x21-\x2f\x3a-\x40\x5b-\x60\x7b-\x7e])/u.source,
    /(?<!!)\[(?<words>(?:\\.|[^\]\\[\n])+)\]\((?:<(?<whole>[^<>\n]*)>|(?<url>(?:[^\s()]|\([^\s()]*\))*))(?:\s+"[^"\n]*")?\)/u
      .source,
    /<(?<auto>(?:https?:\/\/|mailto:)[^\s<>]+)>/u.source,
    between("both", String.raw`\*\*\*`),
    between("bold", String.raw`\*\*|__`),
    between("italic", String.raw`\*|_`),
  ].join("|"),
  "gu",
);

/** Words between two of a sign, as a group of that name. */
function between(name: string, sign: string): string {
  const [open, close] = [String.raw`(?<![\p{L}\p{N}*_])`, String.raw`(?![\p{L}\p{N}*_])`];
  const words = String.raw`(?<${name}>(?:\\.|(?!\k<${name}Sign>)[^\n])+?)`;
  return String.raw`${open}(?<${name}Sign>${sign})(?![\s*_])${words}(?<![\s*_\\])\k<${name}Sign>${close}`;
}

/** Lines with the inline signs of Markdown as a stored text. A link that may not be followed keeps its words. */
export function fromMarkdown(text: string): string {
  return storedText(runsOfMarkdown(text, PLAIN));
}

/** Whether a text has bold or italic words or a link in the way of Markdown. */
export function hasMarkdown(text: string): boolean {
  return runsOfMarkdown(text, PLAIN).some(({ bold, italic, url }) => bold || italic || url !== "");
}

function runsOfMarkdown(text: string, look: Look): readonly Run[] {
  const runs: Run[] = [];
  let reached = 0;
  for (const match of text.matchAll(INLINE)) {
    runs.push({ ...look, text: text.slice(reached, match.index) });
    runs.push(...runsOfMatch(match[0], match.groups ?? {}, look));
    reached = match.index + match[0].length;
  }
  runs.push({ ...look, text: text.slice(reached) });
  return runs.filter((run) => run.text !== "");
}

function runsOfMatch(
  whole: string,
  groups: Readonly<Record<string, string | undefined>>,
  look: Look,
): readonly Run[] {
  const { escaped, words, auto, both, bold, italic } = groups;
  if (escaped !== undefined) return [{ ...look, text: escaped }];
  if (auto !== undefined) {
    return [{ ...look, url: linkAddress(auto), text: auto.replace(/^mailto:/iu, "") }];
  }
  if (words !== undefined) {
    const target = (groups["whole"] ?? groups["url"] ?? "").replaceAll("\\", "");
    if (!/[:/#.]/u.test(target)) return [{ ...look, text: whole }];
    const url = linkAddress(target);
    return runsOfMarkdown(words, { ...look, url });
  }
  if (both !== undefined) return runsOfMarkdown(both, { ...look, bold: true, italic: true });
  if (bold !== undefined) return runsOfMarkdown(bold, { ...look, bold: true });
  if (italic !== undefined) return runsOfMarkdown(italic, { ...look, italic: true });
  return [{ ...look, text: whole }];
}

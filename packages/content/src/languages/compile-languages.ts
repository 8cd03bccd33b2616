import type { Language } from "./load-languages.ts";
import { GROUPED, LISTS } from "./schema.ts";

/** A source file of the domain: what all languages together know of one matter. */
interface CompiledWords {
  /** "headings.ts". */
  readonly name: string;
  readonly text: string;
}

const NOTE = "// Made of content/language by `npm run languages`: change it there.\n";

/**
 * The words of all languages as sources of the domain, one file for each matter, so that a page fetches no more of
 * them than it uses. A list is one text with commas between its entries; by section or label it is an object of such texts.
 */
export function compileLanguages(languages: readonly Language[]): readonly CompiledWords[] {
  return Object.keys(LISTS).map((matter) => ({
    name: `${matter}.ts`,
    text: [
      NOTE,
      ...LISTS[matter as keyof typeof LISTS].map((field) =>
        constant(field, joined(languages.flatMap((language) => language[field]))),
      ),
      ...(matter in GROUPED ? grouped(languages, matter as keyof typeof GROUPED) : []),
      ...(matter === "dates" ? yearOf(languages) : []),
    ].join("\n"),
  }));
}

function grouped(languages: readonly Language[], matter: keyof typeof GROUPED): string[] {
  return GROUPED[matter].map((field) => {
    const all = languages.map((language) => language[field] as Record<string, readonly string[]>);
    const kinds = new Set(all.flatMap((words) => Object.keys(words)));
    const entries = [...kinds].map((kind): [string, string] => [
      kind,
      joined(all.flatMap((words) => words[kind] ?? [])),
    ]);
    return constant(field, Object.fromEntries(entries));
  });
}

function yearOf(languages: readonly Language[]): string[] {
  const months = Array.from({ length: 12 }, (_, i) =>
    joined(languages.flatMap((language) => language.months?.[i] ?? [])),
  );
  const seasons = ["3", "6", "9", "12"].map((month): [string, string] => [
    month,
    joined(languages.flatMap(({ seasons: own }) => own[month as keyof typeof own] ?? [])),
  ]);
  return [constant("months", months), constant("seasons", Object.fromEntries(seasons))];
}

/** Without the words that two languages share. */
function joined(words: readonly string[]): string {
  return [...new Set(words)].join(", ");
}

/** "headingWords" → `export const HEADING_WORDS = …`. */
function constant(
  field: string,
  value: string | readonly string[] | Readonly<Record<string, string>>,
): string {
  const name = field.replaceAll(/[A-Z]/gu, "_$&").toUpperCase();
  return `export const ${name} = ${sourceOf(value)};\n`;
}

function sourceOf(value: string | readonly string[] | Readonly<Record<string, string>>): string {
  if (typeof value === "string") return textSource(value);
  if (isList(value)) return `[\n${value.map((text) => `  ${textSource(text)},\n`).join("")}]`;
  const entries = Object.entries(value).map(([key, text]) => `  "${key}": ${textSource(text)},\n`);
  return `{\n${entries.join("")}}`;
}

function isList(value: object): value is readonly string[] {
  return Array.isArray(value);
}

/** Wider than this a text is wrapped, at a comma. */
const WIDTH = 100;

/** A text of one line in quotes, a longer one as a template of several. */
function textSource(text: string): string {
  const lines: string[] = [];
  for (const entry of text.split(", ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + entry.length < WIDTH)
      lines[lines.length - 1] = `${last}, ${entry}`;
    else lines.push(entry);
  }
  return lines.length < 2
    ? JSON.stringify(text)
    : `\`${lines.join(",\n  ").replaceAll(/[`$\\]/gu, String.raw`\$&`)}\``;
}

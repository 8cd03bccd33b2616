import type { PaperWarning, WarningKind } from "@taiyari/paper";
import { nameCharacters } from "./name-characters.ts";

/**
 * What a person should know of a file that was written, in sentences; [] when it is as the preview shows it.
 *
 * @param missing   graphemes that no font has
 * @param warnings  what the template asks for and a file cannot have
 */
export function remarksOn(
  missing: readonly string[],
  warnings: readonly PaperWarning[],
): readonly string[] {
  const kinds = new Set(warnings.map(({ kind }) => kind));
  return [
    ...(missing.length > 0 ? [missingSentence(missing)] : []),
    ...[...kinds].map((kind) => SENTENCES[kind] ?? OTHER),
  ].filter((sentence, index, all) => all.indexOf(sentence) === index);
}

function missingSentence(missing: readonly string[]): string {
  const named = nameCharacters(missing);
  return missing.length === 1
    ? `No font has ${named}, so a box stands there. Write it in words, or leave it out.`
    : `No font has ${named}, so boxes stand there. Write plain letters, or leave them out.`;
}

/** A template that passes its check causes none of these but the first two. */
const SENTENCES: Partial<Record<WarningKind, string>> = {
  "image-unreadable": "The photo could not be read, so it is not in the file. Choose it again.",
  "link-scheme":
    "A link in the resume leads to no web page, mailbox or phone. Its text is in the file without the link.",
  "right-to-left":
    "Some text runs from right to left. Look at it in the file: its order may be wrong.",
};

const OTHER =
  "The template asks for something that a file cannot show in the same way. Compare the file with the preview.";

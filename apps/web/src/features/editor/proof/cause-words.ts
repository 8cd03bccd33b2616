import { SECTIONS } from "@taiyari/domain/draft";
import type { ProofCause } from "@taiyari/domain/proof";
import { assertNever } from "@taiyari/domain/result";
import { nameCharacters } from "../../../shared/export/name-characters.ts";

/** Why a field did not come through as it was typed, and what helps. */
export function causeWords(cause: ProofCause): string {
  switch (cause.kind) {
    case "fancy-letters":
      return `Some of these letters are not letters. They are symbols that look like letters, usually pasted from a post or a “fancy text” site. No resume font has them, and a search for “${cause.plain}” cannot find them.`;
    case "no-glyph": {
      const it = cause.characters.length === 1 ? "it" : "them";
      return `No font of a resume has ${nameCharacters(cause.characters)}. Write ${it} in words, or leave ${it} out.`;
    }
    case "broken":
      return "A long word was broken over two lines, so a machine reads it in two pieces. A shorter form, narrower margins or a template with a wider column keeps it whole.";
    case "elsewhere":
      return `Every word is in the file. A machine files it under ${placeWords(cause.where)}, because of where it stands on the page.`;
    case "unplaced":
      return "Every word is in the file, and a search finds it. A machine does not tell which field it belongs to.";
    case "scattered":
      return "Every word is in the file, but other words stand between them in the order a machine reads.";
    case "unseen":
      return "These words are in the file, but too pale, too small or off the page, so nobody sees them, and a machine may take them for a trick. Change the rules under Own CSS in Looks, or the accent colour.";
    case "absent":
      return "These words are not in the file. Rules of your own under Own CSS in Looks may hide them, or the template does not show this field: change the rules, choose another template, or tell whoever runs this installation.";
    default:
      return assertNever(cause);
  }
}

/** "experience.company" as a person calls it: "Experience, company". */
function placeWords(where: string): string {
  const [section = "", field = ""] = where.split(".");
  const found = SECTIONS.find(({ id }) => id === section);
  const label = found?.fields.find(({ id }) => id === field)?.name ?? field;
  return `${found?.name ?? section}, ${label.toLowerCase()}`;
}

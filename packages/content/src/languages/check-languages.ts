import { readFileSync } from "node:fs";
import { join } from "node:path";
import { compileLanguages } from "./compile-languages.ts";
import { type Language, loadLanguages } from "./load-languages.ts";

const WRITE = "Run `npm run languages` and commit what it writes.";

/**
 * What is wrong with the languages as a whole, in sentences; [] for nothing.
 *
 * @param written  the folder in which the domain keeps what is made of them, or null to leave that out
 */
export function checkLanguages(root: string, written: string | null): readonly string[] {
  const languages = loadLanguages(root);
  return [
    ...languages.flatMap(contradictions),
    ...(written === null ? [] : staleFiles(languages, written)),
  ];
}

/** A heading names one kind of section within a language. */
function contradictions({ tag, headings, headingWords }: Language): readonly string[] {
  return [headings, headingWords].flatMap((field) => {
    const entries = Object.entries<string[] | undefined>(field);
    return [...Map.groupBy(entries.flatMap(kindsOf), ({ word }) => word)]
      .filter(([, named]) => named.length > 1)
      .map(
        ([word, named]) =>
          `language/${tag}.yaml: "${word}" names ${named.map(({ kind }) => kind).join(" and ")}; leave it at one of them.`,
      );
  });
}

function kindsOf([kind, words]: readonly [string, readonly string[] | undefined]) {
  return (words ?? []).map((word) => ({ kind, word: word.toLowerCase() }));
}

function staleFiles(languages: readonly Language[], folder: string): readonly string[] {
  return compileLanguages(languages).flatMap(({ name, text }) =>
    textOf(join(folder, name)) === text
      ? []
      : [`language: ${name} of the domain is not made of these files. ${WRITE}`],
  );
}

function textOf(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}

import { join } from "node:path";
import { ContentError } from "../content-error.ts";
import { readYaml, yamlFilesIn } from "../read-yaml.ts";
import { LanguageFile } from "./schema.ts";

/** A language with its BCP 47 tag: the name of its file. */
export type Language = LanguageFile & { readonly tag: string };

/**
 * Reads `language/<tag>.yaml` of the content folder: English first, then by tag.
 *
 * @throws ContentError  for files that cannot be read or have another shape, with all their problems
 */
export function loadLanguages(root: string): readonly Language[] {
  const folder = join(root, "language");
  const problems: string[] = [];
  const tags = yamlFilesIn(folder);
  if (!tags.includes("en"))
    problems.push("en.yaml: English is missing. The other languages only add to its words.");
  const languages = tags.flatMap((tag): readonly Language[] => {
    const file = readYaml(folder, `${tag}.yaml`, LanguageFile);
    if (!isTag(tag))
      problems.push(`${tag}.yaml: name the file by the language's BCP 47 tag, as in hi.yaml.`);
    if (file.ok) return [{ tag, ...file.value }];
    problems.push(...file.problem);
    return [];
  });
  if (problems.length > 0) throw new ContentError(problems.map((text) => `language/${text}`));
  return languages.toSorted((a, b) => Number(b.tag === "en") - Number(a.tag === "en"));
}

/** True for a tag in the form that BCP 47 prefers: "pt-BR", "hi"; false for "hindi" and "HI". */
function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag && new Intl.Locale(tag).language.length <= 3;
  } catch {
    return false;
  }
}

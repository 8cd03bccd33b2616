import { loadReadableTemplates, type TemplateFiles } from "@taiyari/content/templates";
import { readBuilt } from "./built-content.ts";
import { projectRoot } from "./project.ts";

/** Those that come first in the grid: the default, and the quietest. Source: the specification, section 9. */
const FIRST: readonly string[] = ["modern", "minimalist"];

/**
 * The templates of content/templates in the order of the grid: from the file of the last build, or from the folders
 * themselves when a part of them is newer.
 *
 * @param warn  hears why a folder that is no template was left out
 * @throws ContentError  when no folder is a template
 */
export function readTemplates(
  root: string = projectRoot(),
  warn: (sentence: string) => void = () => {},
): readonly TemplateFiles[] {
  const templates = readBuilt(root, {
    file: "templates.json",
    folder: "templates",
    load(content) {
      const read = loadReadableTemplates(content);
      for (const sentence of read.leftOut) warn(`A template is left out. ${sentence}`);
      return read.templates;
    },
  });
  return templates.toSorted((a, b) => placeOf(a) - placeOf(b) || a.name.localeCompare(b.name));
}

function placeOf({ id }: TemplateFiles): number {
  const place = FIRST.indexOf(id);
  return place === -1 ? FIRST.length : place;
}

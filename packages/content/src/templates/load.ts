import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Template } from "@taiyari/domain/resume";
import { ContentError } from "../content-error.ts";
import { readYaml } from "../read-yaml.ts";
import { TemplateFile } from "./schema.ts";

/** A template with what is in its folder. */
export interface TemplateFiles extends Template {
  readonly html: string;
  readonly css: string;
  /** The body of a function of `container` and `data`; null for a template without a script.js. */
  readonly script: string | null;
}

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const EXPECTED = new Set([
  "index.html",
  "style.css",
  "script.js",
  "template.yaml",
  "thumbnail.webp",
]);

/**
 * Reads `templates/` of the content folder: one template a folder.
 *
 * @param root  the path of the `content` folder
 * @returns     the templates by id
 * @throws ContentError  for a folder without its files, with files that do not belong there, or with a
 *              template.yaml of another shape. What the files say is `checkTemplates`'s matter.
 */
export function loadTemplates(root: string): readonly TemplateFiles[] {
  const folder = join(root, "templates");
  const problems: string[] = [];
  const ids = foldersIn(folder);
  if (ids.length === 0) problems.push("there is no template. Check the content folder.");
  const templates = ids.flatMap((id) => readTemplate(folder, id, problems));
  if (problems.length > 0) {
    throw new ContentError(problems.map((problem) => `templates/${problem}`));
  }
  return templates;
}

function readTemplate(folder: string, id: string, problems: string[]): readonly TemplateFiles[] {
  const before = problems.length;
  if (!ID.test(id)) {
    problems.push(`${id}: a template's folder has lower-case letters, digits and hyphens only.`);
  }
  for (const name of readdirSync(join(folder, id))) {
    if (!EXPECTED.has(name)) {
      problems.push(`${id}/${name}: only ${[...EXPECTED].join(", ")} belong here. Remove it.`);
    }
  }
  const html = textOf(folder, `${id}/index.html`, problems);
  const css = textOf(folder, `${id}/style.css`, problems);
  const script = readText(join(folder, id, "script.js"));
  const read = readYaml(folder, `${id}/template.yaml`, TemplateFile);
  if (!read.ok) problems.push(...read.problem);
  if (!read.ok || problems.length > before) return [];

  const { reads, ...about } = read.value;
  return [
    {
      id,
      ...about,
      reads:
        reads === "everywhere" ? { everywhere: true } : { everywhere: false, cost: reads.cost },
      hasScript: script !== null,
      html,
      css,
      script,
    },
  ];
}

function textOf(folder: string, path: string, problems: string[]): string {
  const text = readText(join(folder, path));
  if (text === null) problems.push(`${path}: the file cannot be read. Create it.`);
  return text ?? "";
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}

function foldersIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .toSorted();
  } catch {
    return [];
  }
}

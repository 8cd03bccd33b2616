import { type Dirent, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Template } from "@taiyari/domain/resume";
import { ContentError } from "../content-error.ts";
import { readYaml } from "../read-yaml.ts";
import { includePartials, type Origin, PARTIALS } from "./include.ts";
import { TemplateFile } from "./schema.ts";

/** A template with what is in its folder. */
export interface TemplateFiles extends Template {
  /** Its index.html, with the partials that it includes. */
  readonly html: string;
  readonly css: string;
  /** The body of a function of `container` and `data`; null for a template without a script.js. */
  readonly script: string | null;
}

/** A template as it is checked. */
export interface TemplateSource extends TemplateFiles {
  /** Where each line of `html` was written. */
  readonly origins: readonly Origin[];
}

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const PARTIAL = /^[a-z]+(?:-[a-z]+)*$/u;
const EXPECTED = new Set([
  "index.html",
  "style.css",
  "script.js",
  "template.yaml",
  "thumbnail.webp",
  "sample.json",
]);

/**
 * Reads `templates/` of the content folder: one template a folder, and in `_partials` what several of them include.
 *
 * @param root  the path of the `content` folder
 * @returns     the templates by id
 * @throws ContentError  for a folder without its files, with files that do not belong there, or with a
 *              template.yaml of another shape, or for an include that leads nowhere. What the files say is `checkTemplates`'s matter.
 */
export function loadTemplates(root: string): readonly TemplateFiles[] {
  return loadTemplateSources(root).map(({ origins: _origins, ...template }) => template);
}

/**
 * As `loadTemplates`, for a server that starts: of a folder that somebody began, or broke, the others go on.
 *
 * @returns  the templates that can be read, and why each other one was left out: one sentence a problem
 * @throws ContentError  when none can be read
 */
export function loadReadableTemplates(root: string): {
  readonly templates: readonly TemplateFiles[];
  readonly leftOut: readonly string[];
} {
  const { templates, problems } = readFolders(root);
  if (templates.length === 0) throw new ContentError(problems);
  return { templates: templates.map(({ origins: _origins, ...rest }) => rest), leftOut: problems };
}

/** As `loadTemplates`, for `checkTemplates`. */
export function loadTemplateSources(root: string): readonly TemplateSource[] {
  const { templates, problems } = readFolders(root);
  if (problems.length > 0) throw new ContentError(problems);
  return templates;
}

function readFolders(root: string): {
  readonly templates: readonly TemplateSource[];
  readonly problems: readonly string[];
} {
  const folder = join(root, "templates");
  const problems: string[] = [];
  const ids = foldersIn(folder).filter((name) => name !== PARTIALS);
  const partials = readPartials(folder, problems);
  if (ids.length === 0) problems.push("there is no template. Check the content folder.");
  const templates = ids.flatMap((id) => readTemplate(folder, id, partials, problems));
  return { templates, problems: problems.map((problem) => `templates/${problem}`) };
}

/** The files of `_partials`, in a content folder. */
export function partialsIn(root: string): readonly string[] {
  return filesIn(join(root, "templates", PARTIALS));
}

function readPartials(folder: string, problems: string[]): ReadonlyMap<string, string> {
  const partials = new Map<string, string>();
  for (const name of filesIn(join(folder, PARTIALS))) {
    const id = name.replace(/\.html$/u, "");
    if (id === name || !PARTIAL.test(id)) {
      problems.push(`${PARTIALS}/${name}: a partial is named in lower-case letters: awards.html.`);
    } else partials.set(id, textOf(folder, `${PARTIALS}/${name}`, problems));
  }
  return partials;
}

function readTemplate(
  folder: string,
  id: string,
  partials: ReadonlyMap<string, string>,
  problems: string[],
): readonly TemplateSource[] {
  const before = problems.length;
  if (!ID.test(id)) {
    problems.push(`${id}: a template's folder has lower-case letters, digits and hyphens only.`);
  }
  for (const name of readdirSync(join(folder, id))) {
    if (!EXPECTED.has(name)) {
      problems.push(`${id}/${name}: only ${[...EXPECTED].join(", ")} belong here. Remove it.`);
    }
  }
  const written = textOf(folder, `${id}/index.html`, problems);
  const { html, origins, ...included } = includePartials(`${id}/index.html`, written, partials);
  problems.push(...included.problems);
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
      origins,
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
  return namesIn(folder, (entry) => entry.isDirectory());
}

function filesIn(folder: string): readonly string[] {
  return namesIn(folder, (entry) => entry.isFile());
}

function namesIn(folder: string, isWanted: (entry: Dirent) => boolean): readonly string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter(isWanted)
      .map(({ name }) => name)
      .toSorted();
  } catch {
    return [];
  }
}

import { checkCss } from "./check-css.ts";
import { checkMarks } from "./check-marks.ts";
import { checkScript } from "./check-script.ts";
import { checkStructure } from "./check-structure.ts";
import { parseHtml } from "./html-tree.ts";
import { type Origin, PARTIALS } from "./include.ts";
import { partialsIn, type TemplateSource } from "./load.ts";

/** The template of a resume for which none was chosen. Source: the specification, section 9. */
const DEFAULT = "modern";

/**
 * Which partials no template includes, of those in a content folder.
 *
 * @param root  the path of the `content` folder
 * @returns     a sentence each; [] when all are used
 */
export function checkPartials(
  root: string,
  templates: readonly Pick<TemplateSource, "origins">[],
): readonly string[] {
  const used = new Set(templates.flatMap(({ origins }) => origins.map(({ file }) => file)));
  return partialsIn(root)
    .map((name) => `${PARTIALS}/${name}`)
    .filter((file) => !used.has(file))
    .map((file) => `templates/${file}: no template includes it. Remove it.`);
}

/**
 * What is wrong with templates: that they would lose a person's words, look different in the PDF, or run what has no
 * place in them. docs/writing-content/templates.md explains each rule.
 *
 * @returns  a sentence each, with folder, file and line; [] when all is well
 */
export function checkTemplates(templates: readonly TemplateSource[]): readonly string[] {
  return [
    ...(templates.some(({ id }) => id === DEFAULT)
      ? []
      : [`templates/${DEFAULT}: the template that resumes begin with is missing.`]),
    // What is wrong with a partial is so in every template that includes it.
    ...new Set(templates.flatMap(checkTemplate)),
  ];
}

function checkTemplate({
  id,
  html,
  origins,
  css,
  script,
  columns,
  reads,
}: TemplateSource): readonly string[] {
  const { elements, problems } = parseHtml(html);
  const inHtml =
    problems.length > 0
      ? problems
      : [...checkStructure(elements, columns), ...checkMarks(elements)];
  const about =
    columns > 1 && reads.everywhere
      ? ["reads: a template with columns is not read everywhere. Write what it costs."]
      : [];
  return [
    ...inHtml.map((problem) => inItsFile(problem, `${id}/index.html`, origins)),
    ...inFile(`${id}/style.css`, checkCss(css)),
    ...inFile(`${id}/script.js`, script === null ? [] : checkScript(script)),
    ...inFile(`${id}/template.yaml`, about),
  ];
}

/** A sentence about a line of the whole page, with the file and line it was written in. */
function inItsFile(problem: string, page: string, origins: readonly Origin[]): string {
  const [start = "", number] = /^line (\d+)/u.exec(problem) ?? [];
  const origin = number === undefined ? undefined : origins[Number(number) - 1];
  return origin
    ? `templates/${origin.file}, line ${origin.line}${problem.slice(start.length)}`
    : `templates/${page}, ${problem}`;
}

function inFile(path: string, problems: readonly string[]): readonly string[] {
  return problems.map((problem) => `templates/${path}, ${problem}`);
}

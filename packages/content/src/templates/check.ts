import { checkCss } from "./check-css.ts";
import { checkMarks } from "./check-marks.ts";
import { checkScript } from "./check-script.ts";
import { checkStructure } from "./check-structure.ts";
import { parseHtml } from "./html-tree.ts";
import type { TemplateFiles } from "./load.ts";

/** The template of a resume for which none was chosen. Source: the specification, section 9. */
const DEFAULT = "modern";

/**
 * What is wrong with templates: that they would lose a person's words, look different in the PDF, or run what has no
 * place in them. docs/writing-content/templates.md explains each rule.
 *
 * @returns  a sentence each, with folder, file and line; [] when all is well
 */
export function checkTemplates(templates: readonly TemplateFiles[]): readonly string[] {
  return [
    ...(templates.some(({ id }) => id === DEFAULT)
      ? []
      : [`templates/${DEFAULT}: the template that resumes begin with is missing.`]),
    ...templates.flatMap(checkTemplate),
  ];
}

function checkTemplate({
  id,
  html,
  css,
  script,
  columns,
  reads,
}: TemplateFiles): readonly string[] {
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
    ...inFile(`${id}/index.html`, inHtml),
    ...inFile(`${id}/style.css`, checkCss(css)),
    ...inFile(`${id}/script.js`, script === null ? [] : checkScript(script)),
    ...inFile(`${id}/template.yaml`, about),
  ];
}

function inFile(path: string, problems: readonly string[]): readonly string[] {
  return problems.map((problem) => `templates/${path}, ${problem}`);
}

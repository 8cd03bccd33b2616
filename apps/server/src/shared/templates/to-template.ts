import type { TemplateFiles } from "@taiyari/content/templates";
import type { Template } from "@taiyari/domain/resume";

/** A template as it is chosen, without what is in its files. */
export function toTemplate(template: TemplateFiles): Template {
  const { html: _html, css: _css, script: _script, ...about } = template;
  return about;
}

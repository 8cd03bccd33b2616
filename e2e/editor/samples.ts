import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { loadTemplates } from "@taiyari/content/templates";
import { repairDraft, type ResumeDraft, toTemplateData } from "@taiyari/domain/draft";
import { SECTION_IDS } from "@taiyari/domain/fields";
import type { Template, TemplateChoices, TemplateData } from "@taiyari/domain/resume";
import type { HarnessContent } from "../../apps/web/src/testing/editor-harness/harness.ts";

const CONTENT = path.join(import.meta.dirname, "../../content");
const SAMPLES = path.join(CONTENT, "template-samples");

/** A sample may say in which language its headings are. */
type SampleData = TemplateData & { readonly language?: string };

/** The templates that ship, as a browser is told of them. */
export const templates: readonly Template[] = loadTemplates(CONTENT).map(
  ({ html: _html, css: _css, script: _script, ...about }) => about,
);

/** The names of the resumes that templates are tried with. */
export const SAMPLE_NAMES = readdirSync(SAMPLES).map((file) => path.basename(file, ".json"));

/** Samples in Latin letters throughout, of usual lengths: what a template that reads everywhere must get right. */
export const LATIN: readonly string[] = ["everything", "fresher", "full", "six-pages"];

/** A sample as the editor would hold it. */
export function draftOf(name: string, photo = ""): ResumeDraft {
  return draftIn(path.join(SAMPLES, `${name}.json`), photo);
}

/** The resume of a template's trade; null for a template without one. */
export function ownDraftOf({ id }: Pick<Template, "id">): ResumeDraft | null {
  const file = path.join(CONTENT, "templates", id, "sample.json");
  return existsSync(file) ? draftIn(file) : null;
}

function draftIn(file: string, photo = ""): ResumeDraft {
  const data: SampleData = JSON.parse(readFileSync(file, "utf8"));
  return draftFrom({ ...data, personal: { ...data.personal, photo } });
}

/** What a template is filled with, as the draft it came from: every section is shown that has something in it. */
export function draftFrom(data: SampleData): ResumeDraft {
  const { sections, custom, language, ...resumeData } = data;
  const added = custom.map(({ id }) => id);
  const order = sections.order.length > 0 ? sections.order : [...SECTION_IDS, ...added];
  const draft = repairDraft({
    resumeData: {
      ...resumeData,
      custom: custom.map((section) => ({ ...section, isRepeatable: section.items.length > 0 })),
    },
    sections: order.map((id) => ({ id, isHidden: sections.hidden.includes(id) })),
    ...(language ? { language } : {}),
  });
  if (!draft) throw new Error("The sample is no resume.");
  return draft;
}

/** A draft in a template, as the preview is given it. */
export function contentOf(
  template: Template,
  draft: ResumeDraft,
  chosen: Partial<TemplateChoices> = {},
): HarnessContent {
  return {
    template,
    data: toTemplateData(draft),
    choices: { ...template.defaults, ...chosen },
  };
}

import type { Letter, StoredReport } from "@taiyari/contract";
import { type ResumeDraft, toTemplateData } from "@taiyari/domain/draft";
import type { Template, TemplateChoices } from "@taiyari/domain/resume";
import { client } from "../../lib/api.ts";
import { exportPdf } from "../../shared/export/export-pdf.ts";
import { createPreview } from "../../shared/preview/preview.ts";
import { createTemplateCache } from "../../shared/preview/template-files.ts";
import { writeReport } from "../../shared/report-paper/write-report.ts";
import { fileNameOf } from "./file-name.ts";

/**
 * Lays a cover letter out as a PDF. Letters are another feature's; whoever puts the page together hands it over.
 *
 * @param look  how the resume looks that it goes with; null for none
 */
export type WriteLetterPdf = (
  letter: Letter,
  look: TemplateChoices | null,
) => Promise<Uint8Array<ArrayBuffer>>;

/** A document that an export has as a PDF. */
export interface PdfTask {
  /** Its place in the ZIP: "resumes/Data analyst 3f2a91bc.pdf". */
  readonly path: string;
  readonly make: () => Promise<Uint8Array<ArrayBuffer>>;
}

/** Every resume, letter and report of the person as a PDF that is still to be made. */
export async function listPdfs(writeLetter: WriteLetterPdf): Promise<readonly PdfTask[]> {
  const [{ resumes, letters, reports }, { templates }] = await Promise.all([
    client.ownData.documents(),
    client.editor.templates(),
  ]);
  const shelf = createTemplateCache();
  async function resumePdf(id: string): Promise<Uint8Array<ArrayBuffer>> {
    const draft = await draftOf(id);
    const template = templateOf(templates, draft);
    const preview = createPreview(shelf);
    const data = toTemplateData(draft);
    preview.show({ template, data, choices: choicesOf(template, draft) });
    return (await exportPdf(preview, data, new Date())).bytes;
  }

  async function letterPdf(id: string): Promise<Uint8Array<ArrayBuffer>> {
    const { letter, resume } = await client.letters.getLetter({ id });
    const draft = resume && (await draftOf(resume.id).catch(() => null));
    return writeLetter(letter, draft && choicesOf(templateOf(templates, draft), draft));
  }

  return [
    ...resumes.map(({ id, name }) => ({
      path: `resumes/${fileNameOf(name)} ${id.slice(0, 8)}.pdf`,
      make: () => resumePdf(id),
    })),
    ...letters.map(({ id, name }) => ({
      path: `letters/${fileNameOf(name)} ${id.slice(0, 8)}.pdf`,
      make: () => letterPdf(id),
    })),
    ...reports.map(({ id, ordinal }) => ({
      path: `reports/Report ${ordinal}.pdf`,
      make: () => reportPdf(id),
    })),
  ];
}

async function draftOf(id: string): Promise<ResumeDraft> {
  return (await client.editor.getResume({ id })).draft;
}

async function reportPdf(reportId: string): Promise<Uint8Array<ArrayBuffer>> {
  const stored: StoredReport = await client.resume.getReport({ reportId });
  const earlier =
    stored.previous &&
    (await client.resume.getReport({ reportId: stored.previous.id }).catch(() => null));
  const content = { stored, before: earlier?.report ?? null, address: null };
  return (await writeReport(content)).bytes;
}

/** A draft may name a template that this installation has not: it is then shown in the first. */
function templateOf(templates: readonly Template[], draft: ResumeDraft): Template {
  const found = templates.find(({ id }) => id === draft.currentTemplate) ?? templates[0];
  if (!found) throw new Error("there are no templates");
  return found;
}

function choicesOf(template: Template, draft: ResumeDraft): TemplateChoices {
  return { ...template.defaults, ...draft.chosen };
}

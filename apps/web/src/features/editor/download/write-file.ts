import { toTemplateData, type ResumeDraft } from "@taiyari/domain/draft";
import type { TemplateChoices } from "@taiyari/domain/resume";
import { assertNever } from "@taiyari/domain/result";
import { fileNameOf } from "../../../shared/export/describe-file.ts";
import { languageOf, textsIn } from "../../../shared/preview/frame/language.ts";

/** What a resume can be downloaded as, besides a PDF. */
export type FileFormat = "docx" | "json" | "markdown" | "text";

export interface WrittenFile {
  /** "Ananya-Deshpande-Resume.docx". */
  readonly fileName: string;
  readonly type: string;
  readonly content: Uint8Array<ArrayBuffer> | string;
}

/** Of a Word document whose template is not known here. */
const PLAIN: TemplateChoices = {
  accent: "#1f2937",
  fonts: "inter",
  density: "normal",
  paper: "a4",
  margins: "normal",
  photo: false,
};

/**
 * Writes a resume in another format, on this device. Hidden sections are in none of them but the JSON, which keeps
 * the whole draft for coming back.
 *
 * @param choices  how the template looks, for the formats that have looks; null where it is not known
 * @throws         an Error when the writer could not be loaded
 */
export async function writeFile(
  draft: ResumeDraft,
  format: FileFormat,
  choices: TemplateChoices | null,
): Promise<WrittenFile> {
  const { draftToJsonResume, outlineOf, toMarkdown, toPlainText } =
    await import("@taiyari/domain/export");
  const data = toTemplateData(draft);
  const named = (ending: string) => fileNameOf(data.personal.fullName, ending);
  switch (format) {
    case "docx": {
      const { writeDocx } = await import("@taiyari/documents/write");
      const look = choices ?? { ...PLAIN, ...draft.chosen };
      return {
        fileName: named("docx"),
        type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
        content: writeDocx(outlineOf(draft), { ...look, language: languageOf(textsIn(data)) }),
      };
    }
    case "json":
      return {
        fileName: named("json"),
        type: "application/json",
        content: `${JSON.stringify(draftToJsonResume(draft), null, 2)}\n`,
      };
    case "markdown":
      return {
        fileName: named("md"),
        type: "text/markdown",
        content: toMarkdown(outlineOf(draft)),
      };
    case "text":
      return { fileName: named("txt"), type: "text/plain", content: toPlainText(outlineOf(draft)) };
    default:
      return assertNever(format);
  }
}

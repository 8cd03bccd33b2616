import type { Letter } from "@taiyari/domain/coach";
import type { ResumeOutline } from "@taiyari/domain/export";
import type { TemplateChoices } from "@taiyari/domain/resume";
import { assertNever } from "@taiyari/domain/result";
import { fileNameOf } from "../../../shared/export/describe-file.ts";
import { writePdf } from "../../../shared/export/export-pdf.ts";
import { remarksOn } from "../../../shared/export/remarks.ts";
import { withHiddenFrame } from "../../../shared/preview/frame-client.ts";
import { languageOf } from "../../../shared/preview/frame/language.ts";
import { facesInTime } from "../../../shared/preview/paper-faces.ts";
import { dateOfDay, letterContent } from "./letter-page.ts";

/** What a letter can be downloaded as. */
export type LetterFormat = "pdf" | "docx" | "text";

export interface LetterFile {
  /** "Ananya-Iyer-Cover-Letter.pdf". */
  readonly fileName: string;
  readonly type: string;
  readonly content: Uint8Array<ArrayBuffer> | string;
  /** What the person should know of it, in sentences. */
  readonly remarks: readonly string[];
}

const KIND = "Cover-Letter";

/**
 * Writes a letter as a file, on this device.
 *
 * @param look     the choices of the resume it goes with
 * @param created  now
 * @throws         an Error when a font or a writer could not be loaded
 */
export async function writeLetter(
  letter: Letter,
  format: LetterFormat,
  { look, created }: { readonly look: TemplateChoices; readonly created: Date },
): Promise<LetterFile> {
  const named = (ending: string) => fileNameOf(letter.sender.name, ending, KIND);
  switch (format) {
    case "pdf": {
      const content = letterContent(letter, look);
      const list = await withHiddenFrame({ facesFor: facesInTime }, async (frame) => {
        await frame.ask({ kind: "show", content });
        return frame.ask({ kind: "capture" });
      });
      const title = ["Cover letter", letter.sender.name].filter(Boolean).join(" – ");
      const meta = {
        title,
        author: letter.sender.name,
        language: content.language,
        creator: "Taiyari",
        created,
      };
      const remarks = remarksOn(list.missing, list.warnings);
      return {
        fileName: named("pdf"),
        type: "application/pdf",
        content: await writePdf(list, meta),
        remarks,
      };
    }
    case "docx": {
      const { writeDocx } = await import("@taiyari/documents/write");
      const language = languageOf(letterText(letter));
      const docxLook = { ...look, language, kind: "Cover letter", isProse: true };
      return {
        fileName: named("docx"),
        type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
        content: writeDocx(outlineOfLetter(letter), docxLook),
        remarks: [],
      };
    }
    case "text":
      return {
        fileName: named("txt"),
        type: "text/plain",
        content: `${letterText(letter)}\n`,
        remarks: [],
      };
    default:
      return assertNever(format);
  }
}

/** The letter as text, as it is pasted into a form: no head but the date, a blank line between paragraphs. */
export function letterText(letter: Letter): string {
  const { recipient, greeting, paragraphs, closing, sender, day } = letter;
  const parts = [
    [dateOfDay(day), recipient].filter(Boolean).join("\n"),
    greeting,
    ...paragraphs.map(({ text }) => text),
    [closing, sender.name].filter(Boolean).join("\n"),
  ];
  return parts.filter((part) => part.trim() !== "").join("\n\n");
}

function outlineOfLetter(letter: Letter): ResumeOutline {
  const { sender, recipient, greeting, paragraphs, closing, day } = letter;
  const texts = [
    dateOfDay(day),
    recipient,
    greeting,
    ...paragraphs.map(({ text }) => text),
    closing,
    sender.name,
  ];
  const lines = texts
    .filter((text) => text.trim() !== "")
    .map((text) => ({ text, isBullet: false }));
  const entry = { title: "", subtitle: [], dates: "", links: [], lines, tags: [] };
  return {
    name: sender.name,
    title: "",
    contacts: sender.contact.map((text) => ({ text, url: "" })),
    sections: [{ id: "letter", heading: "", entries: [entry] }],
  };
}

import type { DisplayList } from "@taiyari/paper";
import { formatDate } from "../../lib/dates.ts";
import { createPdfWriter } from "../export/pdf-writer.ts";
import { remarksOn } from "../export/remarks.ts";
import type { FrameContent } from "../preview/frame/messages.ts";
import { withHiddenFrame } from "../preview/frame-client.ts";
import { facesInTime, paperFaces } from "../preview/paper-faces.ts";
import { pageFurniture, type ReportContent, reportDocument } from "./report-document.ts";
import css from "./report.css?inline";

/** A report as a file. */
export interface WrittenReport {
  /** "Report Meera_Joshi_Senior_Analyst 5 Nov 2026.pdf". */
  readonly fileName: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly pages: number;
  /** What the person should know of it, in sentences; [] for a file without faults. */
  readonly remarks: readonly string[];
}

/** Millimetres. */
const MARGINS = { top: 20, side: 18, bottom: 20 };

/** A file is worth a longer wait for its fonts than a preview. */
const PATIENCE_MS = 12_000;

const writePdf = createPdfWriter(paperFaces);

/**
 * Lays a report out in a frame that nobody sees and writes it as a tagged PDF, in a worker.
 *
 * The same report gives the same bytes: the file is dated as the report is.
 *
 * @throws  an Error when the frame or a font could not be loaded, or the file not be written
 */
export async function writeReport(content: ReportContent): Promise<WrittenReport> {
  const { stored } = content;
  const list = await layOut(content);
  const bytes = await writePdf(list, {
    title: [stored.targetRole, `Resume report of ${formatDate(stored.madeAt)}`]
      .filter(Boolean)
      .join(", "),
    author: "",
    language: "en-IN",
    creator: "Taiyari",
    created: new Date(stored.madeAt),
  });
  const { pages, missing, warnings } = list;
  return { fileName: reportFileName(stored), bytes, pages, remarks: remarksOn(missing, warnings) };
}

function facesFor(ids: Parameters<typeof facesInTime>[0]) {
  return facesInTime(ids, PATIENCE_MS);
}

/** Twice: how many pages there are is known once the document is laid out. */
async function layOut(content: ReportContent): Promise<DisplayList> {
  const document = reportDocument(content).html;
  return withHiddenFrame({ facesFor }, async (frame) => {
    const { pages, geometry } = await frame.ask({ kind: "show", content: contentOf(document) });
    const furniture = pageFurniture(content.stored, pages, geometry).html;
    await frame.ask({ kind: "show", content: contentOf(`${document}${furniture}`) });
    return frame.ask({ kind: "capture" });
  });
}

function contentOf(html: string): FrameContent {
  return {
    files: { html, css, script: null },
    margins: MARGINS,
    data: {},
    choices: {
      accent: "#0f6b6b",
      fonts: "inter",
      density: "normal",
      paper: "a4",
      margins: "normal",
      photo: false,
    },
    language: "en-IN",
  };
}

/** Characters that a file system refuses, and those that only steer others. */
const UNFIT = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}<>:"/\\|?*]/gu;

/** "Report Meera_Joshi_Senior_Analyst 5 Nov 2026.pdf". */
export function reportFileName({
  fileName,
  madeAt,
}: Pick<ReportContent["stored"], "fileName" | "madeAt">): string {
  const name = Array.from(fileName.replace(/\.[^.]+$/u, "").replaceAll(UNFIT, " "));
  const words = ["Report", name.slice(0, 80).join("").trim(), formatDate(madeAt)];
  return `${words.filter(Boolean).join(" ")}.pdf`;
}

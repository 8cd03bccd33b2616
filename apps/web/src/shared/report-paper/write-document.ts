import type { DisplayList, PageGeometry } from "@taiyari/paper";
import { createPdfWriter } from "../export/pdf-writer.ts";
import { remarksOn } from "../export/remarks.ts";
import type { FrameContent } from "../preview/frame/messages.ts";
import { withHiddenFrame } from "../preview/frame-client.ts";
import { facesInTime, paperFaces } from "../preview/paper-faces.ts";
import { html, type Markup } from "./markup.ts";

/** A report of any kind as a document, before it is laid out. */
export interface ReportDocument {
  readonly body: Markup;
  readonly css: string;
  /** The PDF's title. */
  readonly title: string;
  /** What stands on the left of the running header of each page but the first, and on its right. */
  readonly running: readonly [string, string];
  /** When the report was made, in UTC. */
  readonly madeAt: string;
}

export interface WrittenDocument {
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
 * Lays a document out in a frame that nobody sees and writes it as a tagged PDF, in a worker.
 *
 * The same document gives the same bytes: the file is dated as the report is.
 *
 * @throws  an Error when the frame or a font could not be loaded, or the file not be written
 */
export async function writeDocument(document: ReportDocument): Promise<WrittenDocument> {
  const list = await layOut(document);
  const bytes = await writePdf(list, {
    title: document.title,
    author: "",
    language: "en-IN",
    creator: "Taiyari",
    created: new Date(document.madeAt),
  });
  const { pages, missing, warnings } = list;
  return { bytes, pages, remarks: remarksOn(missing, warnings) };
}

function facesFor(ids: Parameters<typeof facesInTime>[0]) {
  return facesInTime(ids, PATIENCE_MS);
}

/** Twice: how many pages there are is known once the document is laid out. */
async function layOut({ body, css, running }: ReportDocument): Promise<DisplayList> {
  return withHiddenFrame({ facesFor }, async (frame) => {
    const { pages, geometry } = await frame.ask({
      kind: "show",
      content: contentOf(body.html, css),
    });
    const artifacts = pageArtifacts(running, pages, geometry).html;
    await frame.ask({ kind: "show", content: contentOf(`${body.html}${artifacts}`, css) });
    return frame.ask({ kind: "capture" });
  });
}

/** A running header on each page but the first, and the number of each page. Drawn over the broken pages. */
export function pageArtifacts(
  [left, right]: ReportDocument["running"],
  pages: number,
  page: PageGeometry,
): Markup {
  const pitch = page.height + page.gap;
  return html`${Array.from({ length: pages }, (_, index) => {
    const head = html`<div class="running" style="${at(index * pitch + 34)}">
      <span>${left}</span> <span>${right}</span>
    </div>`;
    return html`<div data-artifact>
      ${index === 0 ? null : head}
      <div class="folio" style="${at(index * pitch + page.height - 48)}">
        Page ${index + 1} of ${pages}
      </div>
    </div>`;
  })}`;
}

function at(y: number): string {
  return `top:${Math.round(y * 100) / 100}px`;
}

function contentOf(body: string, css: string): FrameContent {
  return {
    files: { html: body, css, script: null },
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
const MOST_CHARACTERS = 80;

/** "Report Meera_Joshi_Senior_Analyst 5 Nov 2026.pdf". Empty words are left out. */
export function documentFileName(...words: readonly string[]): string {
  const fit = words.map((word) =>
    Array.from(word.replaceAll(UNFIT, " ")).slice(0, MOST_CHARACTERS).join("").trim(),
  );
  return `${fit.filter(Boolean).join(" ")}.pdf`;
}

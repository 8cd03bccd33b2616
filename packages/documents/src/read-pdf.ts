import {
  MAX_RESUME_PAGES,
  type ReadProblem,
  type SourceDocument,
  type SourcePage,
} from "@taiyari/domain/resume";
import { fail, ok, type Result } from "@taiyari/domain/result";
import { getDocument, type PDFDocumentProxy, VerbosityLevel } from "unpdf/pdfjs";
import { hasLetters } from "./has-letters.ts";
import { markedStreams } from "./pdf/actual-text.ts";
import { readPage } from "./pdf/page.ts";
import { fontLoading } from "./pdf/prepare-thread.ts";
import { sniffContainer } from "./sniff.ts";

/**
 * Reads a PDF's text as the file stores it: nothing merged, dropped or mended, invisible text included.
 *
 * Opens files that are encrypted with an empty user password, as printing restrictions are. Fonts that
 * are not embedded are measured with pdf.js's own tables of the standard 14; no file is fetched.
 *
 * @param bytes  the whole file; pdf.js takes it over, so it is empty afterwards
 */
export async function readPdf(bytes: Uint8Array): Promise<Result<SourceDocument, ReadProblem>> {
  if (sniffContainer(bytes) !== "pdf") return fail({ kind: "not-a-pdf" });

  const task = getDocument({
    data: bytes,
    verbosity: VerbosityLevel.ERRORS,
    maxImageSize: 0,
    useSystemFonts: false,
    useWorkerFetch: false,
    enableXfa: false,
    ...fontLoading(),
  });
  try {
    const pdf = await task.promise;
    if (pdf.numPages > MAX_RESUME_PAGES) return fail({ kind: "too-large", limit: "pages" });

    const [pages, producer, tagged] = await Promise.all([
      readPages(pdf),
      producerOf(pdf),
      isTagged(pdf),
    ]);
    if (!hasLetters(pages)) return fail({ kind: "no-text", pages: pages.length });
    return ok({ format: "pdf", pages, producer, tagged });
  } catch (error) {
    return fail({ kind: isAboutEncryption(error) ? "encrypted" : "damaged" });
  } finally {
    await task.destroy();
  }
}

/** All pages at once: decompressing one overlaps with interpreting another. */
function readPages(pdf: PDFDocumentProxy): Promise<SourcePage[]> {
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  let streams: Promise<ReturnType<typeof markedStreams>> | null = null;
  const marked = () => (streams ??= pdf.getData().then(markedStreams));
  return Promise.all(numbers.map(async (number) => readPage(await pdf.getPage(number), marked)));
}

async function producerOf(pdf: PDFDocumentProxy): Promise<string> {
  const { info } = await pdf.getMetadata();
  const { Producer: producer, Creator: creator } = info as Record<string, unknown>;
  if (typeof producer === "string" && producer !== "") return producer;
  return typeof creator === "string" ? creator : "";
}

async function isTagged(pdf: PDFDocumentProxy): Promise<boolean> {
  const mark = (await pdf.getMarkInfo()) as { readonly Marked?: unknown } | null;
  if (mark?.Marked !== true) return false;
  const firstPage = await pdf.getPage(1);
  return (await firstPage.getStructTree()) !== null;
}

function isAboutEncryption(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === "PasswordException" || /encrypt/i.test(error.message);
}

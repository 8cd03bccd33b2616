import type { WriteLetterPdf } from "../../features/own-data/make-pdfs.ts";

/** A cover letter for an export, laid out as its own screen does it. Fetched with the first one. */
export const writeLetterPdf: WriteLetterPdf = async (letter, look) => {
  const [{ writeLetter }, { PLAIN_LOOK }] = await Promise.all([
    import("../../features/letters/files/write-letter.ts"),
    import("../../features/letters/files/letter-page.ts"),
  ]);
  const { content } = await writeLetter(letter, "pdf", {
    look: look ?? PLAIN_LOOK,
    created: new Date(),
  });
  if (typeof content === "string") throw new Error("a PDF is no text");
  return content;
};

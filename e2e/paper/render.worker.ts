import { createFontLibrary, type DisplayList, renderPdf } from "@taiyari/paper";
import type { Meta } from "./harness.ts";

/** Writes the display lists it is sent, away from the page, and answers with the file. */
const fonts = createFontLibrary(async ({ id }) => {
  const response = await fetch(`/fonts/${id}.woff`);
  return new Uint8Array(await response.arrayBuffer());
});

addEventListener("message", ({ data }: MessageEvent<{ list: DisplayList; meta: Meta }>) => {
  void answer(data.list, data.meta);
});

async function answer(list: DisplayList, meta: Meta): Promise<void> {
  const dated = { ...meta, created: new Date(meta.created) };
  const { bytes } = await renderPdf(list, dated, await fonts.load(list.faces));
  postMessage(bytes);
}

import {
  capture,
  createFontLibrary,
  type DisplayList,
  type DocumentMeta,
  exportPdf,
  type Face,
  facesForText,
  layOutAtFixedScale,
  type PageGeometry,
  paginate,
  renderPdf,
  unpaginate,
} from "@taiyari/paper";
import type { FromFrame, ToFrame } from "./frame.ts";
import { findFaults, type PageReport } from "./page-faults.ts";

/** What a test asks of the page with a document. Runs in the browser. */
export interface PaperHarness {
  /** Shows another document: a style sheet and an article. */
  readonly show: (html: string) => Promise<void>;
  readonly paginate: (page: PageGeometry) => { pages: number; pushes: number; splits: number };
  readonly unpaginate: () => void;
  /** The display list. A document with pictures cannot be sent this way. */
  readonly capture: (page: PageGeometry) => Promise<DisplayList>;
  readonly exportPdf: (page: PageGeometry, meta: Meta) => Promise<Exported>;
  /** The file as a worker writes it, base64. */
  readonly renderInWorker: (page: PageGeometry, meta: Meta) => Promise<string>;
  /** The file of the shown document, laid out in a frame of opaque origin that is handed its fonts as bytes. */
  readonly exportFromFrame: (page: PageGeometry, meta: Meta) => Promise<FramedExport>;
  /** Milliseconds of `rounds` exports one after the other. */
  readonly time: (page: PageGeometry, meta: Meta, rounds: number) => Promise<number[]>;
  /** Where the browser shows each character: below the document's top left, in CSS pixels. */
  readonly characters: () => Shown[];
  /** Each text of the document as it is shown, in its order. */
  readonly strings: () => string[];
  /** Breaks the document and says what a reader would call wrong with its pages. */
  readonly faults: (page: PageGeometry) => Promise<PageReport>;
}

export interface Shown {
  readonly character: string;
  readonly x: number;
  readonly baseline: number;
}

/** A date cannot be sent to a page: milliseconds. */
export type Meta = Omit<DocumentMeta, "created"> & { readonly created: number };

export interface Exported {
  readonly base64: string;
  readonly pages: number;
  readonly widthError: number;
  readonly missing: readonly string[];
  readonly warnings: readonly { readonly kind: string; readonly where: string }[];
}

export interface FramedExport {
  readonly base64: string;
  /** Of the frame: "null". */
  readonly origin: string;
}

declare global {
  interface Window {
    paper?: PaperHarness;
  }
}

const fonts = createFontLibrary(async (face: Face) => {
  const response = await fetch(`/fonts/${face.id}.woff`);
  return new Uint8Array(await response.arrayBuffer());
});

function rootOf(): HTMLElement {
  const root = document.querySelector<HTMLElement>(".paper");
  if (!root) throw new Error("The page has no document.");
  return root;
}

async function exportFromFrame(
  root: HTMLElement,
  page: PageGeometry,
  meta: Meta,
): Promise<FramedExport> {
  unpaginate(root);
  const script = await (await fetch("/scripts/frame.js")).text();
  const base = await (await fetch("/base.css")).text();
  const sheets = [...document.querySelectorAll("style")].map(({ textContent }) => textContent);
  const { fontFamily } = getComputedStyle(root);
  const needed = facesForText(root.textContent, fontFamily).map(({ id }) => id);
  const frame = document.createElement("iframe");
  frame.sandbox.add("allow-scripts");
  frame.style.width = `${page.width + 100}px`;
  frame.srcdoc =
    `<!doctype html><html lang="en"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; ` +
    `script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:"><body><script type="module">` +
    `${script.replaceAll("</script", String.raw`<\/script`)}</script></body></html>`;
  const loaded = new Promise((resolve) => frame.addEventListener("load", resolve));
  document.body.append(frame);
  await loaded;
  const answer = new Promise<FromFrame>((resolve) => {
    addEventListener("message", ({ data }) => resolve(data), { once: true });
  });
  const css = [base, ...sheets.filter((sheet) => !sheet.includes("@font-face"))].join("\n");
  const message: ToFrame = { html: root.outerHTML, css, faces: await fonts.load(needed), page };
  frame.contentWindow?.postMessage(message, "*");
  const { list, origin } = await answer;
  frame.remove();
  const { bytes } = await renderPdf(list, metaOf(meta), await fonts.load(list.faces));
  return { base64: base64Of(bytes), origin };
}

function metaOf(meta: Meta): DocumentMeta {
  return { ...meta, created: new Date(meta.created) };
}

function base64Of(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

function shownText(text: Text): string {
  const style = text.parentElement && getComputedStyle(text.parentElement);
  const plain = text.data.replaceAll(/\s+/gu, " ").trim();
  return style?.textTransform === "uppercase" ? plain.toUpperCase() : plain;
}

function texts(): Text[] {
  const walker = document.createTreeWalker(rootOf(), NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (/\S/u.test(node.nodeValue ?? "")) found.push(node as Text);
  }
  return found;
}

// As the product does: the same layout on every display.
layOutAtFixedScale(document.body);

window.paper = {
  show: async (html) => {
    document.querySelector("#shown")?.remove();
    const holder = document.createElement("div");
    holder.id = "shown";
    holder.innerHTML = html;
    document.querySelector(".paper")?.remove();
    document.body.prepend(holder);
    holder.getBoundingClientRect();
    await document.fonts.ready;
  },
  strings: () => texts().map(shownText),
  faults: async (page) => findFaults(rootOf(), page),
  paginate: (page) => {
    const { pages, pushes, splits } = paginate(rootOf(), page);
    return { pages, pushes, splits };
  },
  unpaginate: () => unpaginate(rootOf()),
  capture: async (page) => {
    await document.fonts.ready;
    const { pages } = paginate(rootOf(), page);
    return capture(rootOf(), page, pages);
  },
  exportPdf: async (page, meta) => {
    const { bytes, ...rest } = await exportPdf(rootOf(), page, metaOf(meta), fonts);
    return { ...rest, base64: base64Of(bytes) };
  },
  renderInWorker: async (page, meta) => {
    const { pages } = paginate(rootOf(), page);
    const list = await capture(rootOf(), page, pages);
    const worker = new Worker("/scripts/render.worker.js", { type: "module" });
    const bytes = await new Promise<Uint8Array>((resolve, reject) => {
      worker.addEventListener("message", ({ data }) => resolve(data));
      worker.addEventListener("error", ({ message }) => reject(new Error(message)));
      worker.postMessage({ list, meta }, []);
    });
    worker.terminate();
    return base64Of(bytes);
  },
  exportFromFrame: (page, meta) => exportFromFrame(rootOf(), page, meta),
  time: async (page, meta, rounds) => {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const start = performance.now();
      await exportPdf(rootOf(), page, metaOf(meta), fonts);
      times.push(performance.now() - start);
    }
    return times;
  },
  characters: () => {
    const root = rootOf();
    const origin = root.getBoundingClientRect();
    const range = document.createRange();
    const brush = new OffscreenCanvas(1, 1).getContext("2d");
    const shown: Shown[] = [];
    for (const node of texts()) {
      const text = node.data;
      if (!brush || !node.parentElement) continue;
      const style = getComputedStyle(node.parentElement);
      brush.textRendering = "geometricPrecision";
      brush.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const ascent = Math.round(brush.measureText("x").fontBoundingBoxAscent);
      for (let at = 0; at < text.length; at++) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const rect = [...range.getClientRects()].at(-1);
        if (!rect || rect.width === 0) continue;
        const character = text[at] ?? "";
        shown.push({
          character: style.textTransform === "uppercase" ? character.toUpperCase() : character,
          x: rect.left - origin.left,
          baseline: rect.top - origin.top + ascent,
        });
      }
    }
    return shown;
  },
};

import { getResolvedPDFJS } from "unpdf";

/** A text as pdf.js gives it, its place in CSS pixels from the page's top left. */
export interface ReadItem {
  readonly page: number;
  readonly text: string;
  readonly x: number;
  readonly baseline: number;
}

export interface ReadPdf {
  readonly items: readonly ReadItem[];
  /** Width and height of each page, in whole points. */
  readonly sizes: readonly (readonly [number, number])[];
  /** All text in the file's order, lines apart. */
  readonly text: string;
  readonly links: readonly string[];
  readonly info: Record<string, unknown>;
  /** The structure tree, as "Document(H1 P(Link))", by page. */
  readonly outlines: readonly string[];
  readonly alternatives: readonly string[];
}

interface Node {
  readonly role?: string;
  readonly alt?: string;
  readonly children?: readonly Node[];
}

/** Reads a file back with pdf.js, which shares nothing with the code that wrote it. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const { getDocument } = await getResolvedPDFJS();
  const loading = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const pdf = await loading.promise;
  const { info } = await pdf.getMetadata();
  const items: ReadItem[] = [];
  const sizes: [number, number][] = [];
  const links: string[] = [];
  const outlines: string[] = [];
  const alternatives: string[] = [];
  let text = "";
  for (let index = 0; index < pdf.numPages; index++) {
    const page = await pdf.getPage(index + 1);
    const [, , width = 0, height = 0] = page.view;
    sizes.push([Math.round(width), Math.round(height)]);
    for (const item of (await page.getTextContent()).items) {
      if (!("str" in item)) continue;
      text += item.str + (item.hasEOL ? "\n" : "");
      const [, , , , x = 0, y = 0] = item.transform as number[];
      if (item.str.trim() !== "") {
        items.push({ page: index, text: item.str, x: x / 0.75, baseline: (height - y) / 0.75 });
      }
    }
    text += "\n";
    for (const annotation of await page.getAnnotations()) {
      if (typeof annotation.url === "string") links.push(annotation.url);
    }
    const tree = (await page.getStructTree()) as Node | null;
    outlines.push(outlineOf(tree?.children ?? [], alternatives));
  }
  await loading.destroy();
  return {
    items,
    sizes,
    text,
    links,
    info: info as Record<string, unknown>,
    outlines,
    alternatives,
  };
}

function outlineOf(nodes: readonly Node[], alternatives: string[]): string {
  return nodes
    .flatMap((node) => {
      if (node.alt !== undefined) alternatives.push(node.alt);
      const inside = outlineOf(node.children ?? [], alternatives);
      return node.role ? [inside === "" ? node.role : `${node.role}(${inside})`] : [];
    })
    .join(" ");
}

import type { FaceId } from "../fonts/faces.ts";
import { splitByFace, stackOf } from "../fonts/match.ts";
import { readContent } from "./pseudo.ts";
import { drawnText } from "./text.ts";

/** What it takes to draw the texts of a document. */
export interface ShownFaces {
  /** Each once. */
  readonly faces: readonly FaceId[];
  /** Graphemes that no face of their font list has, each once, in order of appearance. */
  readonly missing: readonly string[];
}

/**
 * The faces that a document's texts need, by the style sheet it has now; for a page that is handed its fonts as bytes.
 * Asks for styles only, so nothing is laid out with fonts that are not there yet.
 *
 * @param root  the document's element, in a document that is shown; it may be invisible
 */
export function shownFaces(root: Element): ShownFaces {
  const faces = new Set<FaceId>();
  const missing = new Set<string>();
  const window = root.ownerDocument.defaultView;
  if (!window) return { faces: [], missing: [] };

  function add(text: string, style: CSSStyleDeclaration): void {
    const plain = drawnText(text, style, true).replaceAll(/\s+/gu, " ").trim();
    if (plain === "") return;
    const { fontFamily: family, fontWeight, fontStyle } = style;
    const stack = stackOf({ family, weight: Number(fontWeight), style: fontStyle });
    for (const { face } of splitByFace(plain, stack, (one) => missing.add(one))) faces.add(face.id);
  }

  for (const element of [root, ...root.querySelectorAll("*")]) {
    let text = "";
    for (let node = element.firstChild; node; node = node.nextSibling) {
      if (node.nodeType === Node.TEXT_NODE) text += node.nodeValue ?? "";
    }
    if (/\S/u.test(text)) add(text, window.getComputedStyle(element));
    for (const which of ["::before", "::after"]) {
      const style = window.getComputedStyle(element, which);
      const content = /^["a]/u.test(style.content) ? readContent(element, style.content) : null;
      if (content !== null) add(content, style);
    }
  }
  return { faces: [...faces], missing: [...missing] };
}

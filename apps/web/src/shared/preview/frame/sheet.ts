import { ownCssHere } from "./own-css.ts";
import { withLeading } from "./leading.ts";

/**
 * The style sheet of a document: the base style, that of its template, and a person's own rules. Those win over the
 * others whatever their selectors, for the others are in a layer, and reach nothing outside of the document.
 *
 * @param own  as the person wrote it; "" for none
 */
export function sheetOf(base: string, template: string, own: string): string {
  const looks = `${base}\n${withLeading(template)}`;
  const { css } = own === "" ? { css: "" } : ownCssHere(own);
  return css === "" ? looks : `@layer looks {\n${looks}\n}\n@scope (.paper) {\n${css}\n}`;
}

import { type OwnCss, readOwnCss } from "@taiyari/domain/resume";

const TOO_OLD =
  "This browser is too old to keep rules to the page, so they are left out. A current one applies them.";

/** Reads a person's own rules with what this browser understands. */
export function ownCssHere(text: string): OwnCss {
  if (!("CSSScopeRule" in globalThis)) {
    return { css: "", problems: text.trim() === "" ? [] : [TOO_OLD] };
  }
  return readOwnCss(text, { isSelector, isValue: (name, value) => CSS.supports(name, value) });
}

function isSelector(selector: string): boolean {
  try {
    document.createDocumentFragment().querySelector(selector);
    return true;
  } catch {
    return false;
  }
}

import { onPaste, type TextChange } from "@taiyari/domain/draft";
import { isRich, linkAddress, plainText } from "@taiyari/domain/rich";
import type { Stretch } from "./use-rich-text.ts";
import { linesOfHtml } from "./pasted-html.ts";

/** What a paste does to a text. */
export type Pasted =
  | { readonly kind: "nothing" }
  /** Words were selected and an address was pasted: they become a link. */
  | { readonly kind: "link"; readonly url: string }
  | {
      readonly kind: "words";
      readonly change: TextChange;
      /** Where words came in that bring their looks; absent for plain words. */
      readonly looks?: Stretch & { readonly stored: string };
    };

const ADDRESS = /^(?:https?:\/\/|mailto:)\S+$/iu;

/** What the clipboard makes of a text with a selection. */
export function pastedInto(
  text: string,
  { from, to }: Stretch,
  { html, plain }: { readonly html: string; readonly plain: string },
): Pasted {
  const url = from < to && ADDRESS.test(plain.trim()) ? linkAddress(plain) : "";
  if (url !== "" && text.slice(from, to).trim() !== "") return { kind: "link", url };
  const stored = html === "" ? null : linesOfHtml(html);
  const words = stored ? plainText(stored) : plain;
  if (words === "") return { kind: "nothing" };
  const change = onPaste(text, from, to, words, { isWrapped: !stored });
  if (!stored || !isRich(stored)) return { kind: "words", change };
  const begin = Math.min(from, change.start);
  return { kind: "words", change, looks: { from: begin, to: change.start, stored } };
}

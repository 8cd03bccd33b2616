import { isEmail, webAddress } from "../text/addresses.ts";
import type { OutlineLink } from "./outline.ts";

const PHONE = /^\+?[\d\s().-]{6,25}$/u;
/** What a text is thought to be. */
export type LinkKind = "mailto" | "tel" | "web";

/** Words with the address they lead to, where they are one. */
export function linkTo(text: string, kind: LinkKind): OutlineLink {
  const words = text.replace(/\s+/gu, " ").trim();
  switch (kind) {
    case "mailto":
      return { text: words, url: isEmail(words) ? `mailto:${words}` : "" };
    case "tel":
      return { text: words, url: PHONE.test(words) ? `tel:${words.replace(/[^\d+]/gu, "")}` : "" };
    case "web":
      return { text: words, url: webAddress(words) };
  }
}

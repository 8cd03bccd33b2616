import type { OutlineLink } from "./outline.ts";

const EMAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/u;
const PHONE = /^\+?[\d\s().-]{6,25}$/u;
/** A host of names that end in letters, as one types it: "kavyanair.in/work". */
const BARE =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d{1,4})?(?:[/?#][^\s<>"\\^`{|}[\]]*)?$/u;
/** A whole address; a host may be one name here ("https://intranet/x"). */
const WHOLE =
  /^https?:\/\/[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?(?::\d{1,4})?(?:[/?#][^\s<>"\\^`{|}[\]]*)?$/iu;

/** What a text is thought to be. */
export type LinkKind = "mailto" | "tel" | "web";

/** Words with the address they lead to, where they are one. */
export function linkTo(text: string, kind: LinkKind): OutlineLink {
  const words = text.replace(/\s+/gu, " ").trim();
  switch (kind) {
    case "mailto":
      return { text: words, url: EMAIL.test(words) ? `mailto:${words}` : "" };
    case "tel":
      return { text: words, url: PHONE.test(words) ? `tel:${words.replace(/[^\d+]/gu, "")}` : "" };
    case "web":
      return { text: words, url: webAddress(words) };
  }
}

/** "kavyanair.in" → "https://kavyanair.in"; "" for what is no address of the web. */
export function webAddress(text: string): string {
  if (WHOLE.test(text) && !/\.\.|\/\/[^/]*\d$/u.test(text)) return text;
  return BARE.test(text) ? `https://${text}` : "";
}

/** Whether a text is an e-mail address. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text);
}

const EMAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/u;
/** A host of names that end in letters, as one types it: "kavyanair.in/work". */
const BARE =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d{1,4})?(?:[/?#][^\s<>"\\^`{|}[\]]*)?$/u;
/** A whole address; a host may be one name here ("https://intranet/x"). */
const WHOLE =
  /^https?:\/\/[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?(?::\d{1,4})?(?:[/?#][^\s<>"\\^`{|}[\]]*)?$/iu;

/** "kavyanair.in" → "https://kavyanair.in"; "" for what is no address of the web. */
export function webAddress(text: string): string {
  if (WHOLE.test(text) && !/\.\.|\/\/[^/]*\d$/u.test(text)) return text;
  return BARE.test(text) ? `https://${text}` : "";
}

/** Whether a text is an e-mail address. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text);
}

/** An address without its scheme, "www." and the slash at its end: what its words would show. */
export function shownAddress(address: string): string {
  return address.trim().replace(/^(?:https?:\/\/(?:www\.)?|mailto:|tel:)|\/$/giu, "");
}

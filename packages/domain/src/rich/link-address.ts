import { isEmail, webAddress } from "../text/addresses.ts";

const WEB = /^https?:\/\/[\p{L}\p{N}][^\s<>"\\^`{|}\p{Cc}\uFDD0-\uFDEF]*$/iu;
const MAIL = /^mailto:([^\s<>"?\p{Cc}\uFDD0-\uFDEF]+)(?:\?[^\s<>"\p{Cc}\uFDD0-\uFDEF]*)?$/iu;

/** Characters of the longest address that is kept. */
const LONGEST = 2000;

/**
 * Where a link may lead: the web or a mailbox. "kavyanair.in" → "https://kavyanair.in", "k@nair.in" →
 * "mailto:k@nair.in".
 *
 * @returns  an address of the scheme http, https or mailto; "" for anything else, such as "javascript:…"
 */
export function linkAddress(text: string): string {
  const written = text.trim();
  if (written.length > LONGEST) return "";
  if (WEB.test(written)) return written;
  const mailbox = MAIL.exec(written)?.[1];
  if (mailbox !== undefined) return isEmail(mailbox) ? written : "";
  if (isEmail(written)) return `mailto:${written}`;
  return webAddress(written);
}

const SCHEME = /^(?:https?:\/\/|mailto:|tel:)\S+$/iu;
const MAIL = /^[^\s@/:<>"]+@[^\s@/:<>"]+\.[^\s@/:<>".]+$/u;
const PHONE = /^\+?[\d\s().-]{7,24}$/u;
const SITE = /^[\p{L}\d][\p{L}\d-]*(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?:[/?#:]\S*)?$/u;

/**
 * Where a written address leads: a web page, a mailbox or a phone.
 *
 * @returns  an address of the scheme http, https, mailto or tel; null for a text that is none of these
 */
export function linkOf(text: string): string | null {
  const written = text.trim();
  if (SCHEME.test(written)) return written;
  if (MAIL.test(written)) return `mailto:${written}`;
  if (PHONE.test(written)) return `tel:${written.replaceAll(/[^\d+]/gu, "")}`;
  if (SITE.test(written)) return `https://${written}`;
  return null;
}

/** An address as a page of paper shows it: without what a reader does not type, "https://www." and a last slash. */
export function shownAddress(text: string): string {
  return text.trim().replace(/^https?:\/\/(?:www\.)?(\S+?)\/?$/iu, "$1");
}

const PICTURE = /^(?:data:image\/(?:png|jpeg|webp|gif);base64,|blob:)/iu;

/** Whether an image may be shown: one that is already here. Nothing is fetched for a template. */
export function isPicture(address: unknown): address is string {
  return typeof address === "string" && PICTURE.test(address);
}

/** Long addresses break where a reader pauses: after a slash or an at sign. */
const PAUSE = /(?<=[/@])(?![/@])/u;

/** The parts of an address between which a line may end. */
export function breakable(address: string): string[] {
  return address.split(PAUSE);
}

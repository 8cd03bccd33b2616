import { deflateSync, inflateSync, strFromU8, strToU8 } from "fflate";

const NAME = "q";
/** A text longer than this makes an address that some programs cut. */
export const MOST_SHARED = 20_000;

/** The part of an address behind `#` that holds a text: browsers send it to no server. */
export function shareFragment(text: string): string {
  const bytes = deflateSync(strToU8(text), { level: 9 });
  const base = btoa(String.fromCharCode(...bytes));
  return `#${NAME}=${base.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

/** The text of such an address; null for none, and for a broken one. */
export function sharedText(fragment: string): string | null {
  const value = new URLSearchParams(fragment.replace(/^#/u, "")).get(NAME);
  if (!value) return null;
  try {
    const base = atob(value.replaceAll("-", "+").replaceAll("_", "/"));
    const packed = Uint8Array.from(base, (letter) => letter.codePointAt(0) ?? 0);
    // The size of what comes out is bounded by the buffer that is given.
    const room = new Uint8Array(4 * MOST_SHARED);
    return strFromU8(inflateSync(packed, { out: room }));
  } catch {
    return null;
  }
}

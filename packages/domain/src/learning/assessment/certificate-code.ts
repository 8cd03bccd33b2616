/** Digits and capitals without I, L, O and U, which are mistaken for others. Source: Crockford's Base32. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 8;
const FORM = new RegExp(`^[${LETTERS}]{${LENGTH}}$`, "u");

/**
 * "7K4M-92QX": 40 bits, so that nobody finds one by guessing.
 *
 * @param bytes  five random ones
 */
export function certificateCode(bytes: Uint8Array): string {
  let bits = 0n;
  for (const byte of bytes.slice(0, 5)) bits = bits * 256n + BigInt(byte);
  const letters = Array.from({ length: LENGTH }, (_, at) =>
    LETTERS.charAt(Number((bits >> BigInt(5 * (LENGTH - 1 - at))) & 31n)),
  ).join("");
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** A code as somebody typed it, in the form it is kept in; null for what is none. */
export function readCertificateCode(typed: string): string | null {
  const letters = typed
    .toUpperCase()
    .replace(/[\s-]/gu, "")
    .replace(/O/gu, "0")
    .replace(/[IL]/gu, "1");
  if (!FORM.test(letters)) return null;
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

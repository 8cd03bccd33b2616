import { createHmac } from "node:crypto";

const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const PERIOD_MS = 30_000;

/**
 * The code that an authenticator app shows for a key. Source: RFC 6238, with the usual SHA-1, six digits and 30 seconds.
 *
 * @param key  base32, without padding
 * @param at   milliseconds since 1970
 */
export function totp(key: string, at = Date.now()): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / PERIOD_MS)));
  const digest = createHmac("sha1", fromBase32(key)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, "0");
}

function fromBase32(text: string): Buffer {
  const bits = text.split("").map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, "0"));
  const bytes = bits.join("").match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

/** A code that is right at no moment near now. */
export function wrongTotp(key: string): string {
  const near = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((n) => totp(key, Date.now() + n * PERIOD_MS));
  return (
    [
      "000000",
      "111111",
      "222222",
      "333333",
      "444444",
      "555555",
      "666666",
      "777777",
      "888888",
      "999999",
    ].find((code) => !near.includes(code)) ?? ""
  );
}

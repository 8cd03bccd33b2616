import { randomBytes } from "node:crypto";

/** 192 random bits: nobody guesses one, and no two are the same. */
const TOKEN_BYTES = 24;

/** What the address of a link ends with. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString("base64url");
}

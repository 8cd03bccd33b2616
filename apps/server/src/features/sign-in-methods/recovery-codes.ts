import { randomInt } from "node:crypto";

/** Without letters and digits that look alike in print: 0 o, 1 i l. */
const LETTERS = "23456789abcdefghjkmnpqrstuvwxyz";
const CODES = 10;
const HALF = 5;

/** Ten codes such as "k7m2x-9fq4t", of 49 random bits each. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () => `${letters()}-${letters()}`);
}

function letters(): string {
  return Array.from({ length: HALF }, () => LETTERS[randomInt(LETTERS.length)]).join("");
}

/** A recovery code as it was made, from one as somebody types it: in capitals, with blanks, without the hyphen. */
export function asRecoveryCode(typed: string): string {
  const plain = typed.toLowerCase().replaceAll(/[^a-z\d]/g, "");
  return `${plain.slice(0, HALF)}-${plain.slice(HALF)}`;
}

/** The digits of an app's code, from one as somebody types it: "123 456". */
export function asAppCode(typed: string): string {
  return typed.replaceAll(/\D/g, "");
}

import { assertNever } from "../assert-never.ts";

/** What a PDF object may be. Strings are text strings; a null or absent entry of a dictionary is not written. */
export type PdfValue =
  | number
  | boolean
  | string
  | PdfName
  | PdfReference
  | PdfHex
  | PdfDictionary
  | readonly PdfValue[];

export interface PdfName {
  readonly kind: "name";
  readonly name: string;
}

export interface PdfReference {
  readonly kind: "reference";
  readonly id: number;
}

/** Bytes written as hexadecimal digits. */
export interface PdfHex {
  readonly kind: "hex";
  readonly digits: string;
}

export interface PdfDictionary {
  readonly kind: "dictionary";
  readonly entries: Readonly<Record<string, PdfValue | null | undefined>>;
}

export function name(text: string): PdfName {
  return { kind: "name", name: text };
}

export function dictionary(entries: PdfDictionary["entries"]): PdfDictionary {
  return { kind: "dictionary", entries };
}

/**
 * Writes an object as ISO 32000-1 §7.3 spells it. Numbers have at most three decimals; text that is not plain ASCII is
 * UTF-16 with a byte order mark.
 */
export function serialize(value: PdfValue): string {
  if (typeof value === "number") return number(value);
  if (typeof value === "boolean") return String(value);
  if (typeof value === "string") return textString(value);
  if (isArray(value)) return `[${value.map(serialize).join(" ")}]`;
  switch (value.kind) {
    case "name":
      return `/${value.name.replaceAll(/[^A-Za-z0-9_.+-]/gu, (letter) => `#${hex(letter.charCodeAt(0), 2)}`)}`;
    case "reference":
      return `${value.id} 0 R`;
    case "hex":
      return `<${value.digits}>`;
    case "dictionary": {
      const entries = Object.entries(value.entries).flatMap(([key, entry]) =>
        entry === null || entry === undefined ? [] : [`/${key} ${serialize(entry)}`],
      );
      return `<<${entries.join("")}>>`;
    }
    default:
      return assertNever(value);
  }
}

/** A number as content streams and objects have it: no exponent, no negative zero. */
export function number(value: number): string {
  const rounded = Math.round(value * 1000) / 1000;
  return rounded === 0 ? "0" : String(rounded);
}

/** Numbers with a space between each two. */
export function numbers(...values: readonly number[]): string {
  return values.map(number).join(" ");
}

export function hex(value: number, digits: number): string {
  return value.toString(16).padStart(digits, "0");
}

/** UTF-16 code units as hexadecimal digits, four each. */
export function utf16(value: string): string {
  return Array.from({ length: value.length }, (_, at) => hex(value.charCodeAt(at), 4)).join("");
}

function textString(value: string): string {
  return /^[\x20-\x7e]*$/u.test(value)
    ? `(${value.replaceAll(/[\\()]/gu, String.raw`\$&`)})`
    : `<feff${utf16(value)}>`;
}

function isArray(value: PdfValue): value is readonly PdfValue[] {
  return Array.isArray(value);
}

import type { XmlElement } from "./xml.ts";

const TWIPS_PER_POINT = 20;
const EMUS_PER_POINT = 12_700;

/** A length in twentieths of a point as an attribute, in points; null where it is absent or no number. */
export function twips(element: XmlElement | undefined, ...names: readonly string[]): number | null {
  for (const name of names) {
    const value = numberOf(element?.attributes.get(name));
    if (value !== null) return value / TWIPS_PER_POINT;
  }
  return null;
}

/** A length in English metric units, in points; 0 where it is absent or no number. */
export function emus(value: string | undefined): number {
  return (numberOf(value) ?? 0) / EMUS_PER_POINT;
}

/** A whole or decimal number, or null. */
export function numberOf(value: string | undefined): number | null {
  if (value === undefined || value.trim() === "") return null;
  const number = Number.parseFloat(value);
  return Number.isFinite(number) ? number : null;
}

/** The `val` attribute, which most settings of a Word file have. */
export function valueOf(element: XmlElement | undefined): string | undefined {
  return element?.attributes.get("val");
}

/** A switch: on where the element is there and does not say otherwise; undefined where it is not there. */
export function isOn(element: XmlElement | undefined): boolean | undefined {
  if (!element) return undefined;
  return !["0", "false", "off", "none"].includes(valueOf(element) ?? "1");
}

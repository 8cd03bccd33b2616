import type { Colour } from "./display-list.ts";

const known = new Map<string, Colour>();
const RGB = /^rgba?\(\s*([\d.]+)[ ,]+([\d.]+)[ ,]+([\d.]+)\s*(?:[,/]\s*([\d.]+)(%?))?\s*\)$/u;

export const BLACK: Colour = [0, 0, 0, 1];

/**
 * Reads a computed colour. Colours of other spaces (`oklch`, `color-mix`) become the sRGB the browser paints.
 *
 * @param text  a computed value, so never a keyword but "transparent"
 */
export function readColour(text: string): Colour {
  const before = known.get(text);
  if (before) return before;
  const colour = parse(text) ?? paint(text);
  known.set(text, colour);
  return colour;
}

/** Whether anything of the colour is seen. */
export function isSeen(colour: Colour): boolean {
  return colour[3] > 0;
}

function parse(text: string): Colour | null {
  if (text === "transparent") return [0, 0, 0, 0];
  const match = RGB.exec(text);
  if (!match) return null;
  const [, red, green, blue, alpha = "1", percent] = match;
  return [Number(red), Number(green), Number(blue), Number(alpha) / (percent ? 100 : 1)];
}

function paint(text: string): Colour {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  if (!canvas) return BLACK;
  canvas.fillStyle = text;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 255] = canvas.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha / 255];
}

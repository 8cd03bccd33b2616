import { describe, expect, test } from "vitest";
import type { Piece } from "../line/line.ts";
import { joinLooseAccents } from "./loose-accents.ts";

function piece(order: number, text: string, x: number, right: number, baseline = 100): Piece {
  return {
    text,
    x,
    right,
    baseline,
    order,
    size: 10,
    bold: false,
    italic: false,
    font: "CMR10",
    afterBlank: false,
  };
}

const texts = (pieces: readonly Piece[]) => joinLooseAccents(pieces).map(({ text }) => text);

describe("joinLooseAccents", () => {
  test("leaves an accent that no letter stands below", () => {
    expect(texts([piece(0, "the key `", 50, 90), piece(1, "quits", 94, 120)])).toEqual([
      "the key `",
      "quits",
    ]);
  });

  test("leaves an accent whose letter the file stores elsewhere", () => {
    expect(texts([piece(0, "caf´", 50, 70), piece(7, "e", 65, 70)])).toEqual(["caf´", "e"]);
  });

  test("puts an accent on the letter set back below it, again and again", () => {
    const pieces = [
      piece(0, "Caf´", 50, 70),
      piece(1, "e Fr¨", 65, 92),
      piece(2, "ohlich", 87, 115),
    ];
    expect(texts(pieces)).toEqual(["Caf", "é Fr", "öhlich"]);
  });

  test("puts an accent raised over a capital on it", () => {
    const pieces = [
      piece(0, "Nord", 50, 70),
      piece(1, "´", 71, 76, 97.5),
      piece(2, "Etoile", 70, 95),
    ];
    expect(texts(pieces)).toEqual(["Nord", "Étoile"]);
  });
});

import { describe, expect, test } from "vitest";
import { readGradient } from "./gradient.ts";

const RED = [255, 0, 0, 1];
const BLUE = [0, 0, 255, 1];

describe("readGradient", () => {
  test.each([
    "none",
    "radial-gradient(rgb(255, 0, 0), rgb(0, 0, 255))",
    "linear-gradient(to top left, rgb(255, 0, 0), rgb(0, 0, 255))",
    "linear-gradient(rgb(255, 0, 0) 10px, rgb(0, 0, 255))",
    "linear-gradient(rgb(255, 0, 0), rgb(0, 0, 255)), url(a.png)",
  ])("does not read %s", (value) => {
    expect(readGradient(value)).toBeNull();
  });

  test("goes down when no direction is given", () => {
    expect(readGradient("linear-gradient(rgb(255, 0, 0), rgb(0, 0, 255))")).toEqual({
      angle: 180,
      stops: [
        { at: 0, colour: RED },
        { at: 1, colour: BLUE },
      ],
    });
  });

  test("spreads stops without a place between those with one", () => {
    const gradient = readGradient(
      "linear-gradient(90deg, rgb(255, 0, 0) 20%, rgb(0, 0, 255), rgb(255, 0, 0), rgb(0, 0, 255) 80%)",
    );
    expect(gradient?.angle).toBe(90);
    expect(gradient?.stops.map(({ at }) => Math.round(at * 100))).toEqual([20, 40, 60, 80]);
  });

  test("never goes back: a stop before its neighbour moves to it", () => {
    const gradient = readGradient(
      "linear-gradient(to right, rgb(255, 0, 0) 60%, rgb(0, 0, 255) 30%, rgba(0, 0, 0, 0.5))",
    );
    expect(gradient?.stops.map(({ at }) => at)).toEqual([0.6, 0.6, 1]);
    expect(gradient?.stops.at(-1)?.colour).toEqual([0, 0, 0, 0.5]);
  });
});

import type { ReadLine, TextRun } from "@taiyari/domain/resume";
import { describe, expect, test } from "vitest";
import { letterStops } from "./letter-stops.ts";

const line = (text: string): ReadLine => ({
  number: 1,
  page: 1,
  column: 0,
  text,
  x: 50,
  y: 100,
  width: 500,
  height: 12,
  size: 10,
  bold: false,
});

const run = (text: string, x: number, width: number, baseline = 110): TextRun => ({
  text,
  x,
  baseline,
  width,
  size: 10,
  font: "",
  bold: false,
  italic: false,
  angle: 0,
});

describe("letterStops", () => {
  test("shares the width by the shapes of the letters where no run is known", () => {
    const stops = letterStops(line("iiiiWWWW"), []);
    expect(stops).toHaveLength(9);
    expect(stops[0]).toBe(50);
    expect(stops[8]).toBe(550);
    expect((stops[4] ?? 0) - 50).toBeLessThan(120);
  });

  test("takes no run of another line", () => {
    const stops = letterStops(line("Analyst 2020"), [run("2020", 60, 20, 140)]);
    expect(stops[8]).toBeGreaterThan(300);
  });

  test("knows that a date stands at the right, far from the words before it", () => {
    const stops = letterStops(line("Analyst Jul 2020"), [
      run("Jul 2020", 510, 40),
      run("Analyst", 50, 40),
    ]);
    expect(stops[7]).toBeCloseTo(90);
    expect(stops[8]).toBeCloseTo(510);
    expect(stops[16]).toBeCloseTo(550);
  });

  test("finds letter-spaced and broken runs again by their letters", () => {
    const stops = letterStops(line("SKILLS now"), [
      run("S K I L", 50, 60),
      run("LS", 110, 20),
      run("now", 500, 50),
    ]);
    expect(stops[4]).toBeCloseTo(110);
    expect(stops[7]).toBeCloseTo(500);
  });

  test("never runs backwards", () => {
    const stops = letterStops(line("• Built — a “model” in SQL  2020"), [
      run("•", 50, 5),
      run("Built — a “model” in SQL", 60, 200),
      run("2020", 520, 30),
    ]);
    expect(stops.toSorted((a, b) => a - b)).toEqual(stops);
  });
});

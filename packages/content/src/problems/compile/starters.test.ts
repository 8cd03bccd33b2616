import { expect, test } from "vitest";
import { startersOf } from "./starters.ts";

test("a starter has the types of its signature, and says what their fields are where the language does not", () => {
  const { javascript, typescript, python } = startersOf({
    kind: "function",
    signature: {
      name: "nextStops",
      parameters: [
        { name: "firstStop", type: "Stop?", about: "null for an empty line" },
        { name: "delays", type: "map<integer>", about: null },
      ],
      returns: "string?[]",
    },
    types: { Stop: { name: "string", minutes: "number", next: "Stop?" } },
  });
  expect(javascript).toBe(
    [
      "// Stop: { name: string, minutes: number, next: Stop or null }",
      "export function nextStops(firstStop, delays) {",
      "  // firstStop: null for an empty line",
      "  ",
      "}",
      "",
    ].join("\n"),
  );
  expect(typescript).toBe(
    [
      "interface Stop {",
      "  name: string;",
      "  minutes: number;",
      "  next: Stop | null;",
      "}",
      "",
      "export function nextStops(firstStop: Stop | null, delays: Record<string, number>): (string | null)[] {",
      "  // firstStop: null for an empty line",
      "  ",
      "}",
      "",
    ].join("\n"),
  );
  expect(python).toBe(
    [
      "# Stop: { name: string, minutes: number, next: Stop or null }",
      "def next_stops(first_stop: dict | None, delays: dict[str, int]) -> list[str | None]:",
      "    # first_stop: null for an empty line",
      "    pass",
      "",
    ].join("\n"),
  );
});

test("a program begins by reading its lines", () => {
  const starters = startersOf({ kind: "program" });
  for (const text of Object.values(starters)) expect(text).toContain("lines");
});

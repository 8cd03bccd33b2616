import type { Act } from "@taiyari/domain/simulation";
import { makeScenario } from "@taiyari/domain/simulation/testing";
import { expect, test } from "vitest";
import { spentMinutes } from "./spent-minutes.ts";

const DAY = makeScenario();
const ended: Act = { id: "e", at: 100, kind: "ended" };

test("a person’s minutes are those of the scenario at its pace, without what waiting skipped", () => {
  expect(spentMinutes(DAY, [])).toBe(0);
  expect(spentMinutes(DAY, [ended])).toBe(25);
  // The first message after the beginning comes ten minutes later.
  const waited: Act = { id: "w", at: 2, kind: "waited" };
  expect(spentMinutes(DAY, [waited, ended])).toBe((100 - 8) / 4);
});

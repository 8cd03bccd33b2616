import type { SimulationIndex } from "@taiyari/domain/simulation";
import { expect, test } from "vitest";
import { findSimulations } from "./simulation-hits.ts";

const entry = (id: string, title: string, as: string) =>
  ({
    id,
    title,
    as,
    company: "Setu Pay",
    place: "Hyderabad",
  }) as SimulationIndex["simulations"][number];
const INDEX: SimulationIndex = {
  simulations: [
    entry("on-call-night", "On-call night", "Back-end developer"),
    entry("diwali-week", "Diwali week", "Data analyst"),
  ],
};
const found = (query: string) => findSimulations(INDEX, query).map(({ path }) => path);

test("finds days by title, role and company, and none for nothing", () => {
  expect(found("")).toEqual([]);
  expect(found("zebra")).toEqual([]);
  expect(found("analyst diw")).toEqual(["/simulation#diwali-week"]);
  expect(found("setu")).toEqual(["/simulation#on-call-night", "/simulation#diwali-week"]);
});

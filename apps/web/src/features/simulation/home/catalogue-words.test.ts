import type { SimulationEntry } from "@taiyari/domain/simulation";
import { expect, test } from "vitest";
import { daysTitle, figuresText } from "./catalogue-words.ts";

function day(minutes: number, tasks: number, endings: number): SimulationEntry {
  return {
    id: `day-${minutes}`,
    version: 1,
    digest: "0123456789",
    title: "A day",
    area: "data",
    role: "data-analyst",
    as: "Data analyst",
    company: "Tarang Bazaar",
    place: "Bengaluru",
    minutes,
    about: "",
    deliverables: [],
    tasks,
    endings,
    file: "",
  };
}

test("the number of days is a word as long as it is short", () => {
  expect([1, 8, 13].map(daysTitle)).toEqual(["One day", "Eight days", "13 days"]);
});

test("figures are those of all days: the same, or from the least on", () => {
  expect(figuresText([])).toBe("");
  expect(figuresText([day(55, 5, 4)])).toBe("55 minutes each, five tasks, four endings");
  expect(figuresText([day(55, 5, 4), day(45, 6, 3)])).toBe(
    "45 to 55 minutes each, five tasks or more, three endings or more",
  );
});

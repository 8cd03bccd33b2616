import { makePerson, makeScenario } from "@taiyari/domain/simulation/testing";
import { expect, test } from "vitest";
import { firstNameOf, initialsOf, personOf, titleOf } from "./names.ts";

test("initials are of the first and the last name", () => {
  expect(initialsOf("")).toBe("");
  expect(initialsOf("Selvam")).toBe("S");
  expect(initialsOf("Priya Menon")).toBe("PM");
  expect(initialsOf("  A. P. J. Abdul Kalam ")).toBe("AK");
  expect(firstNameOf("Priya Menon")).toBe("Priya");
});

test("people are found by their id, and nobody is missed", () => {
  const scenario = makeScenario({
    people: [
      makePerson("priya", "Priya Menon", { isManager: true, title: "Head of growth" }),
      makePerson("rohit", "Rohit Sethi", { title: "Runs the Bhiwandi warehouse" }),
    ],
  });
  expect(personOf(scenario, "vikram").name).toBe("vikram");
  expect(titleOf(scenario, "vikram")).toBe("");
  expect(personOf(scenario, "priya").name).toBe("Priya Menon");
  expect(titleOf(scenario, "priya")).toBe("Head of growth, your manager");
  expect(titleOf(scenario, "rohit")).toBe("Runs the Bhiwandi warehouse");
});

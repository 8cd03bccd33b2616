import { describe, expect, test } from "vitest";
import { linesOf, valueOf } from "../testing/read.ts";
import { readExperience } from "./experience.ts";
import { couldBePlace } from "./job-place.ts";

describe("couldBePlace", () => {
  test.each(["Inc.", "Quality Engineer", "Kaveri Mills", "USA", "in the north"])(
    "does not take %s for a town nobody knows",
    (text) => {
      expect(couldBePlace(text)).toBe(false);
    },
  );

  test.each(["Littleton", "Vitoria-Gasteiz", "Le Havre"])("takes %s for one", (text) => {
    expect(couldBePlace(text)).toBe(true);
  });
});

const placesOf = (...lines: readonly string[]) =>
  readExperience(linesOf(...lines)).map((job) => [valueOf(job.company), valueOf(job.location)]);

describe("readExperience, where a place no list knows stands before its country", () => {
  test("leaves a company before a country its name", () => {
    expect(placesOf("Weaver, May 2016 – June 2019", "Kavero, Slovenia", "• Wove cloth")).toEqual([
      ["Kavero", "Slovenia"],
    ]);
  });

  test("reads the city with it beside the dates", () => {
    expect(
      placesOf(
        "May 2016 – June 2019 – Ribnica, Slovenia",
        "Weaver – Kaveri Mills Ltd.",
        "• Wove cloth",
      ),
    ).toEqual([["Kaveri Mills Ltd.", "Ribnica, Slovenia"]]);
  });
});

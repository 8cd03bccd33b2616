import { describe, expect, test } from "vitest";
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

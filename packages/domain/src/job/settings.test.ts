import { describe, expect, test } from "vitest";
import { CAREERS } from "../careers/testing/careers.ts";
import { indexCareers } from "../careers/careers-index.ts";
import type { JobLine } from "./lines.ts";
import { settingsIn } from "./settings.ts";

const found = (text: string, section: JobLine["section"] = "must") =>
  settingsIn({ text, section, need: null, isCompulsory: false }, indexCareers(CAREERS)).map(
    (setting) => setting.text,
  );

describe("settingsIn", () => {
  test.each([
    "Retail is detail",
    "Sells to the warehouse next door",
    "3 years of experience in schools",
  ])("finds no setting in: %s", (text) => {
    expect(found(text)).toEqual([]);
  });

  test("finds none in a duty", () => {
    expect(found("Use your experience in retail", "duties")).toEqual([]);
  });

  test.each([
    ["8 years, of which 3 in a warehouse or manufacturing setup", ["warehouse", "manufacturing"]],
    ["Experience in retail or food delivery", ["retail", "food delivery"]],
    ["2 years in a KPO", ["KPO"]],
    ["4 years at the desk of a heritage hotel or cruise line", ["heritage hotel", "cruise line"]],
    ["3 years of experience in any bank", ["bank"]],
    ["Retail domain experience", ["Retail"]],
  ])("finds in %s: %j", (text, expected) => {
    expect(found(text)).toEqual(expected);
  });
});

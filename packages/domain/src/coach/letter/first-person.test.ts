import { describe, expect, test } from "vitest";
import { firstPerson } from "./first-person.ts";

describe("firstPerson", () => {
  test.each([
    "Parent meetings and report cards",
    "Project management of the new plant",
    "Nursing care of ventilated patients",
    "Site safety",
    "Proficient in AutoCAD and STAAD Pro",
    "Key skills: negotiation and planning",
    "We built the new warehouse in Hosur",
    "SET qualified in life sciences",
    "",
  ])("makes no sentence of %j", (line) => {
    expect(firstPerson(line, false)).toBeNull();
  });

  test("makes none where a second verb may be a noun", () => {
    expect(firstPerson("Manages stock, orders and prepares reports", false)).toBeNull();
  });

  test.each([
    ["• Cut the month-end close from 9 days to 4.", "cut the month-end close from 9 days to 4"],
    [
      "Rebuilt the rate engine & cut latency 900 ms → 120 ms",
      "rebuilt the rate engine and cut latency 900 ms to 120 ms",
    ],
    ["Tuned queries → invoices print at once", "tuned queries; invoices print at once"],
    ["Successfully launched three juice variants", "launched three juice variants"],
    ["Independently managed a branch of six", "independently managed a branch of six"],
    ["I have trained 40 drivers", "have trained 40 drivers"],
    ["Co-authored two papers on soil moisture", "co-authored two papers on soil moisture"],
    ["Preparation and filing of monthly GST returns", "prepared and filed monthly GST returns"],
    ["Responsible for maintaining the crash cart", "maintained the crash cart"],
    ["Responsible for the night shift", "was responsible for the night shift"],
    ["Planning and running the canteen", "planned and ran the canteen"],
    ["Awarded Nurse of the Quarter for care", "was awarded Nurse of the Quarter for care"],
    ["Promoted to territory lead in 14 months", "was promoted to territory lead in 14 months"],
    ["Promoted two juniors to leads", "promoted two juniors to leads"],
    ["Selected vendors for the canteen", "selected vendors for the canteen"],
    ["Achievement: Won the regional sales cup", "won the regional sales cup"],
    ["Teaching mathematics to classes 8 to 10", "taught mathematics to classes 8 to 10"],
  ])("in work that is over, %j is “I %s”", (line, after) => {
    expect(firstPerson(line, false)).toBe(after);
  });

  test.each([
    ["Manages 14 distributors and 1,100 outlets", "manage 14 distributors and 1,100 outlets"],
    ["Teaching mathematics to classes 8 to 10", "teach mathematics to classes 8 to 10"],
    ["Care for ventilated patients each shift", "care for ventilated patients each shift"],
    ["Reconcile ledgers and settle differences", "reconcile ledgers and settle differences"],
    ["In charge of PF and ESI registration", "am in charge of PF and ESI registration"],
    ["Found ₹18 lakh of duplicate payments", "found ₹18 lakh of duplicate payments"],
  ])("in work that goes on, %j is “I %s”", (line, after) => {
    expect(firstPerson(line, true)).toBe(after);
  });
});

import { describe, expect, test } from "vitest";
import { isBenefits, isOfCompany, isOfProcess } from "./other-lines.ts";

describe("isOfProcess", () => {
  test.each([
    "Compensation and benefits, salary surveys",
    "Joining formalities and background verification of new hires",
    "Interested in compilers and kernels",
    "Call customers about overdue payments",
  ])("leaves work alone: %s", (text) => {
    expect(isOfProcess(text)).toBe(false);
  });

  test.each([
    "Compensation as per company standards",
    "Salary 18,000 to 26,000",
    "Joining within 15 days",
    "Background verification is done before the offer",
    "Interested candidates may write",
    "Interested pls WhatsApp your CV",
    "Regards, HR",
    "No MBA needed",
  ])("knows the end of a posting: %s", (text) => {
    expect(isOfProcess(text)).toBe(true);
  });
});

describe("isBenefits", () => {
  test.each(["PF, ESI, gratuity and bonus", "Room service and food costing", "Plan bus routes"])(
    "leaves work alone: %s",
    (text) => {
      expect(isBenefits(text)).toBe(false);
    },
  );

  test.each(["Canteen, bus from Zorba/Quillon. Tuesday weekly off", "PF + ESI + canteen"])(
    "knows what a company gives: %s",
    (text) => {
      expect(isBenefits(text)).toBe(true);
    },
  );
});

describe("isOfCompany", () => {
  test.each([
    "ISO 9001 internal audits",
    "Zentra, a supplier of pumps, is looking for a certified welder",
  ])("leaves what is asked alone: %s", (text) => {
    expect(isOfCompany(text)).toBe(false);
  });

  test.each([
    "Zentra Forge is an ISO 9001 certified company with 400 people",
    "(Job work for aerospace, AS9100 certified)",
  ])("knows what a company says of itself: %s", (text) => {
    expect(isOfCompany(text)).toBe(true);
  });
});

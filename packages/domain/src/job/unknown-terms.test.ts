import { describe, expect, test } from "vitest";
import { CAREERS } from "../careers/testing/careers.ts";
import { readJobDescription } from "./read-job.ts";

/** What is found that no list holds. */
const unknown = (text: string) =>
  readJobDescription(text, CAREERS)
    .terms.filter((term) => term.skillId === null)
    .map(({ term }) => term);
const inSkills = (text: string) => unknown(`Welder\n\nKey skills:\n${text}`);
const inDuties = (text: string) => unknown(`Welder\n\nResponsibilities:\n- ${text}`);

describe("a requirement", () => {
  test.each([
    "Team player, punctual, honest, hardworking",
    "Ability to work under pressure, attention to detail",
    "Good communication and negotiation skills",
    "B.Com / M.Com / CA Inter",
    "Diploma in Mechanical, Electronics or Instrumentation",
    "3+ yrs, 30 WPM, 400 SKUs",
    "Own two-wheeler, willing to travel, Pune or Nashik",
    "Liaison with vendors, customers and doctors",
    "Daily reports, meetings, client requests",
    "A habit of small commits, later more",
    "GOOD KNOWLEDGE OF SHOP FLOOR AND TEAM WORK",
    "GSTR-3B, DRC-01",
    "Good operation (Toshiba / Haitian)",
    "SQL, Python, daily reports, small commits, quickly, vendors",
    "SDKs, APIs",
    "SQL, Python for analysis, Power BI",
    "ME21N, FB60",
    "Ms. Pushkarini, Dr Vinchurkar",
    "Plant users are in Zorba and Quillon",
    "L2 tickets, P1 incidents",
    "Mon-Sat, Nov-Feb",
    "3 GB RAM, 12% YoY",
  ])("names no term in: %s", (text) => {
    expect(inSkills(text)).toEqual([]);
  });

  test.each([
    ["Kinaxis, Hyperion, o9", ["Kinaxis", "Hyperion"]],
    ["IS 456, ISO 13485 and ASME IX", ["IS 456", "ISO 13485", "ASME IX"]],
    ["Argon welding, duct design, pipe sizing", ["Argon welding", "duct design", "pipe sizing"]],
    ["Knowledge of stability testing", ["stability testing"]],
    ["Named Credentials, Approval Process", ["Named Credentials", "Approval Process"]],
    ["Busy software", ["Busy software"]],
    ["SQL, Python, nylon, kernel bypass", ["nylon", "kernel bypass"]],
    ["Hands-on with pinch valve, slump cone", ["pinch valve", "slump cone"]],
    ["Z4Q9, SQL", ["Z4Q9"]],
    ["Wave Developer II certification", ["Wave Developer II"]],
    ["PLCX, HMIX, SCADY", ["PLCX", "HMIX", "SCADY"]],
    ["KNOWLEDGE OF ARGON WELDING AND PIPE FITTING", ["ARGON WELDING"]],
    [
      "Karnataka Paramedical Council registration is compulsory",
      ["Paramedical Council registration"],
    ],
  ])("names in %s: %j", (text, expected) => {
    expect(inSkills(text)).toEqual(expected);
  });

  test("takes a lone small word for a kind of work only among others", () => {
    expect(inSkills("floorplanning, placement, routing")).toEqual([
      "floorplanning",
      "placement",
      "routing",
    ]);
    expect(inSkills("placement")).toEqual([]);
  });

  test("takes letters and the name that the posting gives them for one", () => {
    expect(inSkills("Kernel bypass testing (KBT)\nKBT")).toEqual(["Kernel bypass testing"]);
  });
});

describe("a duty", () => {
  test.each([
    "Prepare question papers and daily records",
    "Work with the RTL and DFT teams",
    "Attend site visits and take corrective action",
    "No TIG here",
    "Handle vendors and FI agency",
    "Food wastage tracking, structure checking",
    "Performs feasibility for ten sites",
    "Test SQL, Python, nylon and kernel bypass",
  ])("names no term in: %s", (text) => {
    expect(inDuties(text)).toEqual([]);
  });

  test.each([
    ["Carry out smoke extraction and profit testing", ["smoke extraction", "profit testing"]],
    ["Migrate pages with Zylo and DataWeave", ["DataWeave"]],
    ["Report under IFRS 17", ["IFRS 17"]],
    ["Perform triage, block IOXs shared by others", ["IOXs"]],
    ["Take blocks to GDSII, with manual ECO generation", ["GDSII", "ECO"]],
  ])("names in %s: %j", (text, expected) => {
    expect(inDuties(text)).toEqual(expected);
  });
});

test("takes the trade that the title names for no term", () => {
  expect(unknown("Merchandiser\n\nKey skills:\nMerchandising, SQL, kernel bypass")).toEqual([
    "kernel bypass",
  ]);
});

test("takes no word of the title or of the company for a term", () => {
  expect(
    unknown("SDET Welder\nZentra Forge Pvt Ltd\n\nRequirements:\nSDET work at Zentra Forge, PLCX"),
  ).toEqual(["PLCX"]);
});

import type { DayCertificate } from "@taiyari/contract";
import { expect, test } from "vitest";
import { dayContent } from "./day-sheet-content.ts";

const CERTIFICATE: DayCertificate = {
  code: "7K4M-92QX",
  name: "Ananya Iyer",
  scenario: "diwali-week",
  version: 1,
  title: "Diwali week",
  as: "Data analyst",
  company: "Tarang Bazaar",
  score: 74,
  work: [
    { title: "Answer to Priya", what: "A mail", points: 88, versions: 2 },
    { title: "Plan for the evening", what: "A plan", points: 0, versions: 0 },
  ],
  minutes: 210,
  endedAt: "2026-11-12T10:00:00.000Z",
};

test("the sheet says practice and not employment, and lists only what was handed in", () => {
  const { did, title, about, figures, place } = dayContent(CERTIFICATE);
  expect(did).toBe("completed the work simulation (practice)");
  expect(title).toBe("Diwali week at Tarang Bazaar");
  expect(about).toBe(
    "Role played: Data analyst. 1 of 2 pieces of work, with points of 100: Answer to Priya (88). This was a practice simulation, not employment.",
  );
  expect(figures[0]).toEqual({ label: "Score", value: "74 of 100" });
  expect(place).toBe("simulation/certificates/7K4M-92QX");
});

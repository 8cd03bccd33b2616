import { describe, expect, test } from "vitest";
import { headingOf } from "./headings.ts";

const heading = (text: string, { isBullet = false, isAlone = true } = {}) =>
  headingOf(text, { isBullet, isAlone })?.section ?? null;

describe("headingOf", () => {
  test.each([
    "Experience with SQL and dbt",
    "You will own the night batch",
    "Good command of Tally",
    "Python is a plus",
    "B.Pharm required",
    "Time study",
    "Post-mortem of incidents",
    "Knows how a boiler is started, and why it stops.",
    "Our shop in Nashik sells pumps to farmers in eleven districts",
  ])("takes a line for no heading: %s", (text) => {
    expect(heading(text, { isAlone: false })).toBeNull();
  });

  test("takes a bullet for no heading, unless a colon follows", () => {
    expect(heading("Key skills", { isBullet: true })).toBeNull();
    expect(heading("Key skills: SQL", { isBullet: true })).toBe("must");
  });

  test.each([
    ["Desired Candidate Profile", "must"],
    ["Technical competencies (mandatory):", "must"],
    ["You should bring", "must"],
    ["You will need", "must"],
    ["What the job asks for", "must"],
    ["NON-NEGOTIABLES", "must"],
    ["योग्यता", "must"],
    ["Technical competencies (desirable):", "nice"],
    ["It would be lovely if you also have", "nice"],
    ["Will be preferred", "nice"],
    ["Brownie points", "nice"],
    ["KNOWLEDGE & SKILLS - DESIRABLE", "nice"],
    ["KNOWLEDGE & SKILLS - MUST", "must"],
    ["What you must know already, we can't teach these at the moment:", "must"],
    ["Essential functions", "duties"],
    ["What the day looks like", "duties"],
    ["General conditions:", "other"],
    ["What you'd be doing:", "duties"],
    ["What you need to do", "duties"],
    ["JD:", "duties"],
    ["कार्य", "duties"],
    ["What is the job?", "duties"],
    ["Position summary", "duties"],
    ["Role", "duties"],
    ["Work:", "duties"],
    ["Who we are looking for", "must"],
    ["Required knowledge", "must"],
    ["What we ask for", "must"],
    ["What the senior surveyor does", "duties"],
    ["Reporting to: Head of Zylo", "other"],
    ["Site: Zorba", "other"],
    ["Who are you?", "must"],
    ["Who we are", "other"],
    ["Rounds: two, then HR", "other"],
    ["Contact HR: 11 to 4", "other"],
    ["What's in it for you", "other"],
    ["Salary: 4 LPA", "other"],
  ])("reads “%s” as %s", (text, section) => {
    expect(heading(text)).toBe(section);
  });

  test("reads a label before a dash only where the label is a heading's", () => {
    expect(headingOf("Must have - GST, TDS", { isBullet: false, isAlone: false })).toMatchObject({
      section: "must",
      rest: "GST, TDS",
    });
    expect(heading("Kaveri Mills - Salem", { isAlone: false })).toBeNull();
  });
});

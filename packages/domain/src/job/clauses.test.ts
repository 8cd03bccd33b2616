import { describe, expect, test } from "vitest";
import { isNegated, isNiceAt, isOfStudy, isOthers } from "./clauses.ts";
import type { JobLine } from "./lines.ts";

const line = (text: string): JobLine => ({
  text,
  section: "must",
  need: "must",
  isCompulsory: false,
});
const at = (text: string, word: string) => text.indexOf(word);

describe("isNiceAt", () => {
  test.each([
    ["Good knowledge of Excel; SFA tools preferred", "Excel", false],
    ["Good knowledge of Excel; SFA tools preferred", "SFA", true],
    ["Level I is mandatory (Level II will be preferred)", "Level I", false],
    ["Level I is mandatory (Level II will be preferred)", "Level II", true],
    ["Java (preferred)", "Java", true],
    ["Go, Java (preferred)", "Go", false],
    ["Malayalam and English must, Hindi an advantage", "Malayalam", false],
    ["Malayalam and English must, Hindi an advantage", "Hindi", true],
    ["5 years in sales, preferably in FMCG, with Tally", "FMCG", true],
    ["5 years in sales, preferably in FMCG, with Tally", "Tally", false],
    ["Looker, dbt and Airflow are a plus", "Looker", true],
    ["Kiln certificate – preferable", "Kiln", true],
    ["Tally – GST returns", "Tally", false],
    ["Kafka is plus", "Kafka", true],
    ["Escrow-based checks = plus", "Escrow", true],
    ["Looker, dbt and Airflow", "Looker", false],
  ])("%s: %s is nice: %s", (text, word, nice) => {
    expect(isNiceAt(line(text), at(text, word))).toBe(nice);
  });
});

describe("isOfStudy", () => {
  test.each([
    ["B.Sc Nursing or GNM", "GNM", true],
    ["MBA (Finance) / CA, 2 years in audit", "Finance", true],
    ["MBA (Finance) / CA, 2 years in audit", "audit", false],
    ["GNM with valid registration with the State Nursing Council", "Nursing Council", false],
    ["B.Tech in statistics", "statistics", true],
    ["Knowledge of statistics", "statistics", false],
    ["Any science graduate: good in optics & acoustics", "acoustics", false],
    ["Graduate with 50% marks, and PTET (Paper I) qualified", "PTET", false],
    ["Semi qualified CA / M.Com", "M.Com", true],
    ["Maintains master data and the Kiln Master File", "Kiln", false],
    ["Certified Scrum Master, Kafka", "Kafka", false],
    ["Experience as BA in Kafka / lending", "Kafka", false],
    ["Firmware for a bus master and Kafka", "Kafka", false],
    ["Bachelor or master or PhD in Kafka", "Kafka", true],
    ["Master in statistics", "statistics", true],
    ["Kafka; B.Tech in statistics", "Kafka", false],
    ["B.Tech in statistics; Kafka", "Kafka", false],
    ["Kafka; B.Tech in statistics", "statistics", true],
    ["Rehabilitation, pain relief, taping, BPT, MPT", "pain relief", false],
    ["BPT, MPT, orthopaedics, neurology", "neurology", true],
    ["2 years shall be in administration of Kafka", "Kafka", false],
  ])("%s: %s is of study: %s", (text, word, study) => {
    expect(isOfStudy(line(text), text.lastIndexOf(word))).toBe(study);
  });
});

describe("isNegated", () => {
  test.each([
    ["No cold calling", "cold calling", true],
    ["COBOL is not required", "COBOL", true],
    ["Kubernetes is handled by the platform team", "Kubernetes", true],
    ["SQL rather than Excel", "Excel", true],
    ["SQL rather than Excel", "SQL", false],
    ["Not only Kafka", "Kafka", false],
    ["Knows Kafka", "Kafka", false],
    ["Looker; we do not use Kafka any more", "Kafka", true],
    ["Looker; we do not use Kafka any more", "Looker", false],
    ["Kafka was removed last year", "Kafka", true],
    ["Kafka profiles will not fit", "Kafka", true],
    ["Kafka wale pls apply na karein", "Kafka", true],
    ["Kafka jaanne wale apply karein", "Kafka", false],
    ["Only Pega exp will not be considered", "Pega", true],
    ["Highway profiles pls excuse", "Highway", true],
    ["Those from Pega without Kafka, kindly do not apply", "Pega", true],
    ["Those who know Pega; others need not apply", "Pega", false],
    ["Candidates of Pega background, kindly excuse", "Pega", true],
    ["Candidates of Pega background are welcome", "Pega", false],
  ])("%s: %s is negated: %s", (text, word, negated) => {
    const from = at(text, word);
    expect(isNegated(line(text), from, from + word.length)).toBe(negated);
  });
});

test("takes letters beside which a duty is done for another department", () => {
  const duty = {
    ...line("Final inspection along with QC, wherever the DBA asks"),
    section: "duties",
  } as const;
  expect(isOthers(duty, at(duty.text, "QC"), at(duty.text, "QC") + 2)).toBe(true);
  expect(isOthers(duty, at(duty.text, "DBA"), at(duty.text, "DBA") + 3)).toBe(true);
  expect(isOthers({ ...duty, section: "must" }, at(duty.text, "QC"), at(duty.text, "QC") + 2)).toBe(
    false,
  );
});

describe("isOthers", () => {
  test.each([
    ["Work with the RTL and DFT teams", "RTL", true],
    ["Liaise with logistics", "logistics", true],
    ["Give feedback to AR team", "AR", true],
    ["Partner with sales on pricing", "pricing", false],
    ["Work in Agile/Scrum teams", "Agile", false],
    ["logistics, vendor management", "logistics", false],
    ["Licence work with DGFT - EPCG, LUT renewal", "EPCG", false],
    ["scientists, some of whom prototype in Julia", "Julia", true],
    ["our designer (she works in Figma)", "Figma", true],
  ])("%s: %s is others' work: %s", (text, word, others) => {
    const from = at(text, word);
    expect(isOthers(line(text), from, from + word.length)).toBe(others);
  });
});

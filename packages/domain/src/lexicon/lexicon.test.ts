import { describe, expect, test } from "vitest";
import { companyScore, isLegalForm } from "./company-words.ts";
import { degreeScore } from "./degrees.ts";
import { institutionScore } from "./institutions.ts";
import { titleScore } from "./job-titles.ts";
import { isLocation } from "./places.ts";
import { sectionKindOf } from "./section-names.ts";

describe("sectionKindOf", () => {
  test.each([
    "Kaveri Retail",
    "Experience with PostgreSQL in banks",
    "Skilled in SQL",
    "Skills and Kaveri Retail",
    "",
  ])("knows no heading in %j", (text) => {
    expect(sectionKindOf(text)).toBeNull();
  });

  test.each([
    ["WORK EXPERIENCE:", "experience"],
    ["Where I have worked", "experience"],
    ["What I know", "skills"],
    ["Things I made", "projects"],
    ["2. Educational Qualifications", "education"],
    ["Relevant Work Experience & Internships", "experience"],
    ["Awards & Recognition", "awards"],
    ["Most proud of", "awards"],
    ["Profile Snapshot", "summary"],
    ["Driving licence", "other"],
    ["Berufserfahrung", "experience"],
    ["Compétences techniques", "skills"],
    ["Formación académica", "education"],
    ["Experiência Profissional", "experience"],
    ["Esperienza professionale", "experience"],
    ["Istruzione e formazione", "education"],
    ["Capacità e competenze personali", "skills"],
    ["कार्य अनुभव", "experience"],
    ["काय अनुभव", "experience"],
    ["教育背景", "education"],
    ["Positions of Responsibility", "other"],
    ["POSITIONS OF RESPONSIBILITY AND EXTRA-CURRICULAR", "other"],
    ["Key Qualification", "summary"],
  ])("reads %j as %s", (text, kind) => {
    expect(sectionKindOf(text)).toBe(kind);
  });
});

describe("isLocation", () => {
  test.each([
    "Kaveri Retail, Pune, India",
    "Senior Analyst",
    "Vice President, Engineering",
    "asha@example.in",
    "Diesel Fitter QLD",
    "Right to Information ACT",
  ])("takes %j for no place", (text) => {
    expect(isLocation(text)).toBe(false);
  });

  test.each([
    "Pune",
    "Bengaluru, Karnataka, India",
    "Seattle, WA",
    "Springfield, OH",
    "Remote",
    "(New Delhi)",
    "Mackay QLD",
    "Yarralumla ACT 2600",
    "लखनऊ, भारत",
  ])("takes %j for a place", (text) => {
    expect(isLocation(text)).toBe(true);
  });
});

describe("what a name is", () => {
  test.each(["Lindqvist", "Hofmeister", "Goldsmith", "Cartwright", "Checklist", "Rehm & Partner"])(
    "takes %j for no title",
    (text) => {
      expect(titleScore(text)).toBeLessThan(1);
    },
  );

  test.each([
    "Dental Hygienist",
    "Consultant Radiologist",
    "Fachinformatikerin",
    "Steuerfachwirtin",
    "Founder & Partner",
  ])("takes %j for a title, by how its last word ends", (text) => {
    expect(titleScore(text)).toBeGreaterThanOrEqual(1);
  });

  test("takes a department for a part of its company, unless it is a public office", () => {
    expect(companyScore("Emergency Department")).toBeLessThan(1);
    expect(companyScore("Public Works Department")).toBeGreaterThan(1);
  });

  test.each([
    "Senior Data Analyst",
    "Softwareentwicklerin",
    "Vice President, Engineering",
    "Chef de projet",
    "产品经理",
    "सहायक संपादक प्रमुख",
  ])("%j is a job title rather than a company", (text) => {
    expect(titleScore(text)).toBeGreaterThan(companyScore(text));
  });

  test.each([
    "Kaveri Retail Pvt. Ltd.",
    "Northgate Systems Inc.",
    "Neckar Antriebe GmbH",
    "Tessellate Labs",
    "腾讯科技有限公司",
  ])("%j is a company rather than a job title", (text) => {
    expect(companyScore(text)).toBeGreaterThan(titleScore(text));
  });

  test.each([
    "B.Tech in Electronics",
    "Class XII (CBSE)",
    "M.B.A.",
    "Bachelor of Commerce",
    "B.E. Computer Science",
    "硕士",
  ])("%j is a degree", (text) => {
    expect(degreeScore(text)).toBeGreaterThanOrEqual(2);
  });

  test.each(["to be of use to me", "as a team", "University of Pune"])(
    "%j is no degree",
    (text) => {
      expect(degreeScore(text)).toBeLessThan(1);
    },
  );

  test.each([
    "Savitribai Phule Pune University",
    "PSG College of Technology",
    "Kendriya Vidyalaya",
    "IIT Madras",
    "Universität Stuttgart",
    "清华大学",
  ])("%j is a place of learning", (text) => {
    expect(institutionScore(text)).toBeGreaterThanOrEqual(2);
  });

  test("a legal form alone belongs to the name before it", () => {
    expect(isLegalForm("Pvt. Ltd.")).toBe(true);
    expect(isLegalForm("Pune")).toBe(false);
  });
});

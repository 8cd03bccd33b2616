import type { Reading } from "../../resume/reading.ts";
import { readResume } from "../../read/read-resume.ts";
import { documentOf, page, type PageLine } from "../../read/testing/page.ts";

const heading = (text: string): PageLine => [text, { size: 13, bold: true }];

/** A resume of one page, as the reader reads it. Line numbers count from 1. */
export function readPage(...lines: readonly PageLine[]): Reading {
  return readResume(documentOf(page(lines)));
}

/** Two jobs, a study, skills, a certificate and languages. */
export const RESUME: Reading = readPage(
  ["Asha Verma", { size: 22, bold: true }],
  ["Data Analyst", { size: 12 }],
  "asha.verma@example.in | +91 98200 12345 | Pune, Maharashtra",
  heading("Experience"),
  ["Data Analyst, Kaveri Retail Pvt. Ltd. | Aug 2022 – Present", { bold: true }],
  "• Built cohort reports in SQL for 40 stores.",
  "• Cut the load time of dashboards by half.",
  "• Taught six colleagues Power BI.",
  ["Junior Analyst, Sahyadri Consulting Ltd. | Jul 2020 – Jul 2022", { bold: true }],
  "• Loaded client files every night.",
  heading("Education"),
  ["B.Sc. Statistics, University of Pune | 2017 – 2020", { bold: true }],
  heading("Skills"),
  "SQL, Python, Power BI",
  heading("Languages"),
  "Marathi, Hindi, English",
  heading("Certifications"),
  "Power BI Data Analyst Associate, Microsoft, 2023",
);

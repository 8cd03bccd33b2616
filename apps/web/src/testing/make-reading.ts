import type { UploadReading } from "@taiyari/contract";
import { readResume } from "@taiyari/domain/read";
import type { Reading, SourceDocument, TextRun } from "@taiyari/domain/resume";
import { UPLOAD_ID } from "./make-upload.ts";

const LEFT = 56;
const SIZE = 10;
const LINE = 16;

/** What a machine reads of a page with these lines; a line in capitals stands bold and apart, as headings do. */
export function readingOf(lines: readonly string[]): Reading {
  return read(runsOf(lines));
}

/** The same of Meera's page with a line that nobody can see, in light ink unless it stands elsewhere. */
export function hiddenReading(text: string, at: Partial<TextRun> = {}): Reading {
  const [run] = runsOf([text]);
  return read([
    ...runsOf(MEERA),
    ...(run ? [{ ...run, baseline: 600, ...at, hidden: true as const }] : []),
  ]);
}

function runsOf(lines: readonly string[]): TextRun[] {
  let baseline = 50;
  return lines.map((text): TextRun => {
    const isHeading = text === text.toUpperCase() && /\p{L}/u.test(text);
    baseline += isHeading ? LINE * 2 : LINE;
    const width = text.length * SIZE * 0.5;
    return {
      text,
      x: LEFT,
      baseline,
      width,
      size: isHeading ? SIZE + 2 : SIZE,
      font: "",
      bold: isHeading,
      italic: false,
      angle: 0,
    };
  });
}

function read(runs: readonly TextRun[]): Reading {
  const document: SourceDocument = {
    format: "pdf",
    pages: [{ width: 595, height: 842, runs, links: [], images: [], rules: [] }],
    producer: "",
    tagged: false,
  };
  return readResume(document);
}

export const MEERA: readonly string[] = [
  "Meera Joshi",
  "Data Analyst",
  "meera.joshi@example.in | Pune, Maharashtra",
  "EXPERIENCE",
  "Data Analyst, Kaveri Retail",
  "Aug 2022 - Present",
  "• Built cohort analysis in SQL and raised repeat orders by 9%.",
  "• Wrote weekly sales reports in Power BI.",
  "Junior Analyst, Sahyadri Consulting",
  "Jul 2020 - Jul 2022",
  "• Cleaned addresses of 80,000 customers.",
  "SKILLS",
  "SQL, Python, Power BI",
];

/** What the server says of a resume that was read. Tests name only what they are about. */
export function makeReading(more: Partial<UploadReading> = {}): UploadReading {
  return {
    uploadId: UPLOAD_ID,
    fileName: "Meera_Joshi.pdf",
    reading: readingOf(MEERA),
    corrections: [],
    revision: 3,
    file: { format: "pdf", bytes: 48_000, pages: 1, tagged: false, today: 20_762 },
    target: {
      role: "",
      industry: "",
      jobDescription: "",
      years: null,
      isDomainSwitch: false,
      level: null,
    },
    careersVersion: "c1",
    report: null,
    ...more,
  };
}

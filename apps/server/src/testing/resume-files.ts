import { makePdf } from "@taiyari/documents/testing";

const LINES = [
  "Asha Verma",
  "Data Analyst",
  "asha.verma@example.com | +91 98765 43210 | Pune, Maharashtra",
  "",
  "EXPERIENCE",
  "Data Analyst, Godavari Foods, Pune",
  "Jan 2022 - Present",
  "\u2022 Built a sales dashboard in Power BI that 40 managers open every week",
  "\u2022 Cut the monthly report from 3 days to 4 hours with SQL and Python",
  "Junior Analyst, Sahyadri Logistics, Mumbai",
  "Jul 2019 - Dec 2021",
  "\u2022 Responsible for weekly delivery figures in Excel",
  "",
  "EDUCATION",
  "B.Sc. Statistics, Fergusson College, Pune",
  "2016 - 2019",
  "",
  "SKILLS",
  "SQL, Python, Power BI, Excel, Statistics",
];

/** A one-page resume as a real PDF. Another `name` makes other bytes. */
export function resumePdf({ name = "Asha Verma", without = "" } = {}): Uint8Array<ArrayBuffer> {
  const lines = LINES.map((line) => line.replace("Asha Verma", name)).filter(
    (line) => without === "" || !line.includes(without),
  );
  const texts = lines.map((text, index) => ({
    text: text.replace("\u2022", "-"),
    x: 60,
    y: 780 - index * 18,
    size: index === 0 ? 18 : 10.5,
    font: isHeading(text) || index === 0 ? ("Helvetica-Bold" as const) : ("Helvetica" as const),
  }));
  return makePdf({ pages: [{ texts: texts.filter(({ text }) => text !== "") }] });
}

/** A letter as a real PDF: it can be read and is no resume. */
export function letterPdf(): Uint8Array<ArrayBuffer> {
  const lines = [
    "Dear Manager,",
    "I am writing to you about the shop in Nashik, which I would like to visit in May.",
    "Please tell me which day is best for the people there.",
    "Yours sincerely,",
    "Asha Verma",
  ];
  const texts = lines.map((text, index) => ({ text, x: 60, y: 780 - index * 18, size: 10.5 }));
  return makePdf({ pages: [{ texts }] });
}

/** A PDF of one page that shows nothing but a drawing. */
export function scannedPdf(): Uint8Array<ArrayBuffer> {
  return makePdf({ pages: [{ drawing: "0.5 g 100 100 300 500 re f" }] });
}

function isHeading(line: string): boolean {
  return line !== "" && line === line.toUpperCase() && !line.includes("@");
}

// Usage: node actuarial-analyst-hartford.mjs out.pdf   (needs react and @react-pdf/renderer)
import { createElement as h } from "react";
import { Document, Link, Page, StyleSheet, Text, View, renderToFile } from "@react-pdf/renderer";

const THEME = "#0369a1";
const s = StyleSheet.create({
  page: { fontFamily: "Helvetica", fontSize: 10.5, color: "#171717", paddingBottom: 34 },
  bar: { height: 10, backgroundColor: THEME },
  body: { paddingHorizontal: 58, paddingTop: 18 },
  name: { fontSize: 20, fontFamily: "Helvetica-Bold", color: THEME },
  contact: {
    flexDirection: "row",
    flexWrap: "wrap",
    justifyContent: "space-between",
    marginTop: 6,
  },
  section: { marginTop: 14 },
  head: { flexDirection: "row", alignItems: "center" },
  dash: { height: 3.5, width: 28, backgroundColor: THEME, marginRight: 10 },
  heading: { fontFamily: "Helvetica-Bold", letterSpacing: 0.4 },
  row: { flexDirection: "row", justifyContent: "space-between" },
  bold: { fontFamily: "Helvetica-Bold" },
  bullet: { flexDirection: "row", marginTop: 3 },
  dot: { width: 14, textAlign: "center", fontFamily: "Helvetica-Bold" },
  flex: { flexGrow: 1, flexBasis: 0 },
  gap: { marginTop: 8 },
  feature: { flexDirection: "row", marginTop: 5, justifyContent: "space-between" },
});

const section = (title, ...children) =>
  h(
    View,
    { style: s.section },
    h(
      View,
      { style: s.head, minPresenceAhead: 40 },
      h(View, { style: s.dash }),
      h(Text, { style: s.heading }, title),
    ),
    ...children,
  );
const bullets = (list) =>
  list.map((text, i) =>
    h(
      View,
      { key: i, style: s.bullet, wrap: false },
      h(Text, { style: s.dot }, "•"),
      h(Text, { style: s.flex }, text),
    ),
  );
const work = ({ company, title, date, points }, i) =>
  h(
    View,
    { key: title, style: s.gap },
    company ? h(Text, { style: s.bold }, company) : null,
    h(
      View,
      { style: [s.row, { marginTop: i && !company ? 0 : 4 }] },
      h(Text, null, title),
      h(Text, null, date),
    ),
    ...bullets(points),
  );

const jobs = [
  {
    company: "Charter Oak Mutual Insurance",
    title: "Actuarial Analyst II, Personal Auto Pricing",
    date: "Jun 2023 - Present",
    points: [
      "Built the Poisson and gamma GLMs behind the 2025 rate filings in Connecticut, Rhode Island and New Hampshire, a book of $214 million in written premium",
      "Replaced a 41-tab indication workbook with an R package; a full state review now takes two days instead of nine",
      "Explained a 7.8% rate change to two departments of insurance and answered 63 objections without a withdrawal",
      "Mentor two rotational students on exam scheduling and SQL",
    ],
  },
  {
    company: null,
    title: "Actuarial Analyst I, Reserving",
    date: "Jul 2021 - May 2023",
    points: [
      "Ran quarterly chain-ladder and Bornhuetter-Ferguson reserves for eleven commercial lines",
      "Found a coding error in salvage recoveries worth $3.1 million and wrote the check that now catches it",
    ],
  },
  {
    company: "Quinnipiac Claims Cooperative",
    title: "Actuarial Intern",
    date: "Jun 2020 - Aug 2020",
    points: ["Fitted loss development curves to 18 years of workers' compensation data in Python"],
  },
];
const projects = [
  {
    name: "Nor'easter Losses",
    date: "2024",
    points: [
      "Open data set joining 30 years of coastal storm tracks with county claim counts; cited in two CAS E-Forum papers",
    ],
  },
  {
    name: "Exam Pace",
    date: "Fall 2022",
    points: [
      "Study planner for actuarial candidates written in TypeScript and React, used by about 900 people each sitting",
    ],
  },
];
const e = h(
  Document,
  { title: "Resume", author: "Tessa Okonkwo-Lindgren" },
  h(
    Page,
    { size: "LETTER", style: s.page },
    h(View, { style: s.bar }),
    h(
      View,
      { style: s.body },
      h(Text, { style: s.name }, "Tessa Okonkwo-Lindgren"),
      h(
        Text,
        { style: { marginTop: 6 } },
        "Credentialed pricing actuary in the making: five years in property and casualty, six CAS exams passed, and a liking for models that a regulator can read",
      ),
      h(
        View,
        { style: s.contact },
        h(
          Link,
          {
            src: "mailto:tessa.okl@riskmail.example",
            style: { color: "#171717", textDecoration: "none" },
          },
          "tessa.okl@riskmail.example",
        ),
        h(Text, null, "(860) 555-0147"),
        h(Text, null, "Hartford, CT"),
        h(
          Link,
          {
            src: "https://linkedin.com/in/tessa-ol",
            style: { color: "#171717", textDecoration: "none" },
          },
          "linkedin.com/in/tessa-ol",
        ),
      ),
      section("WORK EXPERIENCE", ...jobs.map(work)),
      section(
        "EDUCATION",
        h(
          View,
          { style: s.gap },
          h(Text, { style: s.bold }, "University of Connecticut"),
          h(
            View,
            { style: [s.row, { marginTop: 4 }] },
            h(Text, null, "Bachelor of Science in Actuarial Science - 3.84 GPA"),
            h(Text, null, "Aug 2017 - May 2021"),
          ),
          ...bullets([
            "Minor in Statistics; treasurer of the Actuarial Science Club",
            "Coursework: Life Contingencies, Loss Models, Regression Analysis, Stochastic Processes",
          ]),
        ),
      ),
      section(
        "PROJECT",
        ...projects.map((p) =>
          h(
            View,
            { key: p.name, style: s.gap, wrap: false },
            h(View, { style: s.row }, h(Text, { style: s.bold }, p.name), h(Text, null, p.date)),
            ...bullets(p.points),
          ),
        ),
      ),
      section(
        "SKILLS",
        h(
          View,
          { style: s.feature },
          ...["R", "SQL", "Python", "Emblem", "Tableau", "Excel VBA"].map((k) =>
            h(Text, { key: k }, k),
          ),
        ),
        ...bullets([
          "Methods: GLM, credibility, catastrophe modeling, trend selection",
          "Tools: Git, Databricks, Snowflake, LaTeX",
        ]),
      ),
      section(
        "EXAMS AND AWARDS",
        ...bullets([
          "CAS Exam 5 passed, May 2024",
          "CAS Exam MAS-II passed, October 2023",
          "Charter Oak Analyst of the Year 2024",
        ]),
      ),
    ),
  ),
);
if (process.argv[2]) await renderToFile(e, process.argv[2]);

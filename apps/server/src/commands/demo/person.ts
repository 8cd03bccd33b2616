import type { PdfLine } from "./write-pdf.ts";

/** An invented person whose resume gets better from one version to the next. */
export const DEMO_PERSON = {
  fullName: "Meenal Kulkarni",
  email: "demo@taiyari.example",
  phone: "+919820000000",
};

export interface DemoUpload {
  readonly fileName: string;
  /** How many days ago it was uploaded. */
  readonly daysAgo: number;
  readonly targetRole: string;
  readonly targetIndustry: string;
  readonly lines: readonly PdfLine[];
  /** When reports were made of it, in days ago, oldest first, and for which role where it was another one. */
  readonly reports: readonly {
    readonly daysAgo: number;
    readonly withJob: boolean;
    readonly targetRole?: string;
  }[];
}

/** A posting as such a person would paste it. */
export const DEMO_JOB = `Senior Data Analyst, Pune

You will own the reporting of our lending business: from the question of a product manager to a dashboard that is used every week.

Must have:
- 4+ years of experience as a data analyst
- Strong SQL, including window functions
- Python (pandas) for analysis
- Power BI or Tableau
- A/B testing and statistics
- Stakeholder management

Nice to have:
- dbt, Airflow
- Experience in banking or lending
- Snowflake or BigQuery`;

const name = (text: string): PdfLine => ({ text, style: "name" });
const heading = (text: string): PdfLine => ({ text, style: "heading" });
const strong = (text: string): PdfLine => ({ text, style: "strong" });
const plain = (text: string): PdfLine => ({ text, style: "plain" });
const bullet = (text: string): PdfLine => ({ text, style: "bullet" });

const CONTACT = "meenal.kulkarni@example.com | +91 98200 00000 | Pune, Maharashtra";
const EDUCATION = [
  heading("EDUCATION"),
  strong("B.Sc. Statistics, Savitribai Phule Pune University"),
  plain("2016 - 2019"),
];

/** As it was at the start: duties, no figures, no address. */
const FIRST: readonly PdfLine[] = [
  name("Meenal Kulkarni"),
  plain("meenal.kulkarni@example.com"),
  heading("OBJECTIVE"),
  plain("To obtain a challenging position in a reputed organisation where I can grow."),
  heading("EXPERIENCE"),
  strong("MIS Executive, Bhima Capital"),
  plain("2022 - Present"),
  bullet("Responsible for daily and weekly MIS reports"),
  bullet("Worked on dashboards for the collections team"),
  bullet("Helped in data cleaning activities"),
  strong("Data Entry Associate, Koyna Retail"),
  plain("2019 - 2022"),
  bullet("Was involved in maintaining stock data in Excel"),
  ...EDUCATION,
  heading("SKILLS"),
  plain("MS Excel, SQL, Team player, Hard working"),
];

/** With dates to the month and the tools named. */
const SECOND: readonly PdfLine[] = [
  name("Meenal Kulkarni"),
  plain("Data Analyst"),
  plain(CONTACT),
  heading("EXPERIENCE"),
  strong("MIS Analyst, Bhima Capital, Pune"),
  plain("Apr 2022 - Present"),
  bullet("Built the weekly collections dashboard in Power BI"),
  bullet("Wrote SQL queries on the loan book for the credit team"),
  bullet("Worked on cleaning the repayment data in Python"),
  strong("Data Associate, Koyna Retail, Mumbai"),
  plain("Jul 2019 - Mar 2022"),
  bullet("Kept the stock data of 60 shops in Excel"),
  ...EDUCATION,
  heading("SKILLS"),
  plain("SQL, Python, Power BI, Excel, Statistics"),
];

/** With results in most bullets; two still name duties, so that there is something left to do. */
const THIRD: readonly PdfLine[] = [
  name("Meenal Kulkarni"),
  plain("Data Analyst, lending and collections"),
  plain(`${CONTACT} | linkedin.com/in/meenal-kulkarni-example`),
  heading("SUMMARY"),
  plain("Data analyst with 7 years in lending and retail. Turns repayment data into decisions"),
  plain("that credit and collections teams act on every week."),
  heading("EXPERIENCE"),
  strong("Data Analyst, Bhima Capital, Pune"),
  plain("Apr 2022 - Present"),
  bullet("Built a Power BI dashboard that 35 collections managers open every Monday"),
  bullet("Cut the monthly portfolio report from 4 days to 5 hours with SQL and Python (pandas)"),
  bullet("Designed an A/B test of payment reminders that raised on-time repayment by 6%"),
  bullet("Responsible for weekly repayment reports to the product managers"),
  strong("Data Associate, Koyna Retail, Mumbai"),
  plain("Jul 2019 - Mar 2022"),
  bullet("Reconciled the stock of 60 shops each week and halved the count differences"),
  bullet("Worked on automation of Excel reports for the buying team"),
  ...EDUCATION,
  heading("SKILLS"),
  plain("Languages: SQL (window functions), Python (pandas), R"),
  plain("Tools: Power BI, Tableau, Excel, BigQuery, Git"),
  plain("Methods: A/B testing, Statistics, Stakeholder management"),
  heading("CERTIFICATIONS"),
  plain("PL-300 Power BI Data Analyst, Microsoft, 2024"),
];

/** The uploads, oldest first. */
export const DEMO_UPLOADS: readonly DemoUpload[] = [
  {
    fileName: "Meenal_Resume_2025.pdf",
    daysAgo: 150,
    targetRole: "Data Analyst",
    targetIndustry: "Banking and lending",
    lines: FIRST,
    reports: [{ daysAgo: 150, withJob: false }],
  },
  {
    fileName: "Meenal_Kulkarni_MIS.pdf",
    daysAgo: 118,
    targetRole: "MIS Executive",
    targetIndustry: "Banking and lending",
    lines: SECOND.map((line) => (line.text === "Data Analyst" ? plain("MIS Analyst") : line)),
    reports: [{ daysAgo: 118, withJob: false }],
  },
  {
    fileName: "Meenal_Kulkarni_Data_Analyst.pdf",
    daysAgo: 76,
    targetRole: "Data Analyst",
    targetIndustry: "Banking and lending",
    lines: SECOND,
    reports: [
      { daysAgo: 76, withJob: false, targetRole: "Data Scientist" },
      { daysAgo: 61, withJob: false },
    ],
  },
  {
    fileName: "Meenal_Kulkarni_BI_Developer.pdf",
    daysAgo: 44,
    targetRole: "Business Intelligence Developer",
    targetIndustry: "Banking and lending",
    lines: [...SECOND, plain("DAX, Data modelling, Tableau")],
    reports: [{ daysAgo: 44, withJob: false }],
  },
  {
    fileName: "Meenal_Kulkarni_Senior_Analyst.pdf",
    daysAgo: 21,
    targetRole: "Senior Data Analyst",
    targetIndustry: "Banking and lending",
    lines: THIRD,
    reports: [
      { daysAgo: 21, withJob: false, targetRole: "Data Engineer" },
      { daysAgo: 9, withJob: true },
    ],
  },
];

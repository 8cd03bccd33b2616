import type { Sketch } from "../../../resume/testing/reading.ts";

export type SceneName = "analyst" | "fresher" | "support";

/** A person with a report: what they sent, what they want, and the resume of the report before. */
export interface SceneSketch {
  readonly resume: Sketch;
  readonly previous: Sketch | null;
  readonly role: string;
  readonly job: string;
}

const ANALYST: Sketch = {
  name: "Shruti Deshmukh",
  headline: "Data Analyst",
  email: "shruti@example.in",
  phone: "+91 98200 00000",
  location: "Pune",
  summary: "Data analyst who likes clean data and clear questions.",
  experience: [
    {
      title: "Data Analyst",
      company: "Kaveri Retail",
      from: "Aug 2021",
      to: "Present",
      bullets: [
        "Built a cohort analysis in SQL that showed why orders fell; repeat orders rose 9% in two quarters.",
        "Responsible for weekly sales reports in Power BI and worked on improving dashboard load time.",
        "Ran 11 A/B tests on pricing pages with the product team; 4 went live.",
        "Helped with data requests from finance and marketing.",
      ],
    },
    {
      title: "Junior Analyst",
      company: "Nandi Foods",
      from: "Jul 2018",
      to: "Jun 2020",
      bullets: [
        "Automated the month-end stock report in Python, saving 6 hours a week.",
        "Involved in building Airflow pipelines for store data.",
        "Cleaned vendor data in PostgreSQL and Excel.",
      ],
    },
  ],
  education: [{ title: "B.Sc Statistics", company: "Fergusson College", from: "2015", to: "2018" }],
  skills: ["SQL", "Python", "Power BI", "PostgreSQL", "dbt", "Excel", "A/B testing"],
};

const EARLIER: Sketch = {
  ...ANALYST,
  experience: [
    {
      title: "Data Analyst",
      company: "Kaveri Retail",
      from: "Aug 2021",
      to: "Present",
      bullets: [
        "Worked on a cohort analysis.",
        "Responsible for weekly sales reports in Power BI and worked on improving dashboard load time.",
        "Helped with data requests from finance and marketing.",
      ],
    },
  ],
};

const ANALYST_JOB = `Senior Data Analyst

Finova Lending, Pune. 5+ years of experience.

What you will do
- Build dashboards for the collections team every week
- Explain changes in loan performance to managers
- Write SQL that joins data from several systems

Must have
- SQL and Python
- Power BI
- Credit risk
- Snowflake

Nice to have
- dbt
- Airflow
`;

const FRESHER: Sketch = {
  name: "Rohan Das",
  email: "rohan@example.in",
  phone: "+91 90000 11111",
  education: [
    { title: "B.Tech Computer Science", company: "NIT Rourkela", from: "2022", to: "2026" },
  ],
  projects: [
    {
      title: "Attendance app",
      bullets: [
        "Worked on an attendance app in React for 300 students.",
        "Made the login page.",
        "Hardworking and passionate about learning new things.",
      ],
    },
    {
      title: "Library system",
      bullets: ["Created a library management system using Java and SQL."],
    },
  ],
  skills: ["Java", "React", "SQL", "C", "Communication"],
};

const SUPPORT: Sketch = {
  name: "Imran Sheikh",
  headline: "Customer support executive",
  email: "imran@example.in",
  phone: "+91 91111 22222",
  location: "Lucknow",
  summary: "I am a customer support executive with eight years in telecom and banking.",
  experience: [
    {
      title: "Senior Support Executive",
      company: "Zenith Telecom",
      from: "Mar 2020",
      to: "Present",
      bullets: [
        "Handled 60 calls a day and kept a first-call resolution of 82%.",
        "Trained 14 new joiners; ramp-up time fell from six weeks to four.",
        "Did reports in Excel.",
      ],
    },
    {
      title: "Support Executive",
      company: "Bharat BPO",
      from: "Jan 2017",
      to: "Feb 2020",
      bullets: [
        "Was responsible for answering customers.",
        "Was responsible for following up on complaints.",
      ],
    },
  ],
  education: [{ title: "B.Com", company: "Lucknow University", from: "2013", to: "2016" }],
  skills: ["Excel", "Communication", "Windows"],
  hidden: ["team lead manager six sigma excel excel excel"],
  pages: 3,
};

const SUPPORT_JOB = `Customer Support Team Lead

You will lead a team of ten support executives.

Requirements
- Excel
- Communication
- SQL
- 3+ years in customer support
`;

export const SCENES: Readonly<Record<SceneName, SceneSketch>> = {
  analyst: {
    resume: ANALYST,
    previous: EARLIER,
    role: "Senior Data Analyst",
    job: ANALYST_JOB,
  },
  fresher: { resume: FRESHER, previous: null, role: "", job: "" },
  support: {
    resume: SUPPORT,
    previous: null,
    role: "Customer Support Team Lead",
    job: SUPPORT_JOB,
  },
};

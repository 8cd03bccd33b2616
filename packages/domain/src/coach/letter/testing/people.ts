import type { Sketch } from "./person.ts";

/** A person, the job they apply for, and the post and company they name. */
export interface Applicant {
  readonly person: Sketch;
  readonly role: string;
  readonly company: string;
  readonly job: string;
}

const NURSE: Applicant = {
  role: "Staff Nurse, ICU",
  company: "Sahyadri Care Hospital",
  person: {
    name: "Rekha Thomas",
    title: "ICU Staff Nurse",
    place: "Kochi",
    jobs: [
      {
        title: "ICU Staff Nurse",
        where: "Lakeside Hospital",
        place: "Kochi",
        from: "Jun 2021",
        lines: [
          "Care for up to three ventilated patients in a 14-bed medical ICU each shift",
          "Cut medication errors from six a month to one by introducing a two-nurse check",
          "Trained 11 new nurses in infection control and patient documentation",
          "Responsible for maintaining the crash cart and checking it daily",
        ],
      },
      {
        title: "Staff Nurse",
        where: "St Mary’s Mission Hospital",
        place: "Thrissur",
        from: "Aug 2019",
        to: "May 2021",
        lines: [
          "Administered intravenous medication and blood transfusions on a 30-bed surgical ward",
          "Awarded Nurse of the Quarter for care during the second Covid wave",
        ],
      },
    ],
    studies: [
      {
        title: "B.Sc. Nursing",
        where: "Government College of Nursing, Kottayam",
        from: "2015",
        to: "2019",
      },
    ],
    skills: [
      "Ventilator management",
      "Infection control",
      "Medication administration",
      "BLS",
      "ACLS",
    ],
    languages: ["Malayalam", "English", "Hindi"],
    certificates: ["ACLS provider"],
  },
  job: `Staff Nurse, ICU
Sahyadri Care Hospital, Pune
We are looking for ICU nurses for our 22-bed critical care unit.
Requirements:
- B.Sc. Nursing or GNM, registered with a state nursing council
- 2 to 5 years of ICU experience
- Ventilator management and infection control
- ACLS certification
- Medication administration and patient documentation
Responsibilities:
- Care for ventilated patients through each shift
- Train and guide junior nurses`,
};

const ACCOUNTANT: Applicant = {
  role: "Senior Accountant",
  company: "Malhar Auto Components",
  person: {
    name: "Deepak Joshi",
    title: "Accountant",
    place: "Pune",
    summary: "Accountant for manufacturing firms. Notice period: 30 days.",
    jobs: [
      {
        title: "Accountant",
        where: "Shivneri Castings Pvt. Ltd.",
        place: "Pune",
        from: "Apr 2020",
        lines: [
          "Cut the month-end close from 9 days to 4 by moving reconciliations into Tally Prime",
          "Preparation and filing of monthly GST returns for three plants",
          "Reconcile 240 vendor ledgers every month and settle differences within a week",
          "Found ₹18 lakh of duplicate vendor payments in the 2023 audit",
        ],
      },
      {
        title: "Accounts Assistant",
        where: "Patwardhan & Co.",
        place: "Satara",
        from: "Jul 2017",
        to: "Mar 2020",
        lines: [
          "Preparation of TDS returns for 60 clients",
          "Maintaining books of account in Tally for 22 small firms",
        ],
      },
    ],
    studies: [{ title: "B.Com.", where: "Shivaji University", from: "2014", to: "2017" }],
    skills: ["Tally Prime", "GST", "TDS", "MS Excel", "Bank reconciliation"],
  },
  job: `Senior Accountant - Malhar Auto Components, Pune
Must have:
- 5+ years in accounting, preferably manufacturing
- Tally Prime and MS Excel
- GST returns, TDS returns
- Month-end closing and bank reconciliation
Good to have: SAP FICO
You will close the books every month, file GST and TDS returns and support the statutory audit.`,
};

const FRESHER: Applicant = {
  role: "Graduate Engineer Trainee",
  company: "",
  person: {
    name: "Imran Qureshi",
    place: "Hyderabad",
    studies: [
      {
        title: "B.Tech, Computer Science",
        where: "Musi Institute of Technology",
        from: "2022",
        to: "May 2026",
        lines: ["CGPA 8.4 of 10"],
      },
    ],
    projects: [
      {
        title: "Bus Kahan Hai",
        from: "2025",
        to: "2026",
        lines: [
          "Built an Android app that shows where 40 college buses are, used by 900 students",
          "Designed REST APIs in Node.js and stored positions in PostgreSQL",
        ],
        with: ["Node.js", "PostgreSQL"],
      },
      {
        title: "Attendance by QR",
        lines: [
          "Wrote a Python service that reads QR codes and marks attendance in under two seconds",
        ],
        with: ["Python"],
      },
    ],
    skills: ["Python", "Java", "SQL", "Git"],
    languages: ["Urdu", "Telugu", "English"],
  },
  job: `Graduate Engineer Trainee
Freshers of the 2026 batch with B.E. or B.Tech may apply.
Skills: Python or Java, SQL, REST APIs, Git
You will write and test services with the platform team.`,
};

const TEACHER: Applicant = {
  role: "TGT Mathematics",
  company: "Vidya Niketan School",
  person: {
    name: "Sunita Devi",
    title: "Mathematics Teacher",
    place: "Lucknow",
    jobs: [
      {
        title: "Mathematics Teacher",
        where: "Gomti Public School",
        place: "Lucknow",
        from: "Apr 2018",
        lines: [
          "Teaching mathematics to classes 8 to 10, five sections of 38 students",
          "Raised the class 10 average from 61 to 74 in two years with weekly doubt classes",
          "Prepared lesson plans and question papers for the mathematics department",
          "Parent meetings and report cards",
        ],
      },
    ],
    studies: [
      { title: "B.Ed.", where: "Lucknow University", from: "2016", to: "2018" },
      { title: "M.Sc., Mathematics", where: "Lucknow University", from: "2014", to: "2016" },
    ],
    skills: ["Lesson planning", "Classroom management", "Google Classroom"],
    certificates: ["CTET Paper II"],
  },
  job: `TGT Mathematics, Vidya Niketan School, Kanpur
Qualification: B.Ed. with graduation in mathematics, CTET
Experience: minimum 3 years teaching CBSE classes 6 to 10
Skills: lesson planning, classroom management, Google Classroom
Duties: teach mathematics, set question papers, meet parents`,
};

const SALES: Applicant = {
  role: "Area Sales Manager",
  company: "Tarang Beverages",
  person: {
    name: "Harpreet Gill",
    title: "Territory Sales Executive",
    place: "Ludhiana",
    jobs: [
      {
        title: "Territory Sales Executive",
        where: "Doaba Foods",
        place: "Ludhiana",
        from: "Jan 2022",
        lines: [
          "Manages 14 distributors and 1,100 retail outlets across Ludhiana and Moga",
          "Grew territory sales from ₹2.1 crore to ₹3.4 crore in two years",
          "Successfully launched three juice variants in 640 outlets within six weeks",
          "Promoted to territory lead in 14 months",
        ],
      },
      {
        title: "Sales Officer",
        where: "Kisan Agro",
        place: "Jalandhar",
        from: "Jun 2019",
        to: "Dec 2021",
        lines: [
          "Opened 210 new outlets through door-to-door channel sales",
          "Won best sales officer of the Punjab region in 2020",
        ],
      },
    ],
    studies: [{ title: "BBA", where: "Punjabi University", from: "2016", to: "2019" }],
    skills: ["Channel sales", "Distributor management", "MS Excel"],
    languages: ["Punjabi", "Hindi", "English"],
  },
  job: `Area Sales Manager – Tarang Beverages, Chandigarh
Requirements
• 4 to 8 years in FMCG sales
• Distributor management and channel sales
• Sales forecasting
• MS Excel; Punjabi and Hindi
What you will do: appoint distributors, launch products in new outlets, lead six sales officers`,
};

const ENGINEER: Applicant = {
  role: "Backend Engineer",
  company: "Kavach Payments",
  person: {
    name: "Nithya Raghavan",
    title: "Software Engineer",
    place: "Chennai",
    jobs: [
      {
        title: "Software Engineer II",
        where: "Marina Logistics Tech",
        place: "Chennai",
        from: "Sep 2022",
        lines: [
          "Rebuilt the rate engine in Go & cut p95 latency from 900 ms to 120 ms",
          "Designing and running Kafka pipelines that carry 3 million events a day",
          "Moved 11 services to Kubernetes without an hour of downtime",
          "Reviewed code of six engineers and wrote the on-call handbook",
        ],
      },
      {
        title: "Software Engineer",
        where: "Adyar Soft",
        place: "Chennai",
        from: "Jul 2020",
        to: "Aug 2022",
        lines: [
          "Wrote REST APIs in Java and Spring Boot for a hospital billing product",
          "Tuned PostgreSQL queries → invoices print in 2 seconds instead of 30",
        ],
      },
    ],
    studies: [
      { title: "B.E. Computer Science", where: "Anna University", from: "2016", to: "2020" },
    ],
    skills: ["Go", "Java", "Kafka", "PostgreSQL", "Kubernetes", "Docker", "Redis"],
  },
  job: `Backend Engineer at Kavach Payments, Bengaluru (hybrid)
You must have
- 3+ years of backend development in Go or Java
- PostgreSQL and Kafka
- Experience running services on Kubernetes
Nice to have: Redis, gRPC, AWS
Responsibilities
- Design and run payment services with low latency
- Review code and be on call one week in six`,
};

export const PEOPLE = { NURSE, ACCOUNTANT, FRESHER, TEACHER, SALES, ENGINEER } as const;

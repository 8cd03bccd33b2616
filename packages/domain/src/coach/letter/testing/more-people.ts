import type { Applicant } from "./people.ts";

const ANALYST: Applicant = {
  role: "Data Analyst",
  company: "Nandi Retail",
  person: {
    name: "Ananya Iyer",
    title: "Data Analyst",
    place: "Bengaluru",
    summary: "Data analyst in e-commerce and logistics. Can join after 60 days' notice.",
    jobs: [
      {
        title: "Data Analyst",
        where: "Saral Commerce",
        place: "Bengaluru",
        from: "Jan 2025",
        lines: [
          "Built the daily order pipeline in dbt and PostgreSQL",
          "Ran 22 price and delivery-fee experiments; seven shipped",
          "Traced 38% of refunds to three pin codes and one courier; switching saved ₹1.4 crore",
        ],
      },
      {
        title: "Junior Analyst",
        where: "Meghdoot Logistics",
        place: "Bengaluru",
        from: "Jul 2022",
        to: "Dec 2024",
        lines: [
          "Presented weekly to 140 hub managers, one page each",
          "Replaced 60 spreadsheets with one Power BI workbook",
        ],
      },
    ],
    studies: [{ title: "B.Sc., Statistics", where: "Maharani College", from: "2019", to: "2022" }],
    skills: ["SQL", "dbt", "PostgreSQL", "Power BI", "Python"],
  },
  job: `Data Analyst, Nandi Retail, Bengaluru
Nandi Retail runs 210 stores.
Requirements:
- SQL is a must
- PostgreSQL or Snowflake
- Power BI
- Python
Good to have: demand forecasting, dbt
You will find root causes and explain findings to store managers.`,
};

const HR: Applicant = {
  role: "HR Executive",
  company: "Ganga Textiles",
  person: {
    name: "Farida Sheikh",
    title: "HR Executive",
    place: "Surat",
    jobs: [
      {
        title: "HR Executive",
        where: "Tapti Dyeing Mills",
        place: "Surat",
        from: "Feb 2023",
        lines: [
          "Handling end-to-end recruitment for 35 shop-floor and office positions a year",
          "Maintain attendance and payroll records of 420 workers in greytHR",
          "Reduced time to hire from 41 days to 23",
          "In charge of PF and ESI registration of new joiners",
        ],
      },
      {
        title: "HR Intern",
        where: "Navsari Foods",
        from: "Jul 2022",
        to: "Dec 2022",
        lines: [
          "Assisted in campus recruitment at four colleges",
          "Coordination of induction for 60 trainees",
        ],
      },
    ],
    studies: [
      {
        title: "MBA, Human Resources",
        where: "Veer Narmad South Gujarat University",
        from: "2020",
        to: "2022",
      },
    ],
    skills: ["Recruitment", "Payroll", "MS Excel", "greytHR"],
    languages: ["Gujarati", "Hindi", "English"],
  },
  job: `HR Executive – Ganga Textiles, Surat
Skills required: recruitment, payroll processing, statutory compliance (PF, ESI), MS Excel
Experience: 2-4 years
Must speak Gujarati
Job description: hire workers for the new unit, keep attendance and payroll, plan inductions`,
};

const MECHANICAL: Applicant = {
  role: "Maintenance Engineer",
  company: "Vindhya Cement",
  person: {
    name: "Suresh Patil",
    title: "Mechanical Engineer",
    place: "Nagpur",
    jobs: [
      {
        title: "Maintenance Engineer",
        where: "Wardha Steel Works",
        place: "Wardha",
        from: "Aug 2016",
        to: "Sep 2026",
        lines: [
          "Planned preventive maintenance of 46 machines and cut breakdowns by 32%",
          "Led a team of nine technicians over three shifts",
          "Installed vibration sensors on 18 gearboxes with a budget of ₹12 lakh",
          "Spare parts planning and vendor follow-up",
        ],
      },
    ],
    studies: [
      {
        title: "B.E., Mechanical Engineering",
        where: "RTM Nagpur University",
        from: "2012",
        to: "2016",
      },
    ],
    skills: ["Preventive maintenance", "AutoCAD", "SAP PM", "Root cause analysis"],
  },
  job: `Maintenance Engineer
Vindhya Cement, Satna
Desired profile: B.E. Mechanical with 8+ years in heavy industry
Skills: preventive maintenance, root cause analysis, SAP PM, AutoCAD
Role: plan shutdowns, lead technicians, reduce breakdowns`,
};

const SUPPORT: Applicant = {
  role: "Customer Support Executive",
  company: "Udaan Air",
  person: {
    name: "Lalrinpuii Ralte",
    title: "",
    place: "Guwahati",
    jobs: [
      {
        title: "Customer Care Associate",
        where: "Brahma BPO",
        from: "Mar 2025",
        to: "Aug 2026",
        lines: [
          "Answered 70 calls a day in English and Hindi with a satisfaction score of 4.6 of 5",
          "Selected as floor mentor for eight new associates",
          "Resolved 88% of complaints on the first call using Zendesk",
        ],
      },
    ],
    studies: [
      { title: "BA, English", where: "Pachhunga University College", from: "2021", to: "2024" },
    ],
    skills: ["Zendesk", "Customer service", "Typing at 45 words a minute"],
    languages: ["English", "Hindi", "Mizo"],
  },
  job: `Customer Support Executive (Voice)
Udaan Air, Guwahati
Candidates must have:
Excellent English and Hindi
1 year in customer service
Working knowledge of Zendesk or Freshdesk
Night shifts`,
};

const SITE: Applicant = {
  role: "Site Engineer",
  company: "Narmada Infra",
  person: {
    name: "Mohd. Arif Khan",
    title: "Civil Engineer",
    place: "Bhopal",
    jobs: [
      {
        title: "Junior Site Engineer",
        where: "Betwa Constructions, Bhopal",
        from: "2024",
        lines: [
          "Supervising concreting and shuttering of a G+4 residential block of 48 flats",
          "Prepared bar bending schedules and daily progress reports",
          "Checked levels with an auto level and total station",
          "Site safety",
        ],
      },
    ],
    studies: [
      {
        title: "Diploma in Civil Engineering",
        where: "S.V. Polytechnic",
        from: "2021",
        to: "2024",
      },
    ],
    skills: ["AutoCAD", "Total station", "Bar bending schedule", "Quantity estimation"],
  },
  job: `Site Engineer, Narmada Infra, Indore
Diploma or B.E. Civil, 1-3 years at site
Must know AutoCAD, total station survey, bar bending schedules and quantity estimation
Supervise labour, check concrete work, report daily progress`,
};

const DESIGNER: Applicant = {
  role: "UX Designer",
  company: "",
  person: {
    name: "Tara Bose",
    title: "UX Designer",
    place: "Kolkata",
    jobs: [
      {
        title: "UX Designer",
        where: "Hooghly Labs",
        place: "Kolkata",
        from: "May 2023",
        lines: [
          "Redesigned the loan form; drop-off fell from 64% to 39%",
          "Interviewed 52 users in four towns and wrote up what stopped them",
          "Keeps a Figma library of 140 components for three product teams",
        ],
      },
      {
        title: "Graphic Designer",
        where: "Freelance",
        from: "2021",
        to: "Apr 2023",
        lines: [
          "Designed identities for 17 small businesses",
          "Illustrated two children’s books in Bengali",
        ],
      },
    ],
    studies: [{ title: "B.Des.", where: "Government College of Art", from: "2017", to: "2021" }],
    skills: ["Figma", "User research", "Prototyping", "Accessibility"],
  },
  job: `We need a designer for our lending product.
Requirements: Figma, user research, usability testing, prototyping, accessibility.
2+ years in product design.
You will interview users and redesign the loan journey.`,
};

const COORDINATOR: Applicant = {
  role: "",
  company: "Prerna Foundation",
  person: {
    name: "Joseph Minj",
    title: "Field Coordinator",
    place: "Ranchi",
    jobs: [
      {
        title: "Field Coordinator",
        where: "Sarhul Trust",
        place: "Ranchi",
        from: "Oct 2019",
        lines: [
          "Coordinate 36 community health workers in 90 villages of Khunti district",
          "Conducted 210 village meetings on nutrition and malaria",
          "Collect survey data on tablets with KoboToolbox and report it each month",
        ],
      },
    ],
    studies: [{ title: "MSW", where: "Ranchi University", from: "2017", to: "2019" }],
    skills: ["Community mobilisation", "KoboToolbox", "MS Excel"],
    languages: ["Hindi", "Nagpuri", "Mundari"],
  },
  job: "",
};

export const MORE_PEOPLE = {
  ANALYST,
  HR,
  MECHANICAL,
  SUPPORT,
  SITE,
  DESIGNER,
  COORDINATOR,
} as const;

import type { Careers } from "../../../careers/careers.ts";

const NAMED = `SQL|PostgreSQL|Snowflake|Power BI|Python|Java|Go|dbt|Kafka|Kubernetes|Redis|gRPC|AWS|Git|Node.js|Figma|AutoCAD|SAP PM|
SAP FICO|MS Excel|Tally Prime|Zendesk|Freshdesk|Google Classroom|KoboToolbox|greytHR|Docker|Spring Boot`;
const METHODS = `REST APIs|Ventilator management|Infection control|Medication administration|GST returns|TDS returns|
Month-end closing|Bank reconciliation|Lesson planning|Classroom management|Channel sales|Distributor management|
Sales forecasting|Recruitment|Payroll processing|Preventive maintenance|Root cause analysis|Customer service|
Total station survey|Bar bending schedules|Quantity estimation|User research|Usability testing|Prototyping|Accessibility|
Demand forecasting|Hindi|Punjabi|Gujarati|ICU|ACLS|PF`;

const skills = (names: string, kind: "tool" | "method"): Careers["skills"] =>
  names.split("|").map((name) => {
    const written = name.trim();
    const id = written.toLowerCase().replaceAll(/[^a-z\d]+/gu, "-");
    return { id, name: written, kind, aliases: [], neighbours: [] };
  });

/** The skills that the jobs of the tests ask for. */
export const LETTER_CAREERS: Careers = {
  skills: [...skills(NAMED, "tool"), ...skills(METHODS, "method")],
  roles: [],
  industries: [],
};

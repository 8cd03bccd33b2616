import { describe, expect, test } from "vitest";
import { CAREERS } from "../careers/testing/careers.ts";
import { NO_TARGET } from "../checks/testing/run-check.ts";
import { indexCareers } from "../careers/careers-index.ts";
import { relatedTo } from "./related.ts";
import { requirementsOf } from "../job/requirements.ts";

const index = indexCareers(CAREERS);
const JOB =
  "Data Analyst\nResponsibilities\n- Negotiate prices with suppliers\nRequirements: Airflow, dbt";
const requirements = requirementsOf({ ...NO_TARGET, jobDescription: JOB }, index);
const related = relatedTo(requirements, index, ["HR Executive"]);

describe("relatedTo", () => {
  test.each([
    { title: "HR Executive", text: "Hired 40 people in a year." },
    { title: "", text: "Built a till for ten shops." },
    { title: "HR Executive", text: "Airflow, dbt, Airflow, dbt, Airflow, dbt" },
    { title: "Engineer", text: "Fixed 40 pumps." },
    { title: "Engineer (Remote)", text: "Fixed 40 pumps." },
  ])("takes “$text” of a $title for other work", (work) => {
    expect(related(work)).toBe(false);
  });

  test.each([
    { title: "Senior Data Analyst", text: "Kept the books." },
    { title: "Data Engineer", text: "Kept the books." },
    { title: "Analyst", text: "Kept the books." },
    { title: "Associate Consultant (Data Analyst)", text: "Kept the books." },
    { title: "HR Executive", text: "Moved ten reports to Airflow." },
    { title: "HR Executive", text: "Negotiated lower prices with 12 suppliers." },
  ])("takes “$text” of a $title for the wanted work", (work) => {
    expect(related(work)).toBe(true);
  });

  test("takes everything for wanted where nobody said what is", () => {
    expect(relatedTo(null, index, [])({ title: "HR Executive", text: "Hired 40." })).toBe(true);
  });
});

import { expect, test } from "vitest";
import { indexCareers } from "../careers/careers-index.ts";
import { CAREERS } from "../careers/testing/careers.ts";
import { isWall } from "./walls.ts";

const index = indexCareers(CAREERS);

test.each([
  "SQL, Python, Power BI, Excel, Airflow, Snowflake, dbt",
  "SQL Python Java JavaScript React Airflow Snowflake dbt Excel",
  "Environment: Kafka, Spark, Hive, Tableau, Looker, Qlik, SAS",
  "SQL, Python",
])("takes “%s” for a wall", (text) => {
  expect(isWall(text, index)).toBe(true);
});

test.each([
  "Built dashboards in SQL, Python and Power BI for ten branches.",
  "Kept the books.",
  "Trained, hired, mentored and led the team of eight analysts.",
  "",
])("takes “%s” for a sentence", (text) => {
  expect(isWall(text, index)).toBe(false);
});

test("takes a verb with the two things it made for a sentence", () => {
  expect(isWall("Wrote SQL and REST APIs", indexCareers(CAREERS))).toBe(false);
  expect(isWall("Used SQL, Python, Java, Airflow, Snowflake, dbt", indexCareers(CAREERS))).toBe(
    true,
  );
});

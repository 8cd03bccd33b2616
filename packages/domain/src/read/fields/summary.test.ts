import { describe, expect, test } from "vitest";
import { linesOf } from "../testing/read.ts";
import { findSummary } from "./summary.ts";

const summaryIn = (...lines: string[]) => findSummary(linesOf(...lines))?.value ?? null;

describe("findSummary", () => {
  test("takes neither a headline nor an address for one", () => {
    expect(summaryIn("Asha Rao", "Data Analyst", "Pune, asha@example.in")).toBeNull();
  });

  test("takes a list of skills of many lines without a full stop for none", () => {
    expect(
      summaryIn(
        "Asha Rao",
        "Python, SQL, Excel, Tableau, Power BI, dbt, Airflow, Spark, Kafka,",
        "Docker, Kubernetes, Terraform, AWS, GCP, Azure, Git, Jira and Linux",
      ),
    ).toBeNull();
  });

  test("takes sentences under the name for one", () => {
    expect(
      summaryIn(
        "Asha Rao",
        "Analyst with five years in retail, most of",
        "them spent on prices and stock in forty shops.",
      ),
    ).toContain("most of them spent on prices");
  });

  test("takes one without a full stop at its end for one when it is long enough", () => {
    expect(
      summaryIn(
        "Asha Rao",
        "Credit analyst in the making, with a head for numbers",
        "and a liking for models that a regulator can read",
      ),
    ).toContain("that a regulator can read");
  });

  test("takes sentences of a script without capitals for one", () => {
    expect(
      summaryIn(
        "आशा राव",
        "बारह वर्षों से करघे पर काम करती हूँ और रंग को पाठ का",
        "आरम्भ मानती हूँ, अन्त नहीं।",
      ),
    ).toContain("रंग को पाठ का आरम्भ");
  });
});

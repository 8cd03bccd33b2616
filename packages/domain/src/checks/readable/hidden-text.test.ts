import { expect, test } from "vitest";
import { runCheck } from "../testing/run-check.ts";
import { hiddenText } from "./hidden-text.ts";

test("shows the words that nobody can see, and takes its points for them", () => {
  const sketch = { name: "Asha Rao", hidden: ["Kafka Spark Hive", "Tableau"] };
  const outcome = runCheck(hiddenText, sketch);
  expect(outcome).toMatchObject({
    points: 0,
    finding: "Hidden text found, four words: “Kafka Spark Hive”.",
    advice: { note: "4 hidden words" },
  });
  expect(outcome.evidence.map(({ quote }) => quote)).toEqual(["Kafka Spark Hive", "Tableau"]);
});

test("takes a page of hidden text only for one without text", () => {
  expect(runCheck(hiddenText, {}).points).toBe(0);
});

test("finds nothing on a page that shows all it says", () => {
  expect(runCheck(hiddenText, { name: "Asha Rao" }).points).toBe(2);
});

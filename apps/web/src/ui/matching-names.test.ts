import { expect, test } from "vitest";
import { matchingNames, nameToChoose } from "./matching-names.ts";

const NAMES = [
  nameToChoose("MySQL"),
  nameToChoose("SQL Server", ["MSSQL"]),
  nameToChoose("SQL"),
  nameToChoose("Kubernetes", ["K8s", "Container orchestration"]),
  nameToChoose("Azure SQL"),
];
const found = (typed: string, tags: readonly string[] = []) =>
  matchingNames(NAMES, typed, tags).map(({ name }) => name);

test.each(["", "  ", "haskell"])("offers nothing for %j", (typed) => {
  expect(found(typed)).toEqual([]);
});

test("does not offer what is there already, by whatever spelling", () => {
  expect(found("kube", ["k8s"])).toEqual([]);
  expect(found("sql", ["sql", "MySQL"])).toEqual(["SQL Server", "Azure SQL"]);
});

test("does not offer the one name that is typed in full", () => {
  expect(found("Kubernetes")).toEqual([]);
  expect(found("kubernetes")).toEqual(["Kubernetes"]);
});

test("does not look inside words for one or two letters", () => {
  expect(found("ql")).toEqual([]);
  expect(found("s")).toEqual(["SQL Server", "SQL", "Azure SQL"]);
});

test("offers what is spelt so first, then what begins so, then what has such a word, then the rest", () => {
  expect(found("sql")).toEqual(["SQL", "SQL Server", "Azure SQL", "MySQL"]);
});

test("finds a name by its other spellings, and says by which", () => {
  expect(matchingNames(NAMES, "k8s", [])).toEqual([{ name: "Kubernetes", alias: "K8s" }]);
  expect(matchingNames(NAMES, "orch", [])).toEqual([
    { name: "Kubernetes", alias: "Container orchestration" },
  ]);
});

test("offers eight at most", () => {
  const many = Array.from({ length: 20 }, (_, at) => nameToChoose(`Tool ${at}`));
  expect(matchingNames(many, "tool", [])).toHaveLength(8);
});

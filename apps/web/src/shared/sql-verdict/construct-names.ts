/** The constructs a lesson can be about, as a learner knows them. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ["join", "a JOIN"],
  ["outer-join", "an outer join"],
  ["subquery", "a subquery"],
  ["with", "WITH"],
  ["recursive", "WITH RECURSIVE"],
  ["window", "a window function"],
  ["group-by", "GROUP BY"],
  ["having", "HAVING"],
  ["case", "CASE"],
  ["distinct", "DISTINCT"],
  ["set-operation", "UNION, INTERSECT or EXCEPT"],
  ["lateral", "LATERAL"],
  ["filter", "FILTER"],
]);

/** "a JOIN and HAVING". */
export function constructNames(constructs: readonly string[]): string {
  return constructs.map((construct) => NAMES.get(construct) ?? construct).join(" and ");
}

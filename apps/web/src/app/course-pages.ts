/** The pages under /learning/sql-for-data-professionals/docs. Source: the specification, section 2. */
const COURSE_PAGES: readonly string[] = [
  "overview",
  "prerequisites",
  "what-is-sql",
  "sql-statistics",
  "database-types",
  "olap-vs-oltp",
  "sql-commands",
  "data-modeling",
  "schemas",
  "data-types",
  "use-case-analysis",
  "querying-foundations",
  "aggregations-grouping",
  "working-with-joins",
  "advanced-techniques",
  "analytical-patterns",
  "numeric-expressions",
  "date-time",
  "string-functions",
  "conditional-logic",
  "type-casting",
  "utility-functions",
  "insert-operations",
  "update-operations",
  "delete-operations",
  "transactions",
  "constraints",
  "professionals/rfm-analysis",
  "editor",
];

/** Whether a path below docs/ is a page of the course; every other one leads to the overview. */
export function isCoursePage(slug: string): boolean {
  return COURSE_PAGES.includes(slug);
}

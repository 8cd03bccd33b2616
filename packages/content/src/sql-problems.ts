export { checkSqlProblems, type CheckedSqlProblem } from "./sql-problems/check-sql-problems.ts";
export { compileSqlProblems, type SqlProblemParts } from "./sql-problems/compile-sql-problems.ts";
export { judgeSqlProblem } from "./sql-problems/judge-sql-problem.ts";

import type { SqlConstruct } from "@taiyari/domain/learning";
import type { SqlEngine } from "./engine.ts";
import { has, nodesIn, readTree, word, type TreeNode } from "./query-tree.ts";

/** Numbers of PostgreSQL's enums RTEKind, JoinType and CmdType. Source: parsenodes.h and nodes.h of PostgreSQL 18. */
const SUBQUERY_ENTRY = "1";
const OUTER_JOINS = new Set(["1", "2", "3"]);
const INSERT = "3";

/** The asked constructs that no statement of a text has. The text is analysed by PostgreSQL and not run. */
export async function missingConstructs(
  engine: SqlEngine,
  text: string,
  must: readonly SqlConstruct[],
): Promise<readonly SqlConstruct[]> {
  if (must.length === 0) return [];
  const found = new Set((await engine.queryTrees(text)).flatMap((tree) => constructsOf(tree)));
  return must.filter((construct) => !found.has(construct));
}

/** @param text  a query tree as `debug_print_parse` writes it */
export function constructsOf(text: string): readonly SqlConstruct[] {
  const root = readTree(text);
  return root ? [...nodesIn(root)].flatMap(({ node, parent }) => constructsAt(node, parent)) : [];
}

function constructsAt(node: TreeNode, parent: TreeNode | null): readonly SqlConstruct[] {
  switch (node.name) {
    case "QUERY":
      return constructsOfQuery(node);
    case "JOINEXPR":
      return OUTER_JOINS.has(word(node, "jointype")) ? ["join", "outer-join"] : ["join"];
    case "SUBLINK":
      return ["subquery"];
    case "RANGETBLENTRY":
      return [
        ...(isWrittenSubquery(node, parent) ? ["subquery" as const] : []),
        ...(has(node, "lateral") ? ["lateral" as const] : []),
      ];
    case "CASEEXPR":
      return ["case"];
    case "AGGREF":
    case "WINDOWFUNC":
      return [
        ...(has(node, "aggfilter") ? ["filter" as const] : []),
        ...(has(node, "aggdistinct") ? ["distinct" as const] : []),
      ];
    default:
      return [];
  }
}

const OF_QUERY: readonly (readonly [field: string, construct: SqlConstruct])[] = [
  ["distinctClause", "distinct"],
  ["groupClause", "group-by"],
  ["groupingSets", "group-by"],
  ["havingQual", "having"],
  ["windowClause", "window"],
  ["cteList", "with"],
  ["hasRecursive", "recursive"],
  ["setOperations", "set-operation"],
];

function constructsOfQuery(node: TreeNode): readonly SqlConstruct[] {
  return OF_QUERY.flatMap(([field, construct]) => (has(node, field) ? [construct] : []));
}

/** The parts of a UNION, and what INSERT … SELECT takes its rows from, stand in the tree as subqueries as well. */
function isWrittenSubquery(entry: TreeNode, query: TreeNode | null): boolean {
  if (word(entry, "rtekind") !== SUBQUERY_ENTRY || !query) return false;
  return !has(query, "setOperations") && word(query, "commandType") !== INSERT;
}

import { dropping, setting, type Change, type Rule } from "./change.ts";
import { asKind, listOf, textOf, type Fields } from "./syntax-tree.ts";

/** What a condition of several parts is without one of them; a single one is dropped whole. */
function droppingConditions(
  { fields, field }: { readonly fields: Fields; readonly field: string },
  clause: string,
): readonly Change[] {
  const condition = fields[field];
  if (condition === undefined) return [];
  const both = asKind(condition, "BoolExpr");
  const parts = both?.["boolop"] === "AND_EXPR" ? listOf(both["args"]) : [];
  if (parts.length < 2) return clause === "ON" ? [] : dropping(fields, field, `drop ${clause}`);
  return parts.map((part, at) => ({
    name: `drop from ${clause}:`,
    about: part,
    apply: () => {
      const left = parts.filter((_, other) => other !== at);
      fields[field] =
        left.length === 1 ? left[0] : { BoolExpr: { boolop: "AND_EXPR", args: left } };
    },
  }));
}

const select: Rule = ({ kind, fields, within }, { isOrdered }) => {
  if (kind !== "SelectStmt") return [];
  const isTop =
    !within.includes("SelectStmt") && within.every((outer) => outer !== "CommonTableExpr");
  const isOrderSeen =
    fields["limitCount"] !== undefined ||
    (isTop && isOrdered) ||
    listOf(fields["distinctClause"]).some((one) => Object.keys(one ?? {}).length > 0);
  const keys = listOf(fields["sortClause"]);
  return [
    ...dropping(fields, "distinctClause", "drop DISTINCT"),
    ...droppingConditions({ fields, field: "whereClause" }, "WHERE"),
    ...droppingConditions({ fields, field: "havingClause" }, "HAVING"),
    ...(isOrderSeen ? dropping(fields, "sortClause", "drop ORDER BY") : []),
    ...(isOrderSeen && keys.length > 1
      ? keys.map((key, at) => ({
          name: "drop from ORDER BY:",
          about: asKind(key, "SortBy")?.["node"],
          apply: () => {
            fields["sortClause"] = keys.filter((_, other) => other !== at);
          },
        }))
      : []),
    ...(fields["op"] === "SETOP_UNION"
      ? [
          fields["all"] === true
            ? { name: "UNION for UNION ALL", about: fields, apply: () => delete fields["all"] }
            : setting(fields, "all", true, "UNION ALL for UNION"),
        ]
      : []),
    ...limits(fields),
  ];
};

function limits(fields: Fields): readonly Change[] {
  return (["limitCount", "limitOffset"] as const).flatMap((field) => {
    const number = asKind(
      asKind(fields[field], "A_Const")?.["ival"] === undefined ? undefined : fields[field],
      "A_Const",
    );
    if (!number) return [];
    const value = (number["ival"] as Fields)["ival"] ?? 0;
    const word = field === "limitCount" ? "LIMIT" : "OFFSET";
    return [
      setting(
        number,
        "ival",
        { ival: Number(value) + 1 },
        `${word} ${Number(value) + 1} for ${Number(value)}`,
      ),
    ];
  });
}

const JOINS: Readonly<Record<string, readonly [other: string, name: string]>> = {
  JOIN_LEFT: ["JOIN_INNER", "JOIN for LEFT JOIN"],
  JOIN_RIGHT: ["JOIN_INNER", "JOIN for RIGHT JOIN"],
  JOIN_FULL: ["JOIN_LEFT", "LEFT JOIN for FULL JOIN"],
  JOIN_INNER: ["JOIN_LEFT", "LEFT JOIN for JOIN"],
};

const join: Rule = ({ kind, fields }) => {
  if (kind !== "JoinExpr") return [];
  const [other, name] = JOINS[textOf(fields["jointype"])] ?? [];
  const isCross = fields["quals"] === undefined && fields["usingClause"] === undefined;
  return [
    ...(other !== undefined && name !== undefined && !isCross
      ? [setting(fields, "jointype", other, name)]
      : []),
    ...droppingConditions({ fields, field: "quals" }, "ON"),
  ];
};

const sort: Rule = ({ kind, fields, within }, { isOrdered }) => {
  if (kind !== "SortBy") return [];
  const isTop =
    within.filter((outer) => outer === "SelectStmt").length === 1 && within.at(-1) === "SelectStmt";
  if (isTop && !isOrdered) return [];
  // WITHIN GROUP: nobody turns it round, and a median is the same from either end. For others see `call`.
  if (within.at(-1) === "FuncCall") return [];
  const isDown = fields["sortby_dir"] === "SORTBY_DESC";
  return [
    {
      name: isDown ? "ASC for DESC" : "DESC for ASC",
      about: fields,
      apply: () => {
        fields["sortby_dir"] = isDown ? "SORTBY_ASC" : "SORTBY_DESC";
      },
    },
    ...(fields["sortby_nulls"] === undefined || fields["sortby_nulls"] === "SORTBY_NULLS_DEFAULT"
      ? []
      : [setting(fields, "sortby_nulls", "SORTBY_NULLS_DEFAULT", "drop NULLS FIRST or LAST")]),
  ];
};

/** Bits of the frame that is meant when none is written: RANGE from the first row to the current one. */
const DEFAULT_FRAME = 1058;

const window: Rule = ({ kind, fields }) => {
  if (kind !== "WindowDef") return [];
  const frame = fields["frameOptions"];
  return [
    ...dropping(fields, "partitionClause", "drop PARTITION BY"),
    ...(frame !== DEFAULT_FRAME
      ? []
      : dropping(fields, "orderClause", "drop ORDER BY of the window")),
    ...(frame === undefined || frame === DEFAULT_FRAME
      ? []
      : [
          {
            name: "drop the frame of the window",
            about: fields,
            apply: () => {
              fields["frameOptions"] = DEFAULT_FRAME;
              delete fields["startOffset"];
              delete fields["endOffset"];
            },
          },
        ]),
  ];
};

/** UPDATE and DELETE, ON CONFLICT, and how a transaction ends. */
const change: Rule = ({ kind, fields }) => {
  switch (kind) {
    case "UpdateStmt":
    case "DeleteStmt":
      return droppingConditions({ fields, field: "whereClause" }, "WHERE");
    case "InsertStmt":
      return dropping(fields, "onConflictClause", "drop ON CONFLICT");
    case "TransactionStmt":
      return fields["kind"] === "TRANS_STMT_COMMIT"
        ? [setting(fields, "kind", "TRANS_STMT_ROLLBACK", "ROLLBACK for COMMIT")]
        : [];
    default:
      return [];
  }
};

export const QUERY_RULES: readonly Rule[] = [select, join, sort, window, change];

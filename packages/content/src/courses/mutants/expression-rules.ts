import { dropping, setting, type Change, type Rule } from "./change.ts";
import { asKind, listOf, nameIn, textOf, type Fields, type Value } from "./syntax-tree.ts";

/** Comparisons and what is easily written instead. */
const OPERATORS: Readonly<Record<string, string>> = { ">": ">=", ">=": ">", "<": "<=", "<=": "<" };

const operator: Rule = ({ kind, fields, replace }) => {
  if (kind !== "A_Expr") return [];
  const name = nameIn(fields["name"]);
  const other = OPERATORS[name];
  switch (textOf(fields["kind"])) {
    case "AEXPR_OP":
      return other === undefined
        ? []
        : [setting(fields, "name", operatorName(other), `${other} for ${name}`)];
    case "AEXPR_IN":
      return name === "<>" ? [setting(fields, "name", operatorName("="), "IN for NOT IN")] : [];
    case "AEXPR_ILIKE":
      return [
        {
          name: "LIKE for ILIKE",
          about: fields,
          apply: () => {
            fields["kind"] = "AEXPR_LIKE";
            fields["name"] = operatorName(name.replace("*", ""));
          },
        },
      ];
    case "AEXPR_BETWEEN":
      return [
        { name: "BETWEEN without its end", about: fields, apply: () => replace(halfOpen(fields)) },
      ];
    case "AEXPR_NULLIF":
      return [{ name: "drop NULLIF", about: fields, apply: () => replace(fields["lexpr"]) }];
    default:
      return [];
  }
};

function operatorName(name: string): Value {
  return [{ String: { sval: name } }];
}

/** a BETWEEN x AND y → a >= x AND a < y. */
function halfOpen({ lexpr, rexpr }: Fields): Value {
  const [low, high] = listOf(asKind(rexpr, "List")?.["items"] ?? rexpr);
  const compare = (name: string, right: Value) => ({
    A_Expr: { kind: "AEXPR_OP", name: operatorName(name), lexpr, rexpr: right },
  });
  return { BoolExpr: { boolop: "AND_EXPR", args: [compare(">=", low), compare("<", high)] } };
}

const logic: Rule = ({ kind, fields, replace }) => {
  if (kind !== "BoolExpr") return [];
  switch (textOf(fields["boolop"])) {
    case "AND_EXPR":
      return [setting(fields, "boolop", "OR_EXPR", "OR for AND")];
    case "OR_EXPR":
      return [setting(fields, "boolop", "AND_EXPR", "AND for OR")];
    default:
      return [{ name: "drop NOT", about: fields, apply: () => replace(listOf(fields["args"])[0]) }];
  }
};

/** Functions that are taken for each other. */
const FUNCTIONS: Readonly<Record<string, string>> = {
  sum: "avg",
  avg: "sum",
  min: "max",
  max: "min",
  rank: "dense_rank",
  dense_rank: "rank",
  row_number: "rank",
  lag: "lead",
  lead: "lag",
  first_value: "last_value",
  last_value: "first_value",
  ceil: "floor",
  floor: "ceil",
};
/** Functions that are forgotten. */
const FORGOTTEN = new Set([
  "lower",
  "upper",
  "initcap",
  "btrim",
  "ltrim",
  "rtrim",
  "abs",
  "round",
  "date_trunc",
]);

const call: Rule = ({ kind, fields, replace }, { isRounded }) => {
  if (kind !== "FuncCall") return [];
  const name = nameIn(fields["funcname"]);
  const other = FUNCTIONS[name];
  const args = listOf(fields["args"]);
  const changes: Change[] = [
    ...dropping(fields, "agg_filter", "drop FILTER"),
    ...(fields["agg_within_group"] === true
      ? []
      : dropping(fields, "agg_order", `drop ORDER BY in ${name}`)),
    ...(fields["agg_distinct"] === true
      ? dropping(fields, "agg_distinct", `drop DISTINCT in ${name}`)
      : []),
  ];
  if (other !== undefined)
    changes.push(setting(fields, "funcname", operatorName(other), `${other} for ${name}`));
  if (name === "count" && args.length === 1 && fields["agg_distinct"] !== true)
    changes.push({
      name: "count(*) for count",
      about: fields,
      apply: () => {
        delete fields["args"];
        fields["agg_star"] = true;
      },
    });
  const kept = args[name === "date_trunc" ? 1 : 0];
  if (FORGOTTEN.has(name) && kept !== undefined && !(name === "round" && isRounded))
    changes.push({ name: `drop ${name}`, about: fields, apply: () => replace(kept) });
  return changes;
};

const others: Rule = ({ kind, fields, replace }) => {
  switch (kind) {
    case "CoalesceExpr":
      return [
        { name: "drop COALESCE", about: fields, apply: () => replace(listOf(fields["args"])[0]) },
      ];
    case "CaseExpr":
      return [...dropping(fields, "defresult", "drop ELSE"), ...whens(fields)];
    case "NullTest":
      return fields["nulltesttype"] === "IS_NULL"
        ? [setting(fields, "nulltesttype", "IS_NOT_NULL", "IS NOT NULL for IS NULL")]
        : [setting(fields, "nulltesttype", "IS_NULL", "IS NULL for IS NOT NULL")];
    case "TypeCast":
      return cast(fields, replace);
    case "A_Const":
      return laterDay(fields);
    default:
      return [];
  }
};

function whens(fields: Fields): readonly Change[] {
  const args = listOf(fields["args"]);
  if (args.length < 2) return [];
  return args.map((arm, at) => ({
    name: `drop WHEN ${at + 1}`,
    about: arm,
    apply: () => {
      fields["args"] = args.filter((_, other) => other !== at);
    },
  }));
}

/** Casts that change a value: whole days, and numbers with a fraction. */
const CASTS = new Set(["date", "numeric", "float8", "float4", "int4", "int8"]);

function cast(fields: Fields, replace: (value: Value) => void): readonly Change[] {
  const type = nameIn(asKind({ TypeName: fields["typeName"] }, "TypeName")?.["names"]);
  if (!CASTS.has(type) || asKind(fields["arg"], "A_Const")) return [];
  return [{ name: `drop the cast to ${type}`, about: fields, apply: () => replace(fields["arg"]) }];
}

const DAY = /^(\d{4})-(\d\d)-(\d\d)(?=$|[ T])/u;
const INTERVAL = /^(\d+)(?= (?:minute|hour|day|week|month|year)s?$)/u;

/** A date is a day later, an interval one unit longer. */
function laterDay(fields: Fields): readonly Change[] {
  const text = asKind({ sval: fields["sval"] }, "sval")?.["sval"];
  if (typeof text !== "string") return [];
  const day = DAY.exec(text);
  const interval = INTERVAL.exec(text);
  if (!day && !interval) return [];
  const later = day
    ? text.replace(DAY, nextDay(day[0]))
    : text.replace(INTERVAL, (count) => String(Number(count) + 1));
  return [setting(fields, "sval", { sval: later }, `'${later}' for '${text}'`)];
}

function nextDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

export const EXPRESSION_RULES: readonly Rule[] = [operator, logic, call, others];

import type { ErrorHelp } from "./error-help.ts";

/** Errors of how a statement is written and of what it names: a syntax, a table, a type, a parameter. */
export const NAME_ERRORS: readonly (readonly [code: string, help: ErrorHelp])[] = [
  [
    "42601",
    {
      sentence: "PostgreSQL cannot read the statement at “{word}”.",
      advice:
        "The mistake is there or just before it: a comma too many or too few, a bracket that is not closed, or clauses in another order than SELECT, FROM, WHERE, GROUP BY, HAVING, ORDER BY, LIMIT.",
      lesson: "querying-foundations",
    },
  ],
  [
    "42P01",
    {
      sentence: "There is no table “{1}”.",
      advice:
        "Compare the name with the list of tables. A name given by WITH is known in its own statement only.",
      lesson: "schemas",
    },
  ],
  [
    "42703",
    {
      sentence: "There is no column “{1}” here.",
      advice:
        "Look at the columns of the tables after FROM. A name given with AS after SELECT is not known yet in WHERE. Texts stand in single quotation marks; double ones are for names.",
      lesson: "querying-foundations",
    },
  ],
  [
    "42702",
    {
      sentence: "Several tables here have a column “{1}”.",
      advice: "Say whose it is: put the table's name or alias and a point before it.",
      lesson: "working-with-joins",
    },
  ],
  [
    "42803",
    {
      sentence: "“{1}” is neither grouped nor aggregated.",
      advice:
        "In a group each column needs one value: add it to GROUP BY, or put it into an aggregate such as max or count. An aggregate may not stand in WHERE; use HAVING.",
      lesson: "aggregations-grouping",
    },
  ],
  [
    "42883",
    {
      sentence: "There is no such function or operator for these types.",
      advice:
        "Check the spelling and the types of what you hand it. A cast such as ::numeric or ::date often helps.",
      lesson: "type-casting",
    },
  ],
  [
    "42804",
    {
      sentence: "Two types do not fit together.",
      advice: "All branches of CASE, and each column of a UNION, need one type. Cast one of them.",
      lesson: "type-casting",
    },
  ],
  [
    "42712",
    {
      sentence: "The name “{1}” is given to two tables.",
      advice: "Give each an alias of its own. A table joined to itself needs two.",
      lesson: "working-with-joins",
    },
  ],
  [
    "42P10",
    {
      sentence: "There is nothing for this reference to mean.",
      advice:
        "A number in GROUP BY or ORDER BY must be that of a column after SELECT, and ON CONFLICT needs a unique constraint on its columns.",
      lesson: "querying-foundations",
    },
  ],
  [
    "42P07",
    {
      sentence: "“{1}” is there already.",
      advice: "Choose another name, drop the old one first, or say IF NOT EXISTS.",
      lesson: "sql-commands",
    },
  ],
  [
    "42701",
    {
      sentence: "The column “{1}” is named twice.",
      advice: "Name each column once.",
      lesson: "sql-commands",
    },
  ],
  [
    "42P20",
    {
      sentence: "A window function stands where none may stand.",
      advice:
        "Windows are worked out after WHERE and GROUP BY. Put the query into WITH and filter outside.",
      lesson: "advanced-techniques",
    },
  ],
  [
    "42830",
    {
      sentence: "A foreign key must point to a primary key or a unique column.",
      advice: "Add PRIMARY KEY or UNIQUE to the column it points to.",
      lesson: "constraints",
    },
  ],
  [
    "42704",
    {
      sentence: "{message}.",
      advice:
        "Compare the name with the one it was made with: a type, an index, a role, a setting or a WINDOW of that name is not there.",
      lesson: null,
    },
  ],
  [
    "42710",
    {
      sentence: "{message}.",
      advice: "Choose another name, or drop the old one first.",
      lesson: "sql-commands",
    },
  ],
  [
    "42725",
    {
      sentence: "Several operators or functions fit, and the types do not say which.",
      advice: "Say with a cast what you mean: '1'::int + '2'::int.",
      lesson: "type-casting",
    },
  ],
  [
    "42809",
    {
      sentence: "{message}.",
      advice:
        "Something of another kind stands there: a view where a table is needed, a window function without OVER, or one value where ANY needs a list.",
      lesson: null,
    },
  ],
  [
    "42846",
    {
      sentence: "PostgreSQL has no such cast: {message}.",
      advice:
        "Go by another type, or work it out: days * interval '1 day' makes an interval of a number.",
      lesson: "type-casting",
    },
  ],
  [
    "428C9",
    {
      sentence: "The database fills “{1}” itself.",
      advice: "Leave the column out of the list, or write DEFAULT as its value.",
      lesson: "insert-operations",
    },
  ],
  [
    "42P06",
    {
      sentence: "The schema “{1}” is there already.",
      advice: "Choose another name, or say IF NOT EXISTS.",
      lesson: "schemas",
    },
  ],
  [
    "42P16",
    {
      sentence: "{message}.",
      advice:
        "A table has one primary key, and the columns of that key are never NULL. A key of several columns is written once: PRIMARY KEY (a, b).",
      lesson: "constraints",
    },
  ],
  [
    "42P19",
    {
      sentence: "The recursive part of WITH RECURSIVE may not do that: {message}.",
      advice: "It may name its own result once, in FROM. Aggregate or sort in the query after it.",
      lesson: "advanced-techniques",
    },
  ],
  [
    "42501",
    {
      sentence: "The role that you are may not do that: {message}.",
      advice: "Write RESET ROLE to be yourself again, or have a GRANT give it that right.",
      lesson: "sql-commands",
    },
  ],
  [
    "3D000",
    {
      sentence: "There is no database “{1}”.",
      advice:
        "Here you have one database, and no other can be made. CREATE SCHEMA gives tables a place of their own in it.",
      lesson: "schemas",
    },
  ],
  [
    "3F000",
    {
      sentence: "There is no such schema: {message}.",
      advice: "Make it with CREATE SCHEMA, or look at what search_path names.",
      lesson: "schemas",
    },
  ],
  [
    "08P01",
    {
      sentence: "A parameter such as $1 has no value here.",
      advice: "Write the value itself, or give it with PREPARE and EXECUTE.",
      lesson: null,
    },
  ],
  [
    "26000",
    {
      sentence: "No statement “{1}” was prepared.",
      advice: "Write PREPARE first. What was prepared is gone after a reset of the data.",
      lesson: null,
    },
  ],
  [
    "34000",
    {
      sentence: "There is no cursor “{1}”.",
      advice: "Write BEGIN and DECLARE first. A cursor ends with its transaction.",
      lesson: null,
    },
  ],
];

export interface ErrorHelp {
  /** `{1}` is the first name that PostgreSQL's message quotes, `{word}` the text at the place it points to. */
  readonly sentence: string;
  readonly advice: string;
  /** A page of the SQL course. */
  readonly lesson: string | null;
}

/**
 * By SQLSTATE, or by its class of two characters for all others of that class.
 *
 * Source of the codes: PostgreSQL 18, appendix A, "PostgreSQL Error Codes".
 */
export const SQL_ERRORS: ReadonlyMap<string, ErrorHelp> = new Map([
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
    "22012",
    {
      sentence: "Something is divided by zero.",
      advice: "Write NULLIF(divisor, 0): a division by NULL gives NULL instead of an error.",
      lesson: "numeric-expressions",
    },
  ],
  [
    "22P02",
    {
      sentence: "“{2}” cannot be read as that type.",
      advice:
        "The text is not a number, or whatever you cast it to. Clean it first, or keep only rows where pg_input_is_valid says yes.",
      lesson: "type-casting",
    },
  ],
  [
    "22007",
    {
      sentence: "“{1}” cannot be read as a date or a time.",
      advice:
        "Write dates as '2026-04-01', or say how to read them with to_date(text, 'DD/MM/YYYY').",
      lesson: "date-time",
    },
  ],
  [
    "22008",
    {
      sentence: "“{1}” is no date of the calendar.",
      advice:
        "Check day and month; PostgreSQL reads '04/05/2026' as its DateStyle says. '2026-05-04' is never mistaken.",
      lesson: "date-time",
    },
  ],
  [
    "22003",
    {
      sentence: "A number is too large for its type.",
      advice: "Use bigint or numeric, or cast before you multiply: quantity::bigint * price.",
      lesson: "data-types",
    },
  ],
  [
    "22001",
    {
      sentence: "A text is longer than its column allows.",
      advice: "Shorten it with left(text, n), or use the type text.",
      lesson: "data-types",
    },
  ],
  [
    "21000",
    {
      sentence: "A subquery gave several rows where one value is needed.",
      advice: "Use IN instead of =, add LIMIT 1 with an ORDER BY, or aggregate.",
      lesson: "advanced-techniques",
    },
  ],
  [
    "23502",
    {
      sentence: "“{1}” may not be NULL.",
      advice: "Give it a value, or give the column a DEFAULT.",
      lesson: "constraints",
    },
  ],
  [
    "23503",
    {
      sentence: "A foreign key is broken.",
      advice: "The row it points to must exist, and may not be deleted while others point to it.",
      lesson: "constraints",
    },
  ],
  [
    "23505",
    {
      sentence: "A row with that key is there already.",
      advice: "Choose another value, or say with ON CONFLICT what should happen then.",
      lesson: "insert-operations",
    },
  ],
  [
    "23514",
    {
      sentence: "A CHECK refuses the row: “{2}”.",
      advice: "Look at the table's definition for what it allows.",
      lesson: "constraints",
    },
  ],
  [
    "23P01",
    {
      sentence: "The row overlaps another one that excludes it.",
      advice: "Look for rows whose range meets yours with &&.",
      lesson: "constraints",
    },
  ],
  [
    "25P02",
    {
      sentence: "An earlier statement of this transaction failed, so nothing else is run in it.",
      advice: "End it with ROLLBACK, or go back to a SAVEPOINT.",
      lesson: "transactions",
    },
  ],
  [
    "25001",
    {
      sentence: "That may not stand inside a transaction.",
      advice: "Run it by itself, without BEGIN.",
      lesson: "transactions",
    },
  ],
  [
    "2BP01",
    {
      sentence: "Other things depend on it.",
      advice: "Drop those first, or say CASCADE when you mean all of them.",
      lesson: "sql-commands",
    },
  ],
  [
    "0A000",
    {
      sentence: "PostgreSQL does not do that.",
      advice:
        "Its message says what is not supported; there is nearly always another way to write it.",
      lesson: null,
    },
  ],
  [
    "57014",
    {
      sentence: "The query ran too long and was ended.",
      advice:
        "Look for a join without a condition, or a recursion without an end. Try it with LIMIT.",
      lesson: "working-with-joins",
    },
  ],
  [
    "53200",
    {
      sentence: "There is not enough memory for this query.",
      advice: "Ask for fewer rows, or aggregate earlier.",
      lesson: null,
    },
  ],
  [
    "22",
    {
      sentence: "A value does not fit: {message}.",
      advice: "Look at the values with a SELECT first, and clean or cast them.",
      lesson: "type-casting",
    },
  ],
  [
    "23",
    {
      sentence: "A constraint refuses the row: {message}.",
      advice: "Look at the table's definition for what it allows.",
      lesson: "constraints",
    },
  ],
  [
    "25",
    {
      sentence: "The transaction does not allow it now: {message}.",
      advice: "Check where BEGIN, COMMIT and ROLLBACK stand.",
      lesson: "transactions",
    },
  ],
]);

import type { ErrorHelp } from "./error-help.ts";

/** Errors of the values that a statement meets, and of the rules that tables have for them. */
export const VALUE_ERRORS: readonly (readonly [code: string, help: ErrorHelp])[] = [
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
    "2201B",
    {
      sentence: "A regular expression cannot be read: {message}.",
      advice: "Write a backslash before a sign that is meant as itself: \\( for a bracket.",
      lesson: "string-functions",
    },
  ],
  [
    "2201E",
    {
      sentence: "A logarithm needs a number above zero.",
      advice: "Leave the others out with WHERE, or write NULLIF(number, 0).",
      lesson: "numeric-expressions",
    },
  ],
  [
    "2201F",
    {
      sentence: "That power or root is not defined: {message}.",
      advice: "Look for negative numbers and zeros first.",
      lesson: "numeric-expressions",
    },
  ],
  [
    "2201W",
    {
      sentence: "LIMIT must not be negative.",
      advice: "Write the number of rows you want, or leave LIMIT out.",
      lesson: "querying-foundations",
    },
  ],
  [
    "2201X",
    {
      sentence: "OFFSET must not be negative.",
      advice: "Write the number of rows to leave out, or leave OFFSET out.",
      lesson: "querying-foundations",
    },
  ],
  [
    "22023",
    {
      sentence: "PostgreSQL does not know that value here: {message}.",
      advice:
        "Compare it with what may stand there, such as 'month' for date_trunc or 'Asia/Kolkata' for a time zone.",
      lesson: null,
    },
  ],
  [
    "23001",
    {
      sentence: "Other rows still point to this one, and ON DELETE RESTRICT keeps it.",
      advice:
        "Delete or change those rows first. CASCADE would delete them along, SET NULL would keep them without it.",
      lesson: "constraints",
    },
  ],
  [
    "44000",
    {
      sentence:
        "The new row would not be seen through the view, and WITH CHECK OPTION refuses that.",
      advice: "Write a row that the WHERE of the view lets through, or write it into the table.",
      lesson: "constraints",
    },
  ],
];

import type { ErrorHelp } from "./error-help.ts";

/** Errors of when something is done and of how much there is: transactions, limits, what depends on what. */
export const STATE_ERRORS: readonly (readonly [code: string, help: ErrorHelp])[] = [
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
    "25",
    {
      sentence: "The transaction does not allow it now: {message}.",
      advice: "Check where BEGIN, COMMIT and ROLLBACK stand.",
      lesson: "transactions",
    },
  ],
  [
    "25006",
    {
      sentence: "This transaction may only read.",
      advice: "End it and begin another one without READ ONLY.",
      lesson: "transactions",
    },
  ],
  [
    "25P01",
    {
      sentence: "That needs an open transaction.",
      advice: "Write BEGIN first: a savepoint, a lock and a cursor live in a transaction.",
      lesson: "transactions",
    },
  ],
  [
    "3B001",
    {
      sentence: "There is no savepoint “{1}” in this transaction.",
      advice:
        "Compare the name with SAVEPOINT. One is gone once it was released, or once an earlier one was gone back to.",
      lesson: "transactions",
    },
  ],
  [
    "40001",
    {
      sentence: "Another transaction changed the same rows first, so this one cannot go on.",
      advice:
        "Nothing is wrong with it: write ROLLBACK and run it again from BEGIN. Programs do that by themselves.",
      lesson: "transactions",
    },
  ],
  [
    "40P01",
    {
      sentence: "Two transactions wait for each other, so PostgreSQL ended this one.",
      advice:
        "Write ROLLBACK and run it again. Change rows in the same order everywhere, and it does not happen.",
      lesson: "transactions",
    },
  ],
  [
    "53400",
    {
      sentence: "The query needs more room for sorting than there is here.",
      advice: "Ask for fewer rows or columns before ORDER BY, GROUP BY or a join.",
      lesson: null,
    },
  ],
  [
    "54000",
    {
      sentence: "Something is larger than PostgreSQL allows: {message}.",
      advice: "Make it smaller.",
      lesson: null,
    },
  ],
  [
    "54001",
    {
      sentence: "The statement is nested too deeply.",
      advice: "Look for a function that calls itself without an end, or split the statement.",
      lesson: null,
    },
  ],
  [
    "54011",
    {
      sentence: "A result can have 1,664 columns at most.",
      advice: "Name the columns you need.",
      lesson: "querying-foundations",
    },
  ],
  [
    "55000",
    {
      sentence: "That cannot be done yet, or not with this: {message}.",
      advice: "A view of groups cannot be written to, and currval is known only after nextval.",
      lesson: null,
    },
  ],
  [
    "58P01",
    {
      sentence: "There is no such file here.",
      advice:
        "The database cannot see the files of your device: write the rows with INSERT, or import a CSV file in the SQL editor.",
      lesson: null,
    },
  ],
  [
    "P0001",
    {
      sentence: "The statement was refused on purpose: {message}.",
      advice:
        "A function or block of code said so with RAISE EXCEPTION. Its message is the author's.",
      lesson: null,
    },
  ],
];

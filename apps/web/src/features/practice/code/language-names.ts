import type { Language } from "@taiyari/domain/practice";

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  javascript: "JavaScript",
  typescript: "TypeScript",
  python: "Python",
  sql: "SQL",
};

/** Where there is little room. */
export const SHORT_NAMES: Readonly<Record<Language, string>> = {
  javascript: "JS",
  typescript: "TS",
  python: "Py",
  sql: "SQL",
};

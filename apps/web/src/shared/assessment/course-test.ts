/** The course whose tests these screens show. */
export const TESTED_COURSE = "sql-for-data-professionals";

import type { ErrorHelp } from "./error-help.ts";
import { NAME_ERRORS } from "./name-errors.ts";
import { STATE_ERRORS } from "./state-errors.ts";
import { VALUE_ERRORS } from "./value-errors.ts";

/**
 * By SQLSTATE, or by its class of two characters for all others of that class.
 *
 * Source of the codes: PostgreSQL 18, appendix A, "PostgreSQL Error Codes".
 */
export const SQL_ERRORS: ReadonlyMap<string, ErrorHelp> = new Map([
  ...NAME_ERRORS,
  ...VALUE_ERRORS,
  ...STATE_ERRORS,
]);

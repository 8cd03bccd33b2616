/** The key of "I do not know yet", which no option has. */
export const UNKNOWN = "unknown";

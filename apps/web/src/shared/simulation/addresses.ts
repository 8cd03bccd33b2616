export const SIMULATION = "/simulation";
/** The desk of a run. */
export const DESK = "/simulation/$id";
/** One piece of work of a run. */
export const TASK = "/simulation/$id/tasks/$task";
export const DEBRIEF = "/simulation/$id/debrief";
/** For anybody. */
export const DAY_CERTIFICATE = "/simulation/certificates/$code";

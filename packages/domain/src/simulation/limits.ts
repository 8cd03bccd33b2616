/** Most of one simulated day. Our choice: several times what anybody does in an hour. */
export const SIMULATION_LIMITS = {
  eventsPerBatch: 100,
  events: 3_000,
  /** Of JSON of all its acts. */
  bytes: 3_000_000,
} as const;

/** UTF-16 units of one text at the desk; a field takes no more. */
export const MAX_WORK_TEXT = 12_000;

/** Most of one interview. Our choice: several times what anybody says in 40 minutes. */
export const INTERVIEW_LIMITS = {
  eventsPerBatch: 100,
  events: 2_000,
  /** Of JSON of all its events. */
  bytes: 1_500_000,
} as const;

/** UTF-16 units of an answer; what comes after them is cut by the device. */
export const MAX_SPOKEN_TEXT = 20_000;

/** UTF-16 units of the notes of an interview. */
export const MAX_NOTES_TEXT = 5_000;

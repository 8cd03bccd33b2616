export const INTERVIEW = "/interview";
export const SET_UP = "/interview/get-started";
export const STUDIO = "/interview/studio";
export const INTERVIEW_REPORT = "/interview/report/$id";

export { answered, eventsOf, happened, interviewOf } from "./interview.ts";

export type * from "./careers.ts";
export { type CareersIndex, indexCareers } from "./careers-index.ts";
export { nearNames } from "./near-names.ts";
export { termKeysIn } from "./same-term.ts";

export { ContentError } from "./content-error.ts";
export { checkCareers } from "./careers/check.ts";
export { loadCareers } from "./careers/load.ts";

export { checkTemplates } from "./templates/check.ts";
export { loadTemplates, type TemplateFiles } from "./templates/load.ts";

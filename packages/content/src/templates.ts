export { checkTemplates } from "./templates/check.ts";
export { checkThumbnails } from "./templates/check-thumbnails.ts";
export { loadTemplates, type TemplateFiles } from "./templates/load.ts";

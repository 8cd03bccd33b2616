export { checkPartials, checkTemplates } from "./templates/check.ts";
export { checkThumbnails } from "./templates/check-thumbnails.ts";
export {
  loadReadableTemplates,
  loadTemplates,
  loadTemplateSources,
  type TemplateFiles,
  type TemplateSource,
} from "./templates/load.ts";

export { checkLanguages } from "./languages/check-languages.ts";
export { compileLanguages } from "./languages/compile-languages.ts";
export { loadLanguages } from "./languages/load-languages.ts";

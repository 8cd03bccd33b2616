export { compileSearch } from "./search/compile-search.ts";

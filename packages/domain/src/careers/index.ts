export type * from "./careers.ts";

export { stored, written } from "./written.ts";

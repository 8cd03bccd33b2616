export type { Look, Run } from "./look.ts";
export { isRich, plainText, runsOf, storedText } from "./stored.ts";
export { linkAddress } from "./link-address.ts";
export { linkAround, lookAt, richSlice, withLook, withLooksOf, withWords } from "./change.ts";
export { plainValue } from "./plain-value.ts";
export { richLines, type RichLine } from "./lines.ts";

export { loadBazaarly, type Bazaarly } from "./bazaarly/load.ts";
export type { Twin } from "./bazaarly/make-bazaarly.ts";
export { toCopyText, type Table } from "./bazaarly/table.ts";
export { bazaarlySnapshot } from "./bazaarly/snapshot.ts";

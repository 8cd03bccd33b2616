/** What a query of the workspace runs on; `data` as the engine takes it. */
export const DATA_SETS = {
  bazaarly: { name: "Bazaarly", about: "An Indian marketplace", data: null },
  empty: { name: "Empty database", about: "For tables of your own", data: "" },
} as const;

export type DataSet = keyof typeof DATA_SETS;

/** Parts of ids that are written in capitals. */
const CAPITALS = new Set(["qa", "hr", "bi", "mis", "it", "erp", "sql", "npd", "ngo", "kyc", "aml"]);

/** The name of a role by its id, where the careers are not at hand: "QA Engineer". */
export function roleNameOf(id: string): string {
  return id
    .split("-")
    .map((part) =>
      CAPITALS.has(part) ? part.toUpperCase() : `${part.slice(0, 1).toUpperCase()}${part.slice(1)}`,
    )
    .join(" ");
}

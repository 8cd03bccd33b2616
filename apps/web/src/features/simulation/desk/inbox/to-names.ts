import type { Scenario } from "@taiyari/domain/simulation";
import { personOf } from "../../people/names.ts";
import { ME } from "../state/unread.ts";

/** "Priya Menon and Rohit Sethi", "you". */
export function toNames(scenario: Scenario, to: readonly string[]): string {
  const names = to.map((id) => (id === ME ? "you" : personOf(scenario, id).name));
  const last = names.at(-1) ?? "";
  return names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${last}` : last;
}

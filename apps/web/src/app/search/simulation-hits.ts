import type { SimulationIndex } from "@taiyari/domain/simulation";
import { SimulationIcon } from "../../ui/icons.tsx";
import { SIMULATION } from "../../shared/simulation/addresses.ts";
import { words, type SearchHit } from "./pages.ts";

/** The simulated days in whose title, role, company or place every word of the query begins a word. None for "". */
export function findSimulations(
  { simulations }: SimulationIndex,
  query: string,
): readonly SearchHit[] {
  const wanted = words(query);
  if (wanted.length === 0) return [];
  return simulations
    .filter(({ title, as, company, place }) => {
      const known = words(`${title} ${as} ${company} ${place}`);
      return wanted.every((word) => known.some((other) => other.startsWith(word)));
    })
    .map(({ id, title, as }) => ({
      id: `simulation ${id}`,
      title: `${title}, ${as.toLowerCase()}`,
      category: "Day at work",
      Icon: SimulationIcon,
      path: `${SIMULATION}#${id}`,
    }));
}

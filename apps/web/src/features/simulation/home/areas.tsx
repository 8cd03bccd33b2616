import type { SimulationArea } from "@taiyari/domain/simulation";
import { AREA_NAMES } from "./deliverable-names.ts";
import styles from "./home.module.css";

interface AreasProps {
  /** Those that have a day. */
  readonly areas: readonly SimulationArea[];
  /** How many days there are in all. */
  readonly all: number;
  /** Null for all of them. */
  readonly chosen: SimulationArea | null;
  readonly onChoose: (area: SimulationArea | null) => void;
}

/** The kinds of work as filters. */
export function Areas({ areas, all, chosen, onChoose }: AreasProps) {
  return (
    <div className={styles["areas"]} role="group" aria-label="Kinds of work">
      <button type="button" aria-pressed={chosen === null} onClick={() => onChoose(null)}>
        All {all}
      </button>
      {areas.map((area) => (
        <button
          key={area}
          type="button"
          aria-pressed={chosen === area}
          onClick={() => onChoose(area)}
        >
          {AREA_NAMES[area]}
        </button>
      ))}
    </div>
  );
}

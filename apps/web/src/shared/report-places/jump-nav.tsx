import { useCurrentPlace } from "../../ui/use-current-place.ts";
import { JumpLink } from "./jump-link.tsx";
import styles from "./jump-nav.module.css";

export interface Place {
  /** The id of its section. */
  readonly id: string;
  readonly label: string;
}

/** A long report is read by jumping. Marks the section that is being read. */
export function JumpNav({ places }: { readonly places: readonly Place[] }) {
  const current = useCurrentPlace(places.map(({ id }) => id));
  return (
    <nav className={styles["jump"]} aria-label="In this report">
      {places.map(({ id, label }) => (
        <JumpLink key={id} to={id} isCurrent={id === current}>
          {label}
        </JumpLink>
      ))}
    </nav>
  );
}

import type { Scenario } from "@taiyari/domain/simulation";
import { personOf, titleOf } from "./names.ts";
import { PersonArch } from "./person-arch.tsx";
import styles from "./person-line.module.css";

interface PersonLineProps {
  readonly scenario: Scenario;
  readonly person: string;
}

/** Somebody with arch, name and what they do. */
export function PersonLine({ scenario, person }: PersonLineProps) {
  const named = personOf(scenario, person);
  return (
    <span className={styles["line"]}>
      <PersonArch person={named} size="small" />
      <span>
        <b>{named.name}</b>
        <small>{titleOf(scenario, person)}</small>
      </span>
    </span>
  );
}

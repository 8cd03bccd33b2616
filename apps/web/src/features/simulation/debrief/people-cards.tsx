import type { DayMinute, PersonDebrief } from "@taiyari/domain/simulation";
import { style } from "../../../ui/css-variables.ts";
import { PersonArch } from "../people/person-arch.tsx";
import { spokenTime } from "./day-words.ts";
import section from "./section.module.css";
import { TrustLine, trustScale } from "./trust-line.tsx";
import styles from "./people.module.css";

interface PeopleCardsProps {
  readonly people: readonly PersonDebrief[];
  readonly from: DayMinute;
  readonly to: DayMinute;
}

/** Five stand in one row; more in two rows of the same length. */
function columnsFor(people: number): number {
  return people <= MOST_IN_A_ROW ? people : Math.ceil(people / 2);
}

const MOST_IN_A_ROW = 5;

/** How trust went with each person, and what they say at the end. */
export function PeopleCards({ people, from, to }: PeopleCardsProps) {
  const scale = trustScale(people.flatMap(({ steps }) => steps.map(({ value }) => value)));
  const starts = [...new Set(people.map(({ steps }) => steps[0]?.value))];
  return (
    <section aria-labelledby="seen">
      <div className={section["head"]}>
        <h2 id="seen">How they saw you</h2>
        <p>
          {starts.length === 1
            ? `Trust, from ${starts[0]} at ${spokenTime(from)}`
            : `Trust of 100, from ${spokenTime(from)} on`}
        </p>
      </div>
      <ul className={styles["people"]} style={style({ "--columns": columnsFor(people.length) })}>
        {people.map((person) => (
          <li key={person.id} className={`card ${styles["card"]}`}>
            <div className={styles["who"]}>
              <PersonArch person={person} size="large" />
              <div>
                <h3>{person.name}</h3>
                <small>{person.isManager ? "Your manager" : person.title}</small>
              </div>
            </div>
            <TrustLine steps={person.steps} from={from} to={to} scale={scale} />
            <q>{person.says}</q>
          </li>
        ))}
      </ul>
    </section>
  );
}

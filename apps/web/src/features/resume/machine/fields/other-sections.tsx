import type { ReadSection } from "@taiyari/domain/resume";
import { count } from "../../../../lib/numbers.ts";
import { useMachine } from "../machine-context.ts";
import styles from "./fields.module.css";

/** Sections of a kind no machine has fields for: kept as they are, under their own heading. */
export function OtherSections() {
  const { reading } = useMachine();
  const others = reading.sections.filter(({ kind, lines }) => kind === "other" && lines !== null);
  if (others.length === 0) return null;
  return (
    <section className={styles["group"]} aria-labelledby="other-title">
      <div className={styles["groupHead"]}>
        <h3 id="other-title">Other sections</h3>
      </div>
      <p className={styles["intro"]}>
        A machine has no fields for these. It keeps them as text, if at all.
      </p>
      <ul className={styles["unplaced"]}>
        {others.map((section) => (
          <Other key={section.lines?.first} section={section} />
        ))}
      </ul>
    </section>
  );
}

function Other({ section: { heading, lines } }: { readonly section: ReadSection }) {
  const { showLine, shownLine, reading } = useMachine();
  const first = lines?.first ?? 1;
  const last = lines?.last ?? first;
  const name = heading?.value ?? reading.lines[first - 1]?.text ?? "";
  const line = heading?.places[0]?.line ?? first;
  return (
    <li data-current={shownLine === line}>
      <button
        type="button"
        className={styles["words"]}
        dir="auto"
        aria-label={`${name}. Show it on the page`}
        onClick={() => showLine(line)}
      >
        {name}
      </button>
      <span className={styles["howMany"]}>{count(last - first + 1, "line")}</span>
    </li>
  );
}

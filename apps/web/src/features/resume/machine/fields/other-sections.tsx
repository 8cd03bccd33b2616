import { count } from "../../../../lib/numbers.ts";
import { useMachine } from "../machine-context.ts";
import { LooseLine, LooseLines } from "./loose-lines.tsx";
import styles from "./fields.module.css";

/** Sections of a kind no machine has fields for: kept as they are, under their own heading. */
export function OtherSections() {
  const { reading } = useMachine();
  const others = reading.sections.flatMap(({ kind, heading, lines }) =>
    kind === "other" && lines ? [{ heading, lines }] : [],
  );
  if (others.length === 0) return null;
  return (
    <LooseLines
      id="other-title"
      title="Other sections"
      intro="A machine has no fields for these. It keeps them as text, if at all."
    >
      {others.map(({ heading, lines: { first, last } }) => (
        <LooseLine
          key={first}
          line={heading?.places[0]?.line ?? first}
          text={heading?.value ?? reading.lines[first - 1]?.text ?? ""}
          hint="Show it on the page"
        >
          <span className={styles["howMany"]}>{count(last - first + 1, "line")}</span>
        </LooseLine>
      ))}
    </LooseLines>
  );
}

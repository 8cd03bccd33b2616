import { Link } from "@tanstack/react-router";
import type { Ending } from "@taiyari/domain/simulation";
import { DEBRIEF } from "../../../../shared/simulation/addresses.ts";
import { buttonClass } from "../../../../ui/button.tsx";
import styles from "./stops.module.css";

interface OverNoteProps {
  readonly run: string;
  readonly ending: Ending | null;
}

/** The day is over: what it came to, and the way to the debrief. All below can still be read. */
export function OverNote({ run, ending }: OverNoteProps) {
  return (
    <section className={styles["over"]} role="status" aria-label="The day is over">
      <p>
        <b>The day is over.</b> {ending ? `${ending.title}. ` : ""}
        <span>All that came and all you wrote can still be read.</span>
      </p>
      <Link className={buttonClass("next")} to={DEBRIEF} params={{ id: run }}>
        See the debrief
      </Link>
    </section>
  );
}

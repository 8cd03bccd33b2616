import type { AnswerTurn, Measure, ScoredAnswer } from "@taiyari/domain/interview";
import type { CSSProperties } from "react";
import { SpeechStrip } from "./speech-strip.tsx";
import { clockText } from "../../../lib/clock-text.ts";
import styles from "./delivery.module.css";

interface DeliveryProps {
  readonly answer: ScoredAnswer;
  readonly turns: readonly AnswerTurn[];
}

const NAMES: Readonly<Record<Measure["id"], string>> = {
  pace: "Pace",
  length: "Length",
  fillers: "Fillers",
  pauses: "Pauses over 2.5 s",
};

/** How an answer was said: its strip, and each measure on its published band. */
export function Delivery({ answer, turns }: DeliveryProps) {
  const spoken = turns.filter(({ seconds }) => seconds !== null);
  const seconds = spoken.reduce((all, turn) => all + (turn.seconds ?? 0), 0);
  if (answer.delivery.length === 0) return null;
  return (
    <section className={styles["delivery"]} aria-label="How it was said">
      <div className={styles["head"]}>
        <h4>How it was said</h4>
        <p className="num">
          {seconds > 0 ? `${Math.round(seconds)} seconds. ` : "Typed. "}
          Never judged: accent, feelings, looks.
        </p>
      </div>
      <SpeechStrip answer={answer} turns={turns} />
      <dl className={`num ${styles["measures"]}`}>
        {answer.delivery.map((measure) => (
          <MeasureView key={measure.id} measure={measure} />
        ))}
      </dl>
      <p className={styles["by"]}>Each band and where it comes from: How it is scored, below.</p>
    </section>
  );
}

function MeasureView({ measure }: { readonly measure: Measure }) {
  const { id, value, unit, text, why, scale } = measure;
  const [from, to] = scale.good;
  return (
    <div>
      <dt>{NAMES[id]}</dt>
      <dd>
        {value === null ? (
          <b data-none="true">Not measurable</b>
        ) : (
          <b>
            {id === "length" ? clockText(value) : Math.round(value * 10) / 10}
            {unit !== "" && id !== "length" && id !== "pauses" && <small> {unit}</small>}
          </b>
        )}
        {value !== null && (
          <span
            className={styles["range"]}
            style={
              {
                "--at": placeOn(scale, value),
                "--from": placeOn(scale, from),
                "--to": placeOn(scale, to),
              } as CSSProperties
            }
            aria-hidden="true"
          />
        )}
        <p>{value === null ? why : text}</p>
      </dd>
    </div>
  );
}

/** Per cent of the way along a scale, its ends included. */
function placeOn({ least, most }: Measure["scale"], value: number): number {
  const share = most > least ? (value - least) / (most - least) : 0;
  return Math.round(100 * Math.min(1, Math.max(0, share)));
}

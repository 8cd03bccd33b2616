import type { InterviewReport, Measure } from "@taiyari/domain/interview";
import styles from "./report.module.css";

/** What each line asks, the floors, and where the bands of delivery come from. */
export function HowScored({ report }: { readonly report: InterviewReport }) {
  const measures = measuresOf(report);
  return (
    <section aria-labelledby="how-scored">
      <div className={styles["sectionHead"]}>
        <h2 id="how-scored">How it is scored</h2>
        <p>The same rules for every answer</p>
      </div>
      <div className={`card ${styles["how"]}`}>
        <dl>
          {LINES.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <ul>
          {FLOORS.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        {measures.length > 0 && (
          <dl>
            {measures.map(({ id, source }) => (
              <div key={id}>
                <dt>{MEASURES[id]}</dt>
                <dd>{source}</dd>
              </div>
            ))}
          </dl>
        )}
        <p>
          Pace, pauses and fillers are shown and never counted in the score. Accent, feelings,
          looks, and whether you would be hired are not judged at all.
        </p>
      </div>
    </section>
  );
}

const LINES = [
  [
    "Structure",
    "Whether the parts of such an answer are there and in an order that can be followed.",
  ],
  ["Evidence", "Whether results are measured, and what you did yourself can be told apart."],
  ["Relevance", "Whether it answers the question that was asked."],
  ["Depth", "Whether it says how and why, and what was weighed."],
  ["Clarity", "Whether sentences are whole, and of a length that can be followed."],
] as const;

const FLOORS = [
  "Fewer than 20 words: at most 1 on each line.",
  "About something else: at most 1, and 0 for relevance.",
  "“I do not know” and nothing more: 0.",
  "The question said back, or instructions to whoever scores: at most 1, as if nothing had been said.",
  "No quote, no score: every step over 0 rests on words of the answer.",
];

const MEASURES: Readonly<Record<Measure["id"], string>> = {
  pace: "Pace",
  length: "Length",
  fillers: "Fillers",
  pauses: "Pauses",
};

function measuresOf({ answers }: InterviewReport): readonly Measure[] {
  const known = new Map<Measure["id"], Measure>();
  for (const { delivery } of answers)
    for (const measure of delivery) if (!known.has(measure.id)) known.set(measure.id, measure);
  return [...known.values()];
}

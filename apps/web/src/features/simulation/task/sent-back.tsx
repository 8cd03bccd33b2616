import { type DayMinute, type Scenario, type Task } from "@taiyari/domain/simulation";
import { shortTime } from "./draft/short-time.ts";
import { personOf, titleOf } from "../people/names.ts";
import { PersonArch } from "../people/person-arch.tsx";
import { QuoteNumber } from "./reading/quote-number.tsx";
import type { WorkQuotes } from "./reading/work-quotes.ts";
import styles from "./task.module.css";

interface ReviewerWordsProps {
  readonly scenario: Scenario;
  readonly task: Task;
  readonly at: DayMinute | undefined;
  /** What became of it: "sent it back". */
  readonly did: string;
  readonly says: string;
  readonly reasons: readonly string[];
  readonly quotes: WorkQuotes | null;
}

/** What the reviewer says, and why it was sent back, tied to the sentences it is about. */
export function ReviewerWords(props: ReviewerWordsProps) {
  const { scenario, task, at, did, says, reasons, quotes } = props;
  const person = personOf(scenario, task.from);
  return (
    <section className={styles["words"]} data-back={reasons.length > 0 || undefined}>
      <div className={styles["from"]}>
        <PersonArch person={person} />
        <div>
          <h2>
            {person.name} {did}
          </h2>
          <small>{titleOf(scenario, task.from)}</small>
        </div>
        {at !== undefined && <span className="num">{shortTime(at)}</span>}
      </div>
      {says !== "" && <p>{says}</p>}
      {reasons.length > 0 && (
        <ol>
          {reasons.map((reason) => {
            const [first, rest] = firstSentence(reason);
            const quote = quotes?.ofReason(reason)[0];
            return (
              <li key={reason}>
                {quote ? <QuoteNumber quote={quote} /> : <i aria-hidden="true" />}
                <span>
                  <b>{first}</b>
                  {rest !== "" && <span>{rest}</span>}
                </span>
              </li>
            );
          })}
        </ol>
      )}
      <p className={styles["by"]}>Written by the scenario. No language model was used.</p>
    </section>
  );
}

/** The first sentence of a text, and all others. */
function firstSentence(text: string): readonly [string, string] {
  const end = /[.?!][”"’]?\s/u.exec(text);
  if (!end) return [text, ""];
  const at = end.index + end[0].trimEnd().length;
  return [text.slice(0, at), text.slice(at).trim()];
}

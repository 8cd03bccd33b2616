import { numberWord } from "../../../lib/number-words.ts";
import type { Letter, LetterAsk, LetterCheck } from "@taiyari/domain/coach";
import { LineIcon, type LineIconName } from "../../../ui/line-icon.tsx";
import { atStart, counted } from "./words.ts";
import styles from "../look/letter.module.css";

interface JobAsksProps {
  readonly letter: Letter;
  /** Null before the first check. */
  readonly check: LetterCheck | null;
}

/** What the job asks, each with the sentence and the line that answer it, and what to do next. */
export function JobAsks({ letter, check }: JobAsksProps) {
  const asks = check?.asks ?? [];
  const answered = asks.filter(({ standing }) => standing === "letter").length;
  const next = check && nextStep(letter, check);
  return (
    <section className={styles["col"]} aria-labelledby="asks-title">
      <h2 id="asks-title">What the job asks</h2>
      {check && (
        <p>
          {asks.length === 0
            ? "The description names nothing that can be compared, or there is none."
            : `${atStart(counted(asks.length, "thing"))}, ${answered === 0 ? "none" : numberWord(answered)} answered with proof`}
        </p>
      )}
      <ul className={`num ${styles["asks"]}`}>
        {asks.map((ask) => (
          <li key={ask.term} data-standing={ask.standing}>
            <LineIcon name={ICONS[ask.standing]} />
            <span>
              <b>
                {ask.term}
                {ask.need === "must" && ", a must"}
              </b>
              <small>{standingWords(ask)}</small>
            </span>
            {ask.proof !== null && (
              <a
                className={styles["badge"]}
                href={`#line-${ask.line}`}
                aria-label={`Proof ${ask.proof} of ${ask.term}`}
              >
                {ask.proof}
              </a>
            )}
          </li>
        ))}
      </ul>
      {next && (
        <div className={styles["next"]}>
          <span>Next</span>
          <p>{next}</p>
        </div>
      )}
    </section>
  );
}

const ICONS: Readonly<Record<LetterAsk["standing"], LineIconName>> = {
  letter: "check-circle",
  resume: "half",
  neither: "cross-circle",
};

function standingWords({ standing, sentence, line }: LetterAsk): string {
  if (standing === "letter") return `Sentence ${sentence}, resume line ${line}`;
  if (standing === "resume") return `In your resume, line ${line}. Not in the letter`;
  return "In neither. Leave it, or say you are learning it";
}

/** The one thing that would help most; null for nothing left. */
function nextStep({ company }: Letter, { blanks, unproven, asks }: LetterCheck): string | null {
  const [blank] = blanks;
  if (blank?.ask.startsWith("why")) {
    const what = company === "" ? "this job" : company;
    return `Say why ${what}. Only you can write this line, and every reader looks for it.`;
  }
  if (blank) return `Fill in what only you know: ${blank.ask}`;
  if (unproven.length > 0)
    return "One claim has no line of your resume behind it. Put what you did in its place, or leave it out.";
  const unused = asks.find(({ standing, need }) => standing === "resume" && need === "must");
  return unused
    ? `${unused.term} is a must and stands in your resume, line ${unused.line}. Say where you used it.`
    : null;
}

import { Link } from "@tanstack/react-router";
import type { AssessmentResult } from "@taiyari/contract";
import { useState } from "react";
import { ScoreTicks } from "../../../shared/assessment/stage-scores.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Niche, NicheLight } from "../../../ui/niche.tsx";
import { CertificateThings } from "../../../ui/niche-things.tsx";
import { CertifyDialog } from "./certify-dialog.tsx";
import styles from "./result.module.css";

/** Passed or not, the figures, and what to do with it. */
export function Outcome({ result }: { readonly result: AssessmentResult }) {
  const { isPassed, right, of, percent, needed, pass, stages, code, id } = result;
  const [isAsking, setIsAsking] = useState(false);
  return (
    <section className={`card ${styles["outcome"]}`} data-passed={isPassed || undefined}>
      <div>
        <p className="eyebrow">{isPassed ? "Passed" : "Not passed yet"}</p>
        <h1>{isPassed ? "The certificate is yours" : titleOf(needed - right)}</h1>
        <ScoreTicks stages={stages} />
        <p className={`num ${styles["figures"]}`}>
          <b>
            {right} of {of}, {percent}%
          </b>
          <span>
            {needed} were needed, {pass}%
          </span>
        </p>
        <div className={styles["acts"]}>
          {isPassed && code === null && (
            <Button kind="next" onClick={() => setIsAsking(true)}>
              Make the certificate
            </Button>
          )}
          {code !== null && (
            <Link
              to="/learning/sql-for-data-professionals/certificate/$code"
              params={{ code }}
              className={buttonClass("next")}
            >
              Open the certificate
            </Link>
          )}
          {!isPassed && (
            <Link to="/learning/sql-for-data-professionals/content" className={buttonClass("next")}>
              Go on learning
            </Link>
          )}
          <a href="#answers" className={buttonClass("quiet")}>
            Go through the answers
          </a>
        </div>
        {!isPassed && (
          <p className="small muted">
            Another try, with other questions, is possible a day after this one.
          </p>
        )}
      </div>
      {isPassed && (
        <>
          <NicheLight />
          <Niche isLit>
            <CertificateThings />
          </Niche>
        </>
      )}
      {isAsking && <CertifyDialog id={id} onClose={() => setIsAsking(false)} />}
    </section>
  );
}

function titleOf(missing: number): string {
  return missing === 1 ? "One right answer was missing" : `${missing} right answers were missing`;
}

import { Link } from "@tanstack/react-router";
import { count } from "../../../lib/numbers.ts";
import { ASSESSMENT } from "../../../shared/course/addresses.ts";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { CertificateThings } from "../../../ui/niche-things.tsx";
import { Niche } from "../../../ui/niche.tsx";
import styles from "./assessment-card.module.css";

/** The end of the path. */
export function AssessmentCard({ pagesLeft }: { readonly pagesLeft: number }) {
  return (
    <section className={`card ${styles["exam"]}`} aria-labelledby="assessment">
      <div>
        <h2 id="assessment">Final assessment</h2>
        <p>20 questions in 60 minutes, drawn for you. From 80% you get the certificate.</p>
        <p className={`num ${styles["lock"]}`}>
          {pagesLeft > 0 && (
            <>
              <LineIcon name="ring" small />
              {count(pagesLeft, "page")} to go
            </>
          )}
          <Link to={ASSESSMENT}>About the assessment</Link>
        </p>
      </div>
      <Niche isLit={pagesLeft === 0}>
        <CertificateThings />
      </Niche>
    </section>
  );
}

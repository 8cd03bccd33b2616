import { ScoreRing } from "../../ui/score-ring.tsx";
import { ScoreSign } from "../../ui/score-sign.tsx";
import type { Report } from "../../shared/report/report-words.ts";
import { Section } from "./section.tsx";
import styles from "./measures.module.css";

/** How the resume stands in the market it is meant for, as three rings. */
export function MarketAlignment({ market }: { readonly market: Report["market"] }) {
  return (
    <Section id="market" title="Market Alignment">
      <div className={`card ${styles["card"]}`}>
        <ul className={styles["market"]}>
          {market.map(({ id, name, score, text }) => (
            <li key={id}>
              {score === null ? (
                <span className={styles["unmeasured"]} aria-hidden="true">
                  –
                </span>
              ) : (
                <ScoreRing score={Math.round(score)} withNumber />
              )}
              <p>
                <span>
                  {name}
                  {score !== null && <span className="vh">, {Math.round(score)} of 100,</span>}
                </span>
                {score === null ? (
                  <span className="small muted">Not measured</span>
                ) : (
                  <ScoreSign score={Math.round(score)} />
                )}
              </p>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

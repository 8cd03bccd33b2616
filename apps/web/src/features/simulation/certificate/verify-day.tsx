import type { DayCertificate } from "@taiyari/contract";
import { formatDate, formatDateTime } from "../../../lib/dates.ts";
import { CertificateSheet } from "../../../shared/certificate/certificate-sheet.tsx";
import { CodeForm } from "../../../shared/certificate/code-form.tsx";
import verify from "../../../shared/certificate/verify.module.css";
import { DAY_CERTIFICATE } from "../../../shared/simulation/addresses.ts";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { ScoreSign } from "../../../ui/score-sign.tsx";
import { dayContent, NOT_EMPLOYMENT } from "./day-sheet-content.ts";
import styles from "./verify-day.module.css";

/** Says that nobody here has this code, or shows it. */
export function UnknownDay({ code }: { readonly code: string }) {
  return (
    <section className={verify["unknown"]}>
      <h1>No certificate has this code</h1>
      <p className={verify["lead"]}>
        <code>{code}</code> is not known here, or its owner does not show it. Compare it with the
        certificate letter by letter, or ask its owner.
      </p>
      <CodeForm to={DAY_CERTIFICATE} />
    </section>
  );
}

interface GenuineDayProps {
  readonly certificate: DayCertificate;
  readonly checkedAt: string;
}

/** What a certificate of a day stands for, as anybody sees it. */
export function GenuineDay({ certificate, checkedAt }: GenuineDayProps) {
  const { name, title, company, as, score, work, endedAt, version } = certificate;
  return (
    <>
      <section className={verify["columns"]}>
        <div>
          <p className={verify["genuine"]}>
            <LineIcon name="check" />
            <span>
              <b>This certificate is genuine</b>
              <small className="num">
                Checked against this installation’s records now, {formatDateTime(checkedAt)}
              </small>
            </span>
          </p>
          <h1>{name}</h1>
          <p className={`num ${verify["lead"]}`}>
            completed the work simulation (practice) {title} at {company}, an invented company, as{" "}
            {as.charAt(0).toLowerCase() + as.slice(1)}, on {formatDate(endedAt)}. {NOT_EMPLOYMENT}
          </p>
          <p className={`num ${verify["score"]}`}>
            <b>{score}</b>
            <span>of 100, the mean of {work.length} pieces of work</span>
          </p>
        </div>
        <div className={verify["sheet"]}>
          <CertificateSheet content={dayContent(certificate)} kind="picture" />
        </div>
      </section>
      <section className={`card ${verify["asked"]}`} aria-labelledby="asked">
        <h2 id="asked">What was handed in</h2>
        <ul className={styles["work"]}>
          {work.map(({ title: piece, what, points, versions }) => (
            <li key={piece}>
              <span>
                <b>{piece}</b>
                <small>
                  {what}. {versionsText(versions)}
                </small>
              </span>
              <ScoreSign score={points} withNumber />
            </li>
          ))}
        </ul>
      </section>
      <section className={verify["how"]}>
        <div>
          <h2>How it was judged</h2>
          <p className="num">
            By rules, from everything that was done in the day: queries and code were run, texts
            were read for what they had to say. The server worked the points out anew from that log,
            for version {version} of the scenario. Nobody watched; it shows what somebody did in
            practice, and no job.
          </p>
        </div>
        <div>
          <h2>Check another</h2>
          <CodeForm to={DAY_CERTIFICATE} />
        </div>
      </section>
    </>
  );
}

function versionsText(versions: number): string {
  if (versions === 0) return "Not handed in";
  return versions === 1 ? "One version" : "Sent back once, second version counted";
}

import { LineIcon } from "../../../ui/line-icon.tsx";
import { HindiName, Mark } from "../../../ui/logo.tsx";
import styles from "./certificate-part.module.css";

const POINTS = [
  "Judged on the server, each question drawn for you",
  "PDF with selectable text, A4, prints clean",
  "Says what you can do, not how long you sat",
];

/** What is earned at the end, and how it looks. */
export function CertificatePart() {
  return (
    <section className={styles["certificate"]} aria-labelledby="certificate">
      <div>
        <h2 id="certificate">A certificate that can be checked</h2>
        <p className="lead">
          Your name, your score, the date and a code. Whoever reads your resume opens one address
          and sees what was asked and how you did.
        </p>
        <ul>
          {POINTS.map((point) => (
            <li key={point}>
              <LineIcon name="check" />
              {point}
            </li>
          ))}
        </ul>
      </div>
      <SampleSheet />
    </section>
  );
}

/** The sheet with nobody's name on it. It says nothing that does not stand beside it. */
function SampleSheet() {
  return (
    <div className={styles["sheet"]} aria-hidden="true">
      <svg className={styles["arch"]} viewBox="0 0 1000 707">
        <path d="M40 667V360C40 150 230 40 500 40s460 110 460 320v307z" />
        <path d="M58 649V366C58 172 240 60 500 60s442 112 442 306v283z" />
        <rect x="18" y="655" width="964" height="12" rx="3" />
      </svg>
      <div className={styles["words"]}>
        <span className={styles["brand"]}>
          <Mark /> Taiyari <HindiName />
        </span>
        <span>This certifies that</span>
        <b className={styles["name"]}>Your name</b>
        <span>passed the final assessment of</span>
        <b className={styles["of"]}>SQL for data professionals</b>
        <dl className="num">
          <div>
            <dt>Score</dt>
            <dd>16 of 20 or more</dd>
          </div>
          <div>
            <dt>Date</dt>
            <dd>The day you pass</dd>
          </div>
          <div>
            <dt>Code</dt>
            <dd>Yours alone</dd>
          </div>
        </dl>
      </div>
    </div>
  );
}

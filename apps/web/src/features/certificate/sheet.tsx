import type { Certificate } from "@taiyari/contract";
import { formatDate } from "../../lib/dates.ts";
import { Mark } from "../../ui/logo.tsx";
import { sheetText } from "./sheet-text.ts";
import styles from "./sheet.module.css";

interface SheetProps {
  readonly certificate: Certificate;
  /** Where it can be checked, without the protocol: "taiyari.example/certificates/7K4M-92QX". */
  readonly address: string;
  /** Whether what it says stands beside it, so that screen readers pass over it. */
  readonly isPicture?: boolean;
}

/** The certificate as one sheet, light in both themes: it is a paper. */
export function Sheet({ certificate, address, isPicture = false }: SheetProps) {
  const { name, title, right, of, percent, passedAt, code } = certificate;
  return (
    <article
      className={styles["sheet"]}
      aria-label="Certificate"
      aria-hidden={isPicture || undefined}
    >
      <svg viewBox="0 0 1000 707" preserveAspectRatio="none" aria-hidden="true">
        <path data-arch="outer" d="M40 667V360C40 150 230 40 500 40s460 110 460 320v307z" />
        <path data-arch="inner" d="M58 649V366C58 172 240 60 500 60s442 112 442 306v283z" />
        <path data-arch="step" d="M18 667h964v10H18z" />
        <path data-arch="shadow" d="M36 677h928l-10 8H46z" />
      </svg>
      <div className={styles["in"]}>
        <p className={styles["brand"]}>
          <Mark />
          <span>
            Taiyari <i lang="hi">तैयारी</i>
          </span>
        </p>
        <p className={styles["line"]}>This certifies that</p>
        <p className={styles["name"]} data-long={name.length > 24 || undefined}>
          {name}
        </p>
        <p className={styles["line"]}>passed the final assessment of</p>
        <p className={styles["title"]}>{title}</p>
        <p className={styles["text"]}>{sheetText(certificate)}</p>
        <dl className="num">
          <div>
            <dt>Score</dt>
            <dd>
              {right} of {of}, {percent}%
            </dd>
          </div>
          <div>
            <dt>Date</dt>
            <dd>{formatDate(passedAt)}</dd>
          </div>
          <div>
            <dt>Code</dt>
            <dd className={styles["code"]}>{code}</dd>
          </div>
        </dl>
        <p className={styles["check"]}>
          Check it at <b>{address}</b>
        </p>
      </div>
    </article>
  );
}

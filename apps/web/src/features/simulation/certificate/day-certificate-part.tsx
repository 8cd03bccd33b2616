import { Link } from "@tanstack/react-router";
import type { OwnDayCertificate } from "@taiyari/contract";
import { useState } from "react";
import { formatDate } from "../../../lib/dates.ts";
import { addressOf, linkOf } from "../../../shared/certificate/certificate-address.ts";
import { CertificateSheet } from "../../../shared/certificate/certificate-sheet.tsx";
import { CopyRow } from "../../../shared/certificate/copy-row.tsx";
import { useDownloadCertificate } from "../../../shared/certificate/use-download-certificate.ts";
import { DAY_CERTIFICATE } from "../../../shared/simulation/addresses.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { SwitchRow } from "../../../ui/switch-row.tsx";
import { showToast } from "../../../ui/toast-store.ts";
import { CERTIFICATE_PLACE } from "./day-certificate-button.tsx";
import { dayContent, placeOf } from "./day-sheet-content.ts";
import type { DayCertificateOf } from "./use-day-certificate.ts";
import styles from "./day-certificate.module.css";

interface DayCertificatePartProps {
  readonly certificate: OwnDayCertificate;
  readonly show: DayCertificateOf["show"];
}

/** One's own certificate of a day: the sheet, its file, and who may see it. */
export function DayCertificatePart({ certificate, show }: DayCertificatePartProps) {
  const { code, title, score, endedAt, isPublic } = certificate;
  const content = dayContent(certificate);
  const place = placeOf(code);
  const { download, isBusy } = useDownloadCertificate();
  const [isSaving, setIsSaving] = useState(false);

  async function change(next: boolean) {
    if (isSaving) return;
    setIsSaving(true);
    const problem = await show(code, next);
    setIsSaving(false);
    if (problem !== null)
      showToast({ title: "That was not changed", text: problem, kind: "problem" });
  }

  const line = `${title}, work simulation (practice), Taiyari, ${monthOf(endedAt)}. ${score} of 100. Code ${code}`;
  return (
    <section className={styles["part"]} aria-labelledby={CERTIFICATE_PLACE}>
      <div className={styles["head"]}>
        <h2 id={CERTIFICATE_PLACE}>Your certificate</h2>
        <div>
          {isPublic && (
            <Link to={DAY_CERTIFICATE} params={{ code }} className={buttonClass("quiet")}>
              <LineIcon name="eye" />
              See the public page
            </Link>
          )}
          <Button kind="line" isBusy={isBusy} onClick={() => void download(content, endedAt)}>
            <LineIcon name="download" small />
            {isBusy ? "Writing the PDF" : "Download the certificate"}
          </Button>
        </div>
      </div>
      <div className={styles["columns"]}>
        <div className={styles["sheet"]}>
          <CertificateSheet content={content} kind="page" />
        </div>
        <div className={`card ${styles["side"]}`}>
          <h3>Share it</h3>
          <CopyRow label="Copy the address" shown={addressOf(place)} text={linkOf(place)} />
          <SwitchRow
            label={isPublic ? "Public page is on" : "Public page is off"}
            note={
              isPublic ? "Anybody with the code can check it." : "The code shows nothing to others."
            }
            checked={isPublic}
            onChange={(checked) => void change(checked)}
          />
          <h3>On your resume</h3>
          <CopyRow label="Copy the line" shown={line} text={line} />
          <p className="small muted">
            It belongs under Certifications: practice, never experience. How your day ended is not
            on it.
          </p>
        </div>
      </div>
    </section>
  );
}

/** "Nov 2026" */
function monthOf(when: string): string {
  return formatDate(when).replace(/^\d+ /u, "");
}

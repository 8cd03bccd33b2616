import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useState } from "react";
import { api, client } from "../../lib/api.ts";
import { formatDate } from "../../lib/dates.ts";
import { outageSentence } from "../../lib/failures.ts";
import { isAbsent } from "../../shared/assessment/course-test.ts";
import { ServerTrouble } from "../../shared/failures/server-trouble.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { LineIcon } from "../../ui/line-icon.tsx";
import { Message } from "../../ui/message.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { SwitchRow } from "../../ui/switch-row.tsx";
import { showToast } from "../../ui/toast-store.ts";
import { CopyRow } from "./copy-row.tsx";
import { addressOf } from "./sheet-text.ts";
import { Sheet } from "./sheet.tsx";
import { useDownloadCertificate } from "./use-download-certificate.ts";
import styles from "./certificate.module.css";

/** `/learning/sql-for-data-professionals/certificate/{code}`: one's own certificate. */
export function CertificatePage() {
  const { code = "" } = useParams({ strict: false });
  const cache = useQueryClient();
  const options = api.certificates.mine.queryOptions({
    input: { code },
    retry: (failures, error) => !isAbsent(error) && failures < 2,
  });
  const found = useQuery(options);
  const { download, isBusy } = useDownloadCertificate();
  const [isSaving, setIsSaving] = useState(false);

  if (found.isError)
    return isAbsent(found.error) ? (
      <Message title="There is no such certificate" text="None of yours has this code.">
        <Link to="/learning/sql-for-data-professionals/assessment" className={buttonClass("line")}>
          Final assessment
        </Link>
      </Message>
    ) : (
      <div className="wrap">
        <h1 className="vh">Your certificate</h1>
        <ServerTrouble error={found.error} onRetry={() => void found.refetch()} />
      </div>
    );
  if (!found.data) return <Spinner label="Opening the certificate" />;
  const certificate = found.data;
  const { title, right, of, percent, passedAt, isPublic } = certificate;

  async function show(next: boolean) {
    if (isSaving) return;
    setIsSaving(true);
    try {
      const changed = await client.certificates.setPublic({ code, isPublic: next });
      cache.setQueryData(options.queryKey, changed);
    } catch (error) {
      showToast({
        title: "That was not changed",
        text: outageSentence(error) ?? "Load the page again and try once more.",
        kind: "problem",
      });
    } finally {
      setIsSaving(false);
    }
  }

  return (
    <div className={`wrap ${styles["screen"]}`}>
      <header className={styles["head"]}>
        <div>
          <p className={styles["crumbs"]}>
            <Link to="/learning">Learning</Link>
            <span aria-hidden="true">/</span>
            <Link to="/learning/sql-for-data-professionals/content">{title}</Link>
          </p>
          <h1>Your certificate</h1>
          <p className="num muted">
            Passed on {formatDate(passedAt)} with {right} of {of}.
          </p>
        </div>
        <div className={styles["acts"]}>
          {isPublic && (
            <Link
              to="/certificates/$code"
              params={{ code: certificate.code }}
              className={buttonClass("line")}
            >
              <LineIcon name="eye" />
              See the public page
            </Link>
          )}
          <Button kind="primary" isBusy={isBusy} onClick={() => void download(certificate)}>
            <LineIcon name="download" />
            {isBusy ? "Writing the PDF" : "Download PDF"}
          </Button>
        </div>
      </header>
      <div className={styles["columns"]}>
        <Sheet certificate={certificate} address={addressOf(certificate.code)} />
        <aside className={styles["side"]}>
          <section className="card" aria-labelledby="share">
            <h2 id="share">Share it</h2>
            <CopyRow
              label="Copy the address"
              shown={addressOf(certificate.code)}
              text={`${window.location.origin}/certificates/${certificate.code}`}
            />
            <p className="small muted">
              Whoever has the address sees your name, the score and what was asked. Nothing else of
              yours.
            </p>
            <SwitchRow
              label={isPublic ? "Public page is on" : "Public page is off"}
              note={
                isPublic
                  ? "Anybody with the code can check it."
                  : "The code shows nothing to others."
              }
              checked={isPublic}
              onChange={(checked) => void show(checked)}
            />
          </section>
          <section className="card" aria-labelledby="resume">
            <h2 id="resume">On your resume</h2>
            <CopyRow
              label="Copy the line"
              shown={`${title}, Taiyari, ${monthOf(passedAt)}. Assessed, ${percent}%. Code ${certificate.code}`}
              text={`${title}, Taiyari, ${monthOf(passedAt)}. Assessed, ${percent}%. Code ${certificate.code}`}
            />
            <p className="small muted">
              It belongs under Certifications: assessed, never experience.
            </p>
          </section>
        </aside>
      </div>
    </div>
  );
}

/** "Nov 2026" */
function monthOf(when: string): string {
  return formatDate(when).replace(/^\d+ /u, "");
}

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import type { OwnCertificate } from "@taiyari/contract";
import { useState } from "react";
import { api, client } from "../../lib/api.ts";
import { formatDate } from "../../lib/dates.ts";
import { outageSentence } from "../../lib/failures.ts";
import { CourseCrumbs } from "../../shared/course/course-crumbs.tsx";
import { QueryScreen, retryUnlessAbsent } from "../../shared/failures/query-screen.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { LineIcon } from "../../ui/line-icon.tsx";
import { ScreenHead } from "../../ui/screen-head.tsx";
import { SwitchRow } from "../../ui/switch-row.tsx";
import { showToast } from "../../ui/toast-store.ts";
import { CopyRow } from "../../shared/certificate/copy-row.tsx";
import { addressOf, linkOf } from "../../shared/certificate/certificate-address.ts";
import { useDownloadCertificate } from "../../shared/certificate/use-download-certificate.ts";
import { placeOf } from "./sheet-text.ts";
import { contentOf, Sheet } from "./sheet.tsx";
import styles from "./certificate.module.css";

const optionsOf = (code: string) =>
  api.certificates.mine.queryOptions({ input: { code }, retry: retryUnlessAbsent });

/** `/learning/sql-for-data-professionals/certificate/{code}`: one's own certificate. */
export function CertificatePage() {
  const { code = "" } = useParams({ strict: false });
  return (
    <QueryScreen
      query={useQuery(optionsOf(code))}
      title="Your certificate"
      waiting="Opening the certificate"
      absent={{
        title: "There is no such certificate",
        text: "None of yours has this code.",
        way: (
          <Link
            to="/learning/sql-for-data-professionals/assessment"
            className={buttonClass("line")}
          >
            Final assessment
          </Link>
        ),
      }}
    >
      {(certificate) => <Own certificate={certificate} asked={code} />}
    </QueryScreen>
  );
}

interface OwnProps {
  readonly certificate: OwnCertificate;
  /** The code as it stands in the address. */
  readonly asked: string;
}

function Own({ certificate, asked }: OwnProps) {
  const { title, code, right, of, percent, passedAt, isPublic } = certificate;
  const cache = useQueryClient();
  const { download, isBusy } = useDownloadCertificate();
  const [isSaving, setIsSaving] = useState(false);

  async function show(next: boolean) {
    if (isSaving) return;
    setIsSaving(true);
    try {
      const changed = await client.certificates.setPublic({ code, isPublic: next });
      cache.setQueryData(optionsOf(asked).queryKey, changed);
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
      <CourseCrumbs title={title} />
      <ScreenHead
        title="Your certificate"
        lead={`Passed on ${formatDate(passedAt)} with ${right} of ${of}.`}
      >
        {isPublic && (
          <Link to="/certificates/$code" params={{ code }} className={buttonClass("line")}>
            <LineIcon name="eye" />
            See the public page
          </Link>
        )}
        <Button
          kind="primary"
          isBusy={isBusy}
          onClick={() => void download(contentOf(certificate), passedAt)}
        >
          <LineIcon name="download" />
          {isBusy ? "Writing the PDF" : "Download PDF"}
        </Button>
      </ScreenHead>
      <div className={styles["columns"]}>
        <div className={styles["sheet"]}>
          <Sheet certificate={certificate} kind="page" />
        </div>
        <aside className={styles["side"]}>
          <section className="card" aria-labelledby="share">
            <h2 id="share">Share it</h2>
            <CopyRow
              label="Copy the address"
              shown={addressOf(placeOf(code))}
              text={linkOf(placeOf(code))}
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
              shown={`${title}, Taiyari, ${monthOf(passedAt)}. Assessed, ${percent}%. Code ${code}`}
              text={`${title}, Taiyari, ${monthOf(passedAt)}. Assessed, ${percent}%. Code ${code}`}
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

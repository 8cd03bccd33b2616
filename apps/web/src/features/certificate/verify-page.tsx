import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import type { Certificate } from "@taiyari/contract";
import { api } from "../../lib/api.ts";
import { formatDate, formatDateTime } from "../../lib/dates.ts";
import { isAbsent } from "../../lib/failures.ts";
import { ScoreTicks, StageScores } from "../../shared/assessment/stage-scores.tsx";
import { CodeForm } from "../../shared/certificate/code-form.tsx";
import { PublicPage } from "../../shared/certificate/public-page.tsx";
import { retryUnlessAbsent } from "../../shared/failures/query-screen.tsx";
import { ServerTrouble } from "../../shared/failures/server-trouble.tsx";
import { LineIcon } from "../../ui/line-icon.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { Sheet } from "./sheet.tsx";
import styles from "../../shared/certificate/verify.module.css";

/** `/certificates/{code}`: whether a certificate is genuine, for anybody. */
export function VerifyPage() {
  const { code = "" } = useParams({ strict: false });
  const found = useQuery(
    api.certificates.open.queryOptions({
      input: { code },
      refetchOnMount: "always",
      retry: retryUnlessAbsent,
    }),
  );
  return (
    <PublicPage>
      {found.isPending && <Spinner label="Checking the certificate" />}
      {found.isError && !isAbsent(found.error) && (
        <>
          <h1 className="vh">Check a certificate</h1>
          <ServerTrouble error={found.error} onRetry={() => void found.refetch()} />
        </>
      )}
      {found.isError && isAbsent(found.error) && <Unknown code={code} />}
      {found.data && <Genuine certificate={found.data} checkedAt={found.data.checkedAt} />}
    </PublicPage>
  );
}

function Unknown({ code }: { readonly code: string }) {
  return (
    <section className={styles["unknown"]}>
      <h1>No certificate has this code</h1>
      <p className={styles["lead"]}>
        <code>{code}</code> is not known here, or its owner does not show it. Compare it with the
        certificate letter by letter, or ask its owner.
      </p>
      <CodeForm to="/certificates/$code" />
    </section>
  );
}

interface GenuineProps {
  readonly certificate: Certificate;
  readonly checkedAt: string;
}

function Genuine({ certificate, checkedAt }: GenuineProps) {
  const { name, title, right, of, percent, pass, passedAt, stages, bank, minutes } = certificate;
  return (
    <>
      <section className={styles["columns"]}>
        <div>
          <p className={styles["genuine"]}>
            <LineIcon name="check" />
            <span>
              <b>This certificate is genuine</b>
              <small className="num">
                Checked against this installation’s records now, {formatDateTime(checkedAt)}
              </small>
            </span>
          </p>
          <h1>{name}</h1>
          <p className={`num ${styles["lead"]}`}>
            passed the final assessment of {title} on {formatDate(passedAt)}.
          </p>
          <p className={`num ${styles["score"]}`}>
            <b>
              {right} of {of}
            </b>
            <span>
              {percent}%, {pass}% was needed
            </span>
          </p>
          <ScoreTicks stages={stages} />
        </div>
        <div className={styles["sheet"]}>
          <Sheet certificate={certificate} kind="picture" />
        </div>
      </section>
      <section className={`card ${styles["asked"]}`} aria-labelledby="asked">
        <h2 id="asked">What was asked</h2>
        <StageScores stages={stages} />
      </section>
      <section className={styles["how"]}>
        <div>
          <h2>How it was judged</h2>
          <p className="num">
            {of} questions drawn at random from {bank}, in {minutes} minutes, one sitting. Queries
            were run on PostgreSQL against data the candidate had not seen. Nobody watched; it shows
            what the code can prove.
          </p>
        </div>
        <div>
          <h2>Check another</h2>
          <CodeForm to="/certificates/$code" />
        </div>
      </section>
    </>
  );
}

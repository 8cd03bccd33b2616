import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import type { Certificate } from "@taiyari/contract";
import { readCertificateCode } from "@taiyari/domain/learning";
import { type FormEvent, useState } from "react";
import { api } from "../../lib/api.ts";
import { formatDate, formatDateTime } from "../../lib/dates.ts";
import { isAbsent } from "../../lib/failures.ts";
import { ScoreTicks, StageScores } from "../../shared/assessment/stage-scores.tsx";
import { retryUnlessAbsent } from "../../shared/failures/query-screen.tsx";
import { ServerTrouble } from "../../shared/failures/server-trouble.tsx";
import { Button } from "../../ui/button.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { LineIcon } from "../../ui/line-icon.tsx";
import { Wordmark } from "../../ui/logo.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { Sheet } from "./sheet.tsx";
import styles from "./verify.module.css";

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
    <div className={styles["page"]}>
      <header className={styles["bar"]}>
        <div className="wrap">
          <Link to="/" className="brand">
            <Wordmark />
          </Link>
          <span className="small muted">Public page, no sign-in needed</span>
        </div>
      </header>
      <main id="main" className={`wrap ${styles["main"]}`}>
        {found.isPending && <Spinner label="Checking the certificate" />}
        {found.isError && !isAbsent(found.error) && (
          <>
            <h1 className="vh">Check a certificate</h1>
            <ServerTrouble error={found.error} onRetry={() => void found.refetch()} />
          </>
        )}
        {found.isError && isAbsent(found.error) && <Unknown code={code} />}
        {found.data && <Genuine certificate={found.data} checkedAt={found.data.checkedAt} />}
      </main>
    </div>
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
      <CodeForm />
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
          <CodeForm />
        </div>
      </section>
    </>
  );
}

function CodeForm() {
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const [isWrong, setIsWrong] = useState(false);

  async function check(event: FormEvent) {
    event.preventDefault();
    const code = readCertificateCode(typed);
    setIsWrong(code === null);
    if (code !== null) await navigate({ to: "/certificates/$code", params: { code } });
  }

  return (
    <form className={styles["form"]} onSubmit={(event) => void check(event)}>
      <FormField
        label="Code, like 7K4M-92QX"
        hint={isWrong ? "A code has eight letters and digits." : null}
      >
        {({ id, describedBy }) => (
          <input
            id={id}
            aria-describedby={describedBy}
            className="form-input"
            autoComplete="off"
            spellCheck={false}
            value={typed}
            aria-invalid={isWrong || undefined}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </FormField>
      <Button kind="line" type="submit">
        Check
      </Button>
    </form>
  );
}

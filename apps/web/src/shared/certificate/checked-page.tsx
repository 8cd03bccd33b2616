import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { isAbsent } from "../../lib/failures.ts";
import { Spinner } from "../../ui/spinner.tsx";
import { ServerTrouble } from "../failures/server-trouble.tsx";
import { CodeForm, type CodeAddress } from "./code-form.tsx";
import { PublicPage } from "./public-page.tsx";
import styles from "./verify.module.css";

interface CheckedPageProps<Certificate> {
  readonly code: string;
  readonly found: UseQueryResult<Certificate>;
  /** The route where others of this kind are checked. */
  readonly to: CodeAddress;
  readonly children: (certificate: Certificate) => ReactNode;
}

/** Whether a certificate is genuine, for anybody: what is kept of it, that nobody here has this code, or that the server does not answer. */
export function CheckedPage<Certificate>({
  code,
  found,
  to,
  children,
}: CheckedPageProps<Certificate>) {
  return (
    <PublicPage>
      {found.isPending && <Spinner label="Checking the certificate" />}
      {found.isError && !isAbsent(found.error) && (
        <>
          <h1 className="vh">Check a certificate</h1>
          <ServerTrouble error={found.error} onRetry={() => void found.refetch()} />
        </>
      )}
      {found.isError && isAbsent(found.error) && (
        <section className={styles["unknown"]}>
          <h1>No certificate has this code</h1>
          <p className={styles["lead"]}>
            <code>{code}</code> is not known here, or its owner does not show it. Compare it with
            the certificate letter by letter, or ask its owner.
          </p>
          <CodeForm to={to} />
        </section>
      )}
      {found.data && children(found.data)}
    </PublicPage>
  );
}

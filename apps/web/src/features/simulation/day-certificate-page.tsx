import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { api } from "../../lib/api.ts";
import { isAbsent } from "../../lib/failures.ts";
import { PublicPage } from "../../shared/certificate/public-page.tsx";
import { retryUnlessAbsent } from "../../shared/failures/query-screen.tsx";
import { ServerTrouble } from "../../shared/failures/server-trouble.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { GenuineDay, UnknownDay } from "./certificate/verify-day.tsx";

/** Whether a certificate of a simulated day is genuine, for anybody: /simulation/certificates/<code>. */
export function DayCertificatePage() {
  const { code = "" } = useParams({ strict: false });
  const found = useQuery(
    api.simulation.openCertificate.queryOptions({
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
      {found.isError && isAbsent(found.error) && <UnknownDay code={code} />}
      {found.data && <GenuineDay certificate={found.data} checkedAt={found.data.checkedAt} />}
    </PublicPage>
  );
}

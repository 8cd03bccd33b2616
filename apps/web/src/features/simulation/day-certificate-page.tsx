import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { api } from "../../lib/api.ts";
import { CheckedPage } from "../../shared/certificate/checked-page.tsx";
import { retryUnlessAbsent } from "../../shared/failures/query-screen.tsx";
import { DAY_CERTIFICATE } from "../../shared/simulation/addresses.ts";
import { GenuineDay } from "./certificate/genuine-day.tsx";

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
    <CheckedPage code={code} found={found} to={DAY_CERTIFICATE}>
      {(certificate) => <GenuineDay certificate={certificate} checkedAt={certificate.checkedAt} />}
    </CheckedPage>
  );
}

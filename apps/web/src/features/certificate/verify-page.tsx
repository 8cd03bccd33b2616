import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import type { Certificate } from "@taiyari/contract";
import { api } from "../../lib/api.ts";
import { formatDate } from "../../lib/dates.ts";
import { ScoreTicks, StageScores } from "../../shared/assessment/stage-scores.tsx";
import { CheckedPage } from "../../shared/certificate/checked-page.tsx";
import { Genuine } from "../../shared/certificate/genuine.tsx";
import { retryUnlessAbsent } from "../../shared/failures/query-screen.tsx";
import { Sheet } from "./sheet.tsx";

const TO = "/certificates/$code";

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
    <CheckedPage code={code} found={found} to={TO}>
      {(certificate) => (
        <GenuineCertificate certificate={certificate} checkedAt={certificate.checkedAt} />
      )}
    </CheckedPage>
  );
}

interface GenuineCertificateProps {
  readonly certificate: Certificate;
  readonly checkedAt: string;
}

function GenuineCertificate({ certificate, checkedAt }: GenuineCertificateProps) {
  const { name, title, right, of, percent, pass, passedAt, stages, bank, minutes } = certificate;
  return (
    <Genuine
      checkedAt={checkedAt}
      name={name}
      did={`passed the final assessment of ${title} on ${formatDate(passedAt)}.`}
      score={
        <>
          <b>
            {right} of {of}
          </b>
          <span>
            {percent}%, {pass}% was needed
          </span>
        </>
      }
      more={<ScoreTicks stages={stages} />}
      sheet={<Sheet certificate={certificate} kind="picture" />}
      asked={{ title: "What was asked", content: <StageScores stages={stages} /> }}
      how={`${of} questions drawn at random from ${bank}, in ${minutes} minutes, one sitting. Queries were run on PostgreSQL against data the candidate had not seen. Nobody watched; it shows what the code can prove.`}
      to={TO}
    />
  );
}

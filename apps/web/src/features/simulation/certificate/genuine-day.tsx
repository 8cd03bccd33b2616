import type { DayCertificate } from "@taiyari/contract";
import { formatDate } from "../../../lib/dates.ts";
import { CertificateSheet } from "../../../shared/certificate/certificate-sheet.tsx";
import { Genuine } from "../../../shared/certificate/genuine.tsx";
import { DAY_CERTIFICATE } from "../../../shared/simulation/addresses.ts";
import { ScoreSign } from "../../../ui/score-sign.tsx";
import { dayContent, NOT_EMPLOYMENT } from "./day-sheet-content.ts";
import styles from "./genuine-day.module.css";

interface GenuineDayProps {
  readonly certificate: DayCertificate;
  readonly checkedAt: string;
}

/** What a certificate of a day stands for, as anybody sees it. */
export function GenuineDay({ certificate, checkedAt }: GenuineDayProps) {
  const { name, title, company, as, score, work, endedAt, version } = certificate;
  const role = as.charAt(0).toLowerCase() + as.slice(1);
  return (
    <Genuine
      checkedAt={checkedAt}
      name={name}
      did={`completed the work simulation (practice) ${title} at ${company}, an invented company, as ${role}, on ${formatDate(endedAt)}. ${NOT_EMPLOYMENT}`}
      score={
        <>
          <b>{score}</b>
          <span>of 100, the mean of {work.length} pieces of work</span>
        </>
      }
      sheet={<CertificateSheet content={dayContent(certificate)} kind="picture" />}
      asked={{ title: "What was handed in", content: <Work work={work} /> }}
      how={`By rules, from everything that was done in the day: queries and code were run on the person’s own device, texts were read for what they had to say. The server worked the points out anew from that log, for version ${version} of the scenario. Nobody watched; it shows what somebody did in practice, and no job.`}
      to={DAY_CERTIFICATE}
    />
  );
}

function Work({ work }: Pick<DayCertificate, "work">) {
  return (
    <ul className={styles["work"]}>
      {work.map(({ title, what, points, versions }) => (
        <li key={title}>
          <span>
            <b>{title}</b>
            <small>
              {what}. {versionsText(versions)}
            </small>
          </span>
          <ScoreSign score={points} withNumber />
        </li>
      ))}
    </ul>
  );
}

function versionsText(versions: number): string {
  if (versions === 0) return "Not handed in";
  return versions === 1 ? "One version" : "Sent back once, second version counted";
}

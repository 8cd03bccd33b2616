import { useQuery } from "@tanstack/react-query";
import type { DataSummary } from "@taiyari/contract";
import { api } from "../../lib/api.ts";
import { formatDate } from "../../lib/dates.ts";
import { sayFileSize } from "../../lib/file-size.ts";
import { count } from "../../lib/numbers.ts";
import { ServerTrouble } from "../../shared/failures/server-trouble.tsx";
import { Button } from "../../ui/button.tsx";
import { DownloadIcon } from "../../ui/icons.tsx";
import { SectionCard } from "../../ui/section-card.tsx";
import { Skeleton } from "../../ui/spinner.tsx";
import { ExportState } from "./export-state.tsx";
import type { WriteLetterPdf } from "./make-pdfs.ts";
import { useExport } from "./use-export.ts";
import styles from "./own-data.module.css";

/** What the server has of a person, and a way to take all of it along. */
export function YourDataSection({ writeLetter }: { readonly writeLetter: WriteLetterPdf }) {
  const summary = useQuery(api.ownData.summary.queryOptions());
  const { data } = summary;
  const where = window.location.hostname;
  return (
    <SectionCard
      id="data"
      title="Your data"
      beside={data && `${sayFileSize(data.bytes)} on this server, ${where}`}
    >
      {data ? (
        <Figures summary={data} />
      ) : summary.isError ? (
        <ServerTrouble error={summary.error} onRetry={() => void summary.refetch()} />
      ) : (
        <Skeleton height="148px" narrowHeight="248px" />
      )}
      <Export summary={data} writeLetter={writeLetter} />
    </SectionCard>
  );
}

function Figures({ summary }: { readonly summary: DataSummary }) {
  const { resumes, uploads, reports, interviews, simulations, solutions, lessons } = summary;
  const figures = [
    [count(resumes + uploads, "resume"), "PDF and JSON"],
    [count(reports, "report"), "PDF and JSON"],
    [count(interviews, "interview"), "text and scores, no audio"],
    [count(simulations, "simulation"), "every decision"],
    [count(solutions, "solution"), "as code files"],
    [count(lessons, "lesson"), "answers and notes"],
  ] as const;
  return (
    <ul className={`num ${styles["figures"]}`}>
      {figures.map(([what, how]) => (
        <li key={how + what}>
          <b>{what}</b>
          {how}
        </li>
      ))}
    </ul>
  );
}

interface ExportProps {
  readonly summary: DataSummary | undefined;
  readonly writeLetter: WriteLetterPdf;
}

function Export({ summary, writeLetter }: ExportProps) {
  const { progress, start, cancel } = useExport(writeLetter);
  const last = summary?.exportedAt;
  return (
    <div className={styles["export"]}>
      <Button kind="line" isBusy={progress !== null} onClick={start}>
        <DownloadIcon />
        Export everything
      </Button>
      {progress ? (
        <ExportState progress={progress} onCancel={cancel} />
      ) : (
        <p className={`num ${styles["note"]}`}>
          One ZIP, put together in this window.{last ? ` Last on ${formatDate(last)}.` : ""}
        </p>
      )}
    </div>
  );
}

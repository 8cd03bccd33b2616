import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { KeptResumes } from "../../features/editor/resumes/kept-resumes.tsx";
import { YourResumes } from "../../features/editor/resumes/your-resumes.tsx";
import { YourLetters } from "../../features/letters/list/your-letters.tsx";
import { NextBanner } from "../../features/upload/figures/next-banner.tsx";
import { StatCards } from "../../features/upload/figures/stat-cards.tsx";
import { HistorySection } from "../../features/upload/history/history-section.tsx";
import { api } from "../../lib/api.ts";
import { ServerTrouble } from "../../shared/failures/server-trouble.tsx";
import { usePendingUploads } from "../../shared/uploads/use-pending-uploads.ts";
import { buttonClass } from "../../ui/button.tsx";
import { HeroArt } from "./hero-art.tsx";
import styles from "./resume-landing-page.module.css";

/** `/resume`: what the Resume Engine does, the person's figures, the next thing to do, and every resume so far. */
export function ResumeLandingPage() {
  const history = useQuery(api.resume.history.queryOptions());
  const pending = history.data?.items.filter(({ status }) => status === "pending") ?? [];
  usePendingUploads(pending.map(({ id }) => id));
  const [today] = useState(() => new Date());
  const figures = history.data?.figures ?? null;
  // A browser that knows it is offline need not ask three times.
  const trouble = history.error ?? (navigator.onLine ? null : history.failureReason);

  return (
    <div className={`wrap ${styles["page"]}`}>
      <section className={styles["hero"]} aria-labelledby="resume-title">
        <div>
          <h1 id="resume-title">Optimize Your Resume with AI</h1>
          <p>
            See what a machine reads on your page, what it scores, and what to change first. Every
            point is explained, and no fact is made up.
          </p>
          <div className={styles["go"]}>
            <Link to="/resume/metadata" className={buttonClass("primary", styles["start"])}>
              Get Started
            </Link>
            <span className="small muted">PDF, up to 10 MB. About a minute.</span>
          </div>
        </div>
        <HeroArt className={styles["art"]} />
      </section>

      {trouble && !history.data ? (
        <>
          <ServerTrouble error={trouble} onRetry={() => void history.refetch()} />
          <KeptResumes />
        </>
      ) : (
        <>
          <StatCards figures={figures} today={today} />
          {figures?.next && <NextBanner next={figures.next} />}
          {!figures && <div className={styles["nextPlace"]} aria-hidden="true" />}
          <YourResumes />
          <YourLetters most={5} />
          <HistorySection items={history.data?.items ?? null} />
        </>
      )}
    </div>
  );
}

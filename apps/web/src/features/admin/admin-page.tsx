import { isDefinedError } from "@orpc/client";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { GaugeIcon, LearningIcon, ShieldIcon, UserIcon } from "../../ui/icons.tsx";
import { Message } from "../../ui/message.tsx";
import { SectionNav, type SectionLink } from "../../ui/section-nav.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { api } from "../../lib/api.ts";
import { ServerTrouble } from "../../shared/failures/server-trouble.tsx";
import { BatchesIcon, CoachIcon, FilesIcon, LogIcon } from "./parts/admin-icons.tsx";
import { BatchesSection } from "./contents/batches-section.tsx";
import { ContentSection } from "./contents/content-section.tsx";
import { UploadsSection } from "./contents/uploads-section.tsx";
import { HealthHead } from "./health/health-head.tsx";
import { HealthStrip } from "./health/health-strip.tsx";
import { LogSection } from "./log/log-section.tsx";
import { PeopleSection } from "./people/people-section.tsx";
import { CoachSection } from "./services/coach-section.tsx";
import { VoiceSection } from "./services/voice-section.tsx";
import styles from "./admin-page.module.css";

/** In the order of the page; each id is that of a section below. */
const LINKS: readonly SectionLink[] = [
  { id: "health", label: "Health", Icon: GaugeIcon },
  { id: "people", label: "People", Icon: UserIcon },
  { id: "batches", label: "Batches", Icon: BatchesIcon },
  { id: "uploads", label: "Uploads", Icon: FilesIcon },
  { id: "content", label: "Content", Icon: LearningIcon },
  { id: "coach", label: "Coach", Icon: CoachIcon },
  { id: "log", label: "Audit log", Icon: LogIcon },
];

/** This installation, for its admins. The server decides who is one. */
export function AdminPage() {
  const health = useQuery(api.admin.health.queryOptions());
  if (isDefinedError(health.error) && health.error.code === "NOT_ADMIN") return <AdminsOnly />;
  const problems = health.data?.content?.problems ?? 0;
  return (
    <div className={`wrap ${styles["page"]}`}>
      {health.data ? (
        <>
          <HealthHead health={health.data} />
          <div className={styles["columns"]}>
            <SectionNav links={withCount(problems)} />
            <div className={styles["stack"]}>
              <HealthStrip health={health.data} />
              <PeopleSection />
              <BatchesSection />
              <div className={styles["pair"]}>
                <UploadsSection />
                <ContentSection />
              </div>
              <CoachSection />
              <VoiceSection />
              <LogSection />
            </div>
          </div>
        </>
      ) : (
        <>
          <h1>Admin</h1>
          {health.isError ? (
            <ServerTrouble error={health.error} onRetry={() => void health.refetch()} />
          ) : (
            <Spinner label="Loading the admin page" />
          )}
        </>
      )}
    </div>
  );
}

function withCount(problems: number): readonly SectionLink[] {
  if (problems === 0) return LINKS;
  return LINKS.map((link) => (link.id === "content" ? { ...link, count: problems } : link));
}

function AdminsOnly() {
  return (
    <Message
      title="This page is for admins"
      text="If you should be one, ask the person who runs this installation."
      picture={<EmptyState Icon={ShieldIcon} />}
    >
      <Link to="/overview" className={buttonClass("primary")}>
        Go to the overview
      </Link>
    </Message>
  );
}

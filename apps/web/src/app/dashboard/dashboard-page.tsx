import { ApplicationsCard } from "../../features/applications/applications-card.tsx";
import { GoalsCard } from "../../features/goals/goals-card.tsx";
import { InterviewThings } from "../../features/overview/niches/interview-things.tsx";
import { ResumeThings } from "../../features/overview/niches/resume-things.tsx";
import { SimulationThings } from "../../features/overview/niches/simulation-things.tsx";
import { type OpenDashboard, useDashboard } from "../../features/dashboard/dashboard-data.ts";
import { DashboardHead } from "../../features/dashboard/dashboard-head.tsx";
import { DashboardSkeleton } from "../../features/dashboard/dashboard-skeleton.tsx";
import { NextActionCard } from "../../features/dashboard/next-action-card.tsx";
import { PremiumOffer } from "../../features/dashboard/premium-offer.tsx";
import { ReadinessCard } from "../../features/dashboard/readiness-card.tsx";
import { RecentCard } from "../../features/dashboard/recent-card.tsx";
import { SolutionsCard } from "../../features/dashboard/solutions-card.tsx";
import { StreakCard } from "../../features/dashboard/streak-card.tsx";
import { ServerTrouble } from "../../shared/failures/server-trouble.tsx";
import { NicheLight } from "../../ui/niche.tsx";
import { BookThings, LaptopThings } from "../../ui/niche-things.tsx";
import styles from "./dashboard-page.module.css";

/** What stands in the niche of the next action, by axis: that of its solution. */
const THINGS = {
  concepts: BookThings,
  resume: ResumeThings,
  interview: InterviewThings,
  coding: LaptopThings,
  work: SimulationThings,
};

/** Where somebody stands, what to do next and why. Each card is of the feature that keeps what it shows. */
export function DashboardPage() {
  const query = useDashboard();
  const { data } = query;
  return (
    <div className={`wrap ${styles["page"]}`}>
      <NicheLight />
      <DashboardHead dashboard={data?.kind === "open" ? data : null} />
      {query.isPending && <DashboardSkeleton />}
      {query.isError && !data && (
        <ServerTrouble error={query.error} onRetry={() => void query.refetch()} />
      )}
      {data?.kind === "closed" && <PremiumOffer adminContact={data.adminContact} />}
      {data?.kind === "open" && <Cards dashboard={data} />}
    </div>
  );
}

function Cards({ dashboard }: { readonly dashboard: OpenDashboard }) {
  const { actions, solutions, today, activity, weeks, recent, hasMore } = dashboard;
  return (
    <div className={styles["grid"]}>
      <div className={styles["narrow"]}>
        <NextActionCard actions={actions} things={THINGS} />
      </div>
      <div className={styles["broad"]}>
        <ReadinessCard dashboard={dashboard} />
      </div>
      <div className={styles["whole"]}>
        <SolutionsCard solutions={solutions} />
      </div>
      <div className={styles["broad"]}>
        <StreakCard today={today} activity={activity} />
      </div>
      <div className={styles["narrow"]}>
        <RecentCard recent={recent} hasMore={hasMore} />
      </div>
      <div className={styles["broad"]}>
        <ApplicationsCard />
      </div>
      <div className={styles["narrow"]}>
        <GoalsCard weeks={weeks} today={today} />
      </div>
    </div>
  );
}

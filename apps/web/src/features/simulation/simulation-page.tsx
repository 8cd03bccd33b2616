import { useRuns } from "../../shared/simulation/runs.ts";
import { LineIcon } from "../../ui/line-icon.tsx";
import { NicheLight } from "../../ui/niche.tsx";
import { Catalogue } from "./home/catalogue.tsx";
import { EmptyDays } from "./home/empty-days.tsx";
import { NextBar } from "./home/next-bar.tsx";
import { PastDays } from "./home/past-days.tsx";
import { Scene } from "./home/scene.tsx";
import { usePlayed } from "./home/use-played.ts";
import styles from "./home/home.module.css";

/** Days at work to choose from, and those that were begun: /simulation. */
export function SimulationPage() {
  const { logs, isLoaded, isAsked, older } = useRuns();
  const { played, missing, retry } = usePlayed();
  const going = played?.find(({ over }) => over === null);
  const isKnown = isLoaded && (isAsked || !navigator.onLine);
  return (
    <div className={`wrap ${styles["page"]}`}>
      <NicheLight />
      <section className={styles["hero"]}>
        <div>
          <h1>A day at work, before your first day</h1>
          <p className="lead">
            An inbox, a chat, real files, a clock, and people who want different things. What you
            decide changes what happens next. At the end you see what it cost, and how they saw you.
          </p>
          <ul className={styles["how"]}>
            <li>
              <LineIcon name="pause" />
              Pause whenever you like
            </li>
            <li>
              <LineIcon name="retry" />
              Work is sent back with reasons
            </li>
            <li>
              <LineIcon name="lock" />
              Nobody else sees it
            </li>
          </ul>
        </div>
        <Scene />
      </section>
      {going && <NextBar going={going} />}
      <Catalogue played={played} />
      {played && logs.length > 0 && (
        <PastDays played={played} older={older} missing={missing} onRetry={retry} />
      )}
      {isKnown && logs.length === 0 && <EmptyDays older={older} />}
    </div>
  );
}

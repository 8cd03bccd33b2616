import { useMemo } from "react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { SET_UP } from "../../shared/interview/addresses.ts";
import { useInterviews } from "../../shared/interview/interviews.ts";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyHistory } from "./home/empty-history.tsx";
import { History } from "./home/history.tsx";
import { Kinds } from "./home/kinds.tsx";
import { NextBar } from "./home/next-bar.tsx";
import { type Reported, scored } from "./home/reported.ts";
import { Scene } from "./home/scene.tsx";
import { Standing } from "./home/standing.tsx";
import styles from "./home/home.module.css";

/** Where somebody stands with interviews, and the way to the next one: /interview. */
export function InterviewPage() {
  const { logs: interviews, isLoaded, isAsked, older } = useInterviews();
  const reported = useReported();
  const isFirst = isLoaded && interviews.length === 0;
  const isKnown = interviews.length > 0 || isAsked || !navigator.onLine;
  const scores = scored(reported ?? []);
  const going = interviews.find(({ events }) => !events.some(({ kind }) => kind === "ended"));
  return (
    <div className={`wrap ${styles["page"]}`}>
      <section className={styles["hero"]}>
        <div>
          <h1>Say it once before it counts</h1>
          <p className="lead">
            A mock interview for your role. It listens, asks back about what you said, and shows you
            in your own words what to change.
          </p>
          <div className={styles["go"]}>
            <Link className={buttonClass(isFirst ? "next" : "primary", "btn-lg")} to={SET_UP}>
              {isFirst ? "Start your first interview" : "Start an interview"}
            </Link>
            <span>
              {isFirst
                ? "Ten minutes are enough for a first one."
                : "10, 25 or 40 minutes. By voice or by keyboard."}
            </span>
          </div>
        </div>
        <Scene />
      </section>
      <NextBar going={going ?? null} last={scores[0] ?? null} />
      {scores.length > 0 && <Standing scores={scores} />}
      <Kinds reported={isLoaded ? reported : undefined} />
      {interviews.length > 0 && (
        <History interviews={interviews} reported={reported} older={older} />
      )}
      {isFirst && isKnown && <EmptyHistory />}
    </div>
  );
}

/** The reports of all that are over, the latest first; undefined until they have been worked out. What scores them is fetched then. */
function useReported(): readonly Reported[] | undefined {
  const { logs: interviews, isLoaded } = useInterviews();
  const { data: scoring } = useQuery({
    queryKey: ["interviews", "scoring"],
    queryFn: () => import("./report-of-own.ts"),
    enabled: isLoaded && interviews.length > 0,
    staleTime: Infinity,
  });
  return useMemo(
    () => (interviews.length === 0 ? [] : scoring?.reportedInterviews(interviews)),
    [interviews, scoring],
  );
}

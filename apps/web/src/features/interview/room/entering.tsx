import { Link, useNavigate } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { newId } from "../../../lib/new-id.ts";
import { useUser } from "../../../lib/session.ts";
import { SET_UP, STUDIO } from "../../../shared/interview/addresses.ts";
import { interviews } from "../../../shared/interview/interviews.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Doorway } from "../doorway/doorway.tsx";
import { clearEntering } from "../plan/entering.ts";
import { type SettledWish, usePlanned } from "../plan/use-planned.ts";
import { inLanguageOf, keptWish } from "../plan/wish.ts";
import { NoRoom } from "./no-room.tsx";
import styles from "./room.module.css";

/** Begins the interview that was set up, as soon as it is known what is asked. */
export function Entering({ only }: { readonly only: readonly string[] }) {
  const language = useUser()?.language;
  const [wish] = useState(() => inLanguageOf(language, keptWish()));
  const settled = usePlanned(wish, only);
  const navigate = useNavigate();
  const hasBegun = useRef(false);
  const { planned, isPlanning, error } = settled;
  const isReady = planned !== undefined && !isPlanning && planned.plan.length > 0;

  useEffect(() => {
    if (!isReady || hasBegun.current) return;
    hasBegun.current = true;
    void begin(settled).then((id) => {
      clearEntering();
      return navigate({ to: STUDIO, search: { id }, replace: true });
    });
    // oxlint-disable-next-line react/exhaustive-deps -- once, with what is known then
  }, [isReady]);

  if (error)
    return (
      <NoRoom
        title="The interviewer could not come"
        text="The questions could not be fetched. Check your connection; what you chose is kept."
      >
        <Button kind="next" onClick={settled.retry}>
          Try again
        </Button>
        <Link className={buttonClass("line")} to={SET_UP}>
          Back to the set-up
        </Link>
      </NoRoom>
    );
  if (planned && !isPlanning && planned.plan.length === 0)
    return (
      <NoRoom title="There is nothing to ask yet" text="Choose another kind, or another role.">
        <Link className={buttonClass("next")} to={SET_UP}>
          Back to the set-up
        </Link>
      </NoRoom>
    );
  return (
    <div className={styles["opening"]} role="status">
      <Doorway manner={wish.setup.manner} presence="thinking" />
      <h1>Your interviewer is reading</h1>
      <p>{readingOf(settled)}</p>
    </div>
  );
}

function readingOf({ wish }: SettledWish): string {
  if (wish.setup.source === "job") return "The job, your resume, and what fits both.";
  return wish.setup.source === "resume" ? "Your resume, line by line." : "What your role is asked.";
}

/** @returns  its id */
async function begin({ wish, planned }: SettledWish): Promise<string> {
  const id = newId();
  if (!planned) throw new Error("nothing is planned");
  const { background, plan } = planned;
  const startedAt = new Date().toISOString();
  await interviews.begin({ id, startedAt, setup: wish.setup, background, plan });
  return id;
}

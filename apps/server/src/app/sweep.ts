import { sweepUsage } from "../features/coach/sweep.ts";
import { sweepResumes } from "../features/editor/sweep.ts";
import { sweepInterviews } from "../features/interview/sweep.ts";
import { sweepLetters } from "../features/letters/sweep.ts";
import { sweepShareTraffic } from "../features/sharing/sweep.ts";
import { sweepFiles } from "../features/upload/sweep.ts";
import { sweepSimulations } from "../features/simulation/sweep.ts";
import { sweepVoice } from "../features/voice/sweep.ts";
import { describeError } from "../http/error-log.ts";
import type { Services } from "./create-services.ts";

const INTERVAL_MS = 60 * 60_000;

/** Clears away what is old, now and every hour. Returns what ends it. */
export function sweepRegularly({
  log,
  resume,
  editor,
  coach,
  interview,
  simulation,
  voice,
}: Pick<
  Services,
  "log" | "resume" | "editor" | "coach" | "interview" | "simulation" | "voice"
>): () => void {
  const parts = [
    () => sweepFiles(resume),
    () => sweepResumes(editor),
    () => sweepLetters(editor),
    () => sweepInterviews(interview),
    () => sweepSimulations(simulation),
    () => sweepShareTraffic(editor),
    () => sweepUsage(coach),
    () => sweepVoice(voice),
  ];
  const sweep = () => {
    for (const part of parts) {
      part().catch((error: unknown) => {
        log.error({ error: describeError(error) }, "clearing away what is old failed");
      });
    }
  };
  sweep();
  const timer = setInterval(sweep, INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}

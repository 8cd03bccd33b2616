import { useEffect, useState } from "react";
import { useNavigate } from "@tanstack/react-router";
import { ROUND_REPORT } from "../../../shared/practice/addresses.ts";
import { recordLearning } from "../../../shared/learning/learning.ts";
import { Button } from "../../../ui/button.tsx";
import { ModalDialog } from "../../../ui/modal-dialog.tsx";
import { actOf } from "./kept-round.ts";
import { RoundBar, useSecondsSince } from "./round-bar.tsx";
import { RoundProblemView } from "./round-problem-view.tsx";
import { endRound, isSolved, ROUND_SECONDS, type Round, showProblem } from "./round.ts";
import { roundStore } from "./round-store.ts";
import styles from "./round.module.css";

/** A round under way. When its time is over, it ends by itself. */
export function RoundDesk({ round }: { readonly round: Round }) {
  const navigate = useNavigate();
  const seconds = useSecondsSince(round.startedAt);
  const [isAsking, setAsking] = useState(false);
  const { id } = round;

  useEffect(() => {
    if (seconds >= ROUND_SECONDS) end();
    // oxlint-disable-next-line react/exhaustive-deps -- the clock alone ends it
  }, [seconds]);

  function end() {
    const now = roundStore.get();
    if (!now) return;
    recordLearning(actOf(endRound(now, Math.floor((Date.now() - now.startedAt) / 1_000))));
    roundStore.clear();
    void navigate({ to: ROUND_REPORT, params: { id }, replace: true });
  }

  const bar = (
    <RoundBar
      round={round}
      secondsLeft={ROUND_SECONDS - seconds}
      onShow={(place) => roundStore.change((now) => showProblem(now, place, seconds))}
      onEnd={() => (round.problems.every(isSolved) ? end() : setAsking(true))}
    />
  );
  return (
    <div className={styles["desk"]} id="round">
      <h1 className="vh">Mock round</h1>
      {round.problems.map((problem, place) => (
        <div key={problem.slug} hidden={place !== round.active}>
          <RoundProblemView
            roundId={id}
            round={problem}
            place={place}
            bar={place === round.active ? bar : null}
            isLast={place === round.problems.length - 1}
          />
        </div>
      ))}
      {isAsking && (
        <ModalDialog title="End the round?" size="small" onClose={() => setAsking(false)}>
          <p>What is not handed in counts as not solved. You get the report at once.</p>
          <div className={styles["ask"]}>
            <Button kind="line" onClick={() => setAsking(false)}>
              Go on
            </Button>
            <Button kind="primary" onClick={end}>
              End it
            </Button>
          </div>
        </ModalDialog>
      )}
    </div>
  );
}

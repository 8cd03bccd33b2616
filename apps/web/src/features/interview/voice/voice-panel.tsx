import { useEffect, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import type { VoiceProps } from "../answering/given-answer.ts";
import { TurnRing } from "../answering/turn-ring.tsx";
import { HoldButton } from "./hold-button.tsx";
import { useRecognisers } from "./use-recognisers.ts";
import { useTalkKeys } from "./use-talk-keys.ts";
import { useVoiceChoices } from "./use-voice-choices.ts";
import { useVoiceTurn } from "./use-voice-turn.ts";
import { WhoListens } from "./who-listens.tsx";
import dock from "../answering/dock.module.css";
import styles from "./voice.module.css";

const TICK_MS = 500;

/** Where an answer is spoken: the interviewer's voice, the person's words, and every way to end the turn. */
export function VoicePanel(props: VoiceProps) {
  const { usual, isPaused, onType, onAskAgain } = props;
  const [choices, choose] = useVoiceChoices();
  const recognisers = useRecognisers(choices);
  const { view, turn } = useVoiceTurn(props, choices, recognisers.chosen);
  const [isHeld, setHeld] = useState(false);
  const [seconds, setSeconds] = useState(0);
  const { stage, heard, notice } = view;
  const isListening = stage === "listening";
  const isSpeaking = stage === "speaking";

  useEffect(() => {
    const timer = setInterval(() => setSeconds(turn()?.elapsed() ?? 0), TICK_MS);
    return () => clearInterval(timer);
  }, [turn]);

  const isImpossible = recognisers.isKnown && recognisers.chosen === null;
  useEffect(() => {
    if (isImpossible) onType();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it is known
  }, [isImpossible]);

  function hold(next: boolean) {
    setHeld(next);
    turn()?.hold(next);
  }

  async function type() {
    // What was said last is written down first, so that it is not written over what is typed.
    await turn()?.stop();
    onType();
  }

  useTalkKeys({
    isOn: !isPaused && (isListening || isSpeaking),
    onHold: hold,
    onDone: () => turn()?.done(),
  });

  const words = [heard?.final, heard?.interim].filter(Boolean).length;
  return (
    <>
      <div className={styles["live"]}>
        <p>
          {heard?.final} <span>{heard?.interim}</span>
          {words === 0 && isListening && <span>Your words appear here.</span>}
        </p>
      </div>
      {notice !== "" && (
        <p className={styles["notice"]} role="alert">
          <LineIcon name="warn" small />
          <span>{notice}</span>
        </p>
      )}
      <div className={`${dock["dock"]} ${dock["lone"]} ${styles["dock"]}`}>
        <TurnRing
          seconds={seconds}
          usual={isSpeaking ? { ...usual, text: "starts when you speak" } : usual}
        />
        <div className={`${dock["mid"]} ${styles["mid"]}`}>
          {isSpeaking ? (
            <Button kind="line" onClick={() => turn()?.cutIn()}>
              <LineIcon name="hand" />
              Cut in <kbd aria-hidden="true">Space</kbd>
            </Button>
          ) : (
            <>
              <HoldButton isHeld={isHeld} onHold={hold} />
              <Button
                kind="next"
                className="btn-lg"
                isBusy={!isListening}
                onClick={() => turn()?.done()}
              >
                {stage === "writing" ? "Writing it down" : "I’m done"}{" "}
                <kbd aria-hidden="true">Enter</kbd>
              </Button>
            </>
          )}
        </div>
        <div className={`${dock["ends"]} ${styles["ends"]}`}>
          {!isSpeaking && (
            <Button kind="quiet" className={styles["wide"]} onClick={onAskAgain}>
              <LineIcon name="retry" />
              Ask again
            </Button>
          )}
          <Button kind="quiet" onClick={() => void type()}>
            <LineIcon name="keyboard" />
            Type instead
          </Button>
        </div>
      </div>
      <WhoListens
        recognisers={recognisers}
        choices={choices}
        onReadsOut={(readsOut) => {
          choose({ readsOut });
          if (!readsOut) turn()?.cutIn();
        }}
      />
    </>
  );
}

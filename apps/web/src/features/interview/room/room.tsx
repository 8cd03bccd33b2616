import { type ComponentType, useEffect, useRef, useState } from "react";
import type { OwnInterview } from "../../../shared/interview/interviews.ts";
import { ModalDialog } from "../../../ui/modal-dialog.tsx";
import { Button } from "../../../ui/button.tsx";
import { type GivenAnswer, typedAnswer, type VoiceProps } from "../answering/given-answer.ts";
import type { DeskHandle } from "../coding/desk.ts";
import type { Presence } from "../doorway/presence.ts";
import { answerKey, keepTyping, keptTyping } from "./kept-typing.ts";
import { RoomBar } from "./room-bar.tsx";
import { SidePanel } from "./side-panel.tsx";
import { Stage } from "./stage.tsx";
import { EndDialog, PausedBox } from "./stop-boxes.tsx";
import { useRoom } from "./use-room.ts";
import styles from "./room.module.css";

interface RoomProps {
  readonly own: OwnInterview;
  /** What speaks and listens; null where answers are typed. */
  readonly Voice: ComponentType<VoiceProps> | null;
  /** Offers another microphone after one went away; null where answers are typed. */
  readonly Other: ComponentType<{ readonly onUse: () => void }> | null;
  /** The person has left the room. */
  readonly onLeave: () => void;
}

/** Long enough to be seen, between an answer and the next question. */
const THINKING_MS = 700;

/** An interview that goes on. */
export function Room({ own, Voice, Other, onLeave }: RoomProps) {
  const { head: interview, events } = own;
  const { id, setup, plan } = interview;
  const room = useRoom(own);
  const { state, now, left, pause, act } = room;
  const [isTyping, setTyping] = useState(setup.by === "keyboard" || Voice === null);
  const [voice, setVoice] = useState<{ presence: Presence; level: number }>(IDLE);
  const [isThinking, setThinking] = useState(false);
  const [open, setOpen] = useState<"end" | "more" | null>(null);
  const key = answerKey(state);
  const [typed, setTyped] = useState({ key, text: keptTyping(id, key) });
  const text = typed.key === key ? typed.text : "";
  const desk = useRef<DeskHandle>(null);
  const [isHandingIn, setHandingIn] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);
  const isOver = state.phase === "ended";
  const hasEnded = events.some(({ kind }) => kind === "ended");
  useEffect(() => {
    // The clock ended it: the other devices have to know as well.
    if (isOver && !hasEnded) act({ kind: "ended" });
    if (isOver) onLeave();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it is over
  }, [isOver]);

  function write(next: string) {
    setTyped({ key, text: next });
    keepTyping(id, key, next);
  }

  /** The code of a coding question goes with the answer. */
  async function answer(given: GivenAnswer) {
    if (desk.current && state.phase === "question") {
      setHandingIn(true);
      const solved = await desk.current.handIn();
      setHandingIn(false);
      if (solved) act({ kind: "solved", ...solved });
    }
    act({ kind: "answered", ...given });
    setVoice(IDLE);
    setThinking(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setThinking(false), THINKING_MS);
  }

  const isStopped = pause === "person" || pause === "microphone";
  const presence = presenceOf();
  function presenceOf(): Presence {
    if (pause === "microphone") return "lost";
    if (pause === "person") return "paused";
    if (isThinking) return "thinking";
    if (!state.asking) return "waiting";
    return isTyping ? "typing" : voice.presence;
  }

  const panel = (
    <SidePanel
      state={state}
      now={now}
      current={state.asking ? text : ""}
      onCorrect={(turn, corrected) => act({ kind: "corrected", turn, text: corrected })}
      onNotes={(notes) => act({ kind: "noted", text: notes })}
    />
  );
  return (
    <div className={styles["room"]} data-stopped={isStopped || undefined}>
      <RoomBar
        interview={interview}
        state={state}
        left={left}
        onPause={() =>
          isStopped ? act({ kind: "resumed" }) : act({ kind: "paused", why: "person" })
        }
        onEnd={() => setOpen("end")}
        onMore={() => setOpen("more")}
      />
      <div className={styles["main"]}>
        <Stage
          interview={interview}
          room={room}
          presence={presence}
          level={voice.level}
          isThinking={isThinking}
          typing={{ text, onText: write, isTyping, onTyping: setTyping }}
          onAnswer={(given) => void answer(given)}
          onSend={() => void answer(typedAnswer(text.trim()))}
          desk={desk}
          isHandingIn={isHandingIn}
          onVoice={(shown, level) => setVoice({ presence: shown, level })}
          onHeard={write}
          Voice={Voice}
        >
          {isStopped && (
            <PausedBox
              isLost={pause === "microphone"}
              text={text}
              left={left}
              onGoOn={() => act({ kind: "resumed" })}
              onType={
                isTyping
                  ? null
                  : () => {
                      setTyping(true);
                      act({ kind: "resumed" });
                    }
              }
              onEnd={() => setOpen("end")}
            >
              {pause === "microphone" && Other && <Other onUse={() => act({ kind: "resumed" })} />}
            </PausedBox>
          )}
        </Stage>
        <aside className={styles["panel"]} aria-label="Transcript and notes">
          {panel}
        </aside>
      </div>
      {open === "more" && (
        <ModalDialog title="Transcript and notes" size="drawer" onClose={() => setOpen(null)}>
          <div className={styles["drawer"]}>
            {panel}
            {state.asking && (
              <div className={styles["choices"]}>
                <Button
                  kind="line"
                  onClick={() => {
                    act({ kind: "asked-again" });
                    setOpen(null);
                  }}
                >
                  Ask again
                </Button>
                <Button
                  kind="line"
                  onClick={() => {
                    act({ kind: "skipped" });
                    setOpen(null);
                  }}
                >
                  Skip it
                </Button>
              </div>
            )}
            <Button kind="quiet" onClick={() => setOpen("end")}>
              End interview
            </Button>
          </div>
        </ModalDialog>
      )}
      {open === "end" && (
        <EndDialog
          open={plan.length - 1 - state.question}
          onEnd={() => act({ kind: "ended" })}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}

const IDLE = { presence: "listening", level: 0 } as const;

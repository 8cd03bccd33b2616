import { type ComponentType, lazy, type ReactNode, type Ref, Suspense } from "react";
import type { Interview } from "@taiyari/domain/interview";
import { Button } from "../../../ui/button.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import type { DeskHandle } from "../coding/desk.ts";
import type { GivenAnswer, VoiceProps } from "../answering/given-answer.ts";
import { TypingPanel } from "../answering/typing-panel.tsx";
import { usualLength } from "../answering/usual-length.ts";
import { Doorway } from "../doorway/doorway.tsx";
import { SmallHead } from "../doorway/small-head.tsx";
import { type Presence, PRESENCE_WORDS } from "../doorway/presence.ts";
import { MANNER_NAMES } from "../names/kind-names.ts";
import { Asked } from "./asked.tsx";
import { HintBox, ModelAnswer, Review } from "./study.tsx";
import type { Room } from "./use-room.ts";
import styles from "./room.module.css";

const CodingDesk = lazy(() =>
  import("../coding/coding-desk.tsx").then((module) => ({ default: module.CodingDesk })),
);

interface StageProps {
  readonly interview: Interview;
  readonly room: Room;
  readonly presence: Presence;
  readonly level: number;
  readonly isThinking: boolean;
  readonly typing: {
    readonly text: string;
    readonly onText: (text: string) => void;
    readonly isTyping: boolean;
    readonly onTyping: (isTyping: boolean) => void;
  };
  readonly onAnswer: (answer: GivenAnswer) => void;
  /** Sends what is typed. */
  readonly onSend: () => void;
  readonly onVoice: (presence: Presence, level: number) => void;
  readonly onHeard: (text: string) => void;
  readonly Voice: ComponentType<VoiceProps> | null;
  /** The editor of a coding question. */
  readonly desk: Ref<DeskHandle>;
  /** Whether code is being judged. */
  readonly isHandingIn: boolean;
  /** What lies over it while it is paused. */
  readonly children: ReactNode;
}

/** The interviewer, the question, and where it is answered. */
export function Stage(props: StageProps) {
  const { interview, room, presence, level, isThinking, desk, children } = props;
  const { setup, plan } = interview;
  const { state, act } = room;
  const question = plan[state.question]?.question;
  const isStudy = setup.mode === "study";
  const isCoding = question?.type === "coding" && state.asking !== null;
  const isReview = state.phase === "review" && !isThinking;
  return (
    <section
      className={styles["stage"]}
      data-coding={isCoding || undefined}
      data-review={isReview || undefined}
      aria-label="Interviewer"
    >
      {isCoding ? (
        <Suspense fallback={<Spinner label="Opening the editor" />}>
          <CodingDesk
            key={`${question.id} ${state.attempt}`}
            interview={interview}
            question={question}
            state={state}
            ref={desk}
          />
        </Suspense>
      ) : isReview ? (
        <SmallHead
          manner={setup.manner}
          isBack={false}
          title={question?.title}
          note="See what it asks for, then try it again or go on."
        />
      ) : (
        /* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on a low screen it scrolls, and the keyboard has to reach that */
        <div className={styles["upper"]} tabIndex={0} role="region" aria-label="The question">
          <div className={styles["presence"]} data-is={presence}>
            <Doorway manner={setup.manner} presence={presence} level={level} />
            <span className={styles["tag"]} data-is={presence}>
              {PRESENCE_WORDS[presence]}
            </span>
            <span className={styles["manner"]}>{MANNER_NAMES[setup.manner].label} manner</span>
          </div>
          <Asked interview={interview} state={state} isThinking={isThinking}>
            {isStudy && question && state.asking && (
              <>
                <HintBox
                  question={question}
                  state={state}
                  onHint={() => act({ kind: "hint-shown" })}
                />
                {state.isExampleShown && <ModelAnswer question={question} />}
              </>
            )}
          </Asked>
        </div>
      )}
      <div className={styles["lower"]}>
        <Lower {...props} />
      </div>
      {children}
    </section>
  );
}

/** The way on: an answer, the next question, or out of the room. */
function Lower(props: StageProps) {
  const { interview, room, isThinking } = props;
  const { state, act } = room;
  const question = interview.plan[state.question]?.question;
  switch (state.phase) {
    case "kickoff":
      return (
        <div className={styles["alone"]}>
          <Button kind="next" className="btn-lg" onClick={() => act({ kind: "went-on" })}>
            I am ready
          </Button>
        </div>
      );
    case "question":
    case "follow-up":
      return isThinking || !question ? <div className={styles["alone"]} /> : <Answer {...props} />;
    case "review":
      if (isThinking || !question) return <div className={styles["alone"]} />;
      return (
        <Review
          interview={interview}
          question={question}
          state={state}
          isLast={state.question === interview.plan.length - 1}
          onExample={() => act({ kind: "example-shown" })}
          onAgain={() => act({ kind: "tried-again" })}
          onNext={() => act({ kind: "went-on" })}
        />
      );
    case "wrap-up":
    case "ended":
      return (
        <div className={styles["alone"]}>
          <Button kind="next" className="btn-lg" onClick={() => act({ kind: "ended" })}>
            Leave the room
          </Button>
        </div>
      );
  }
}

function Answer({ interview, room, typing, Voice, ...props }: StageProps) {
  const { state, now, pause, act } = room;
  const { asking } = state;
  const question = interview.plan[state.question]?.question;
  if (!asking || !question) return null;
  const usual = usualLength(question, asking, interview.setup.mode);
  if (!typing.isTyping && Voice)
    return (
      <Voice
        interviewId={interview.id}
        asking={asking}
        language={interview.setup.language}
        isPaused={pause !== null}
        usual={usual}
        text={typing.text}
        onPresence={props.onVoice}
        onHeard={props.onHeard}
        onAnswer={props.onAnswer}
        onAskAgain={() => act({ kind: "asked-again" })}
        onLost={() => act({ kind: "paused", why: "microphone" })}
        onType={() => typing.onTyping(true)}
      />
    );
  return (
    <TypingPanel
      key={asking.at}
      text={typing.text}
      onText={typing.onText}
      seconds={now - asking.at}
      usual={usual}
      placeholder={
        question.type === "coding"
          ? "Say what you do and why, as you would aloud."
          : "Answer as you would say it."
      }
      mayBeEmpty={question.type === "coding" && state.phase === "question"}
      isBusy={props.isHandingIn}
      onSend={props.onSend}
      onSpeak={Voice ? () => typing.onTyping(false) : null}
    >
      {interview.setup.mode === "study" && !state.isExampleShown && question.example !== "" && (
        <Button kind="quiet" onClick={() => act({ kind: "example-shown" })}>
          Show a model answer
        </Button>
      )}
      {interview.setup.mode === "real" && (
        <Button kind="quiet" onClick={() => act({ kind: "asked-again" })}>
          <LineIcon name="retry" />
          Ask again
        </Button>
      )}
      <Button kind="quiet" onClick={() => act({ kind: "skipped" })}>
        Skip it
      </Button>
    </TypingPanel>
  );
}

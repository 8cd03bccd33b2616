import type { SpokenLanguage } from "@taiyari/domain/interview";
import { useState } from "react";
import { browserVendor } from "../../../lib/voice/browser-vendor.ts";
import { canRecord } from "../../../lib/voice/recorder.ts";
import { Spinner } from "../../../ui/spinner.tsx";
import { SwitchRow } from "../../../ui/switch-row.tsx";
import { useRecognisers } from "../voice/use-recognisers.ts";
import { useVoiceChoices } from "../voice/use-voice-choices.ts";
import { OpenCard } from "./open-card.tsx";
import { StateCard } from "./state-card.tsx";
import { noSpeechText, STATE_TEXTS, type StateAction, type StateText } from "./state-texts.tsx";
import { type MicrophoneState, useMicrophone } from "./use-microphone.ts";
import { WhereItGoes } from "./where-it-goes.tsx";
import styles from "./microphone.module.css";

/** States in which a press opens it: then it stands there who will hear the voice. */
const BEFORE_IT_IS_OPEN: ReadonlySet<MicrophoneState["kind"]> = new Set([
  "unasked",
  "allowed",
  "asking",
]);

interface MicrophoneCardProps {
  readonly language: SpokenLanguage;
  /** Changes the interview over to the keyboard. */
  readonly onKeyboard: () => void;
}

/** The microphone before an interview: every state has a way on, and none of them keeps anybody from beginning. */
export function MicrophoneCard({ language, onKeyboard }: MicrophoneCardProps) {
  const [choices, choose] = useVoiceChoices();
  const recognisers = useRecognisers(choices);
  const { state, open } = useMicrophone();
  const [seesNoQuestion, setSeesNoQuestion] = useState(false);

  function act(action: StateAction) {
    if (action === "type") onKeyboard();
    else if (action === "help") setSeesNoQuestion(true);
    else {
      setSeesNoQuestion(false);
      void open(choices.deviceId);
    }
  }

  if (!recognisers.isKnown || state.kind === "checking") {
    return (
      <section className={`card ${styles["card"]}`}>
        <Spinner label="Looking for a microphone" />
      </section>
    );
  }
  const isPossible = recognisers.chosen !== null;
  return (
    <section className={`card ${styles["card"]}`} aria-label="Microphone">
      {isPossible && state.kind === "open" ? (
        <OpenCard
          key={[state.microphone.id, language, recognisers.chosen].join(" ")}
          microphone={state.microphone}
          meter={state.meter}
          language={language}
          recognisers={recognisers}
          onDevice={(deviceId) => {
            choose({ deviceId });
            void open(deviceId);
          }}
          onRecogniser={(transcriber) => choose({ transcriber })}
          onType={onKeyboard}
        />
      ) : (
        <StateCard
          text={isPossible ? textOf(state, seesNoQuestion) : noSpeechHere(state)}
          onAction={act}
        />
      )}
      {isPossible && BEFORE_IT_IS_OPEN.has(state.kind) && (
        <ul className={styles["notes"]}>
          <WhereItGoes
            recognisers={recognisers}
            onChoose={(transcriber) => choose({ transcriber })}
          />
        </ul>
      )}
      {isPossible && state.kind === "open" && canRecord() && (
        <SwitchRow
          label="Keep the audio to listen to later"
          note="On this device only. Deleted with one click, or after 30 days."
          checked={choices.keepsAudio}
          onChange={(keepsAudio) => choose({ keepsAudio })}
        />
      )}
    </section>
  );
}

function textOf({ kind }: MicrophoneState, seesNoQuestion: boolean): StateText {
  if (kind === "asking" && seesNoQuestion) return STATE_TEXTS.unseen;
  return STATE_TEXTS[kind === "open" || kind === "checking" ? "allowed" : kind];
}

function noSpeechHere({ kind }: MicrophoneState): StateText {
  if (kind === "unsupported") return STATE_TEXTS.unsupported;
  return noSpeechText(browserVendor(navigator.userAgent).browser);
}

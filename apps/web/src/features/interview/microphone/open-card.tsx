import type { SpokenLanguage } from "@taiyari/domain/interview";
import { GOOD_FROM, GOOD_TO, type LevelMeter, meterOf } from "../../../lib/voice/level-meter.ts";
import type { OpenMicrophone } from "../../../lib/voice/microphone.ts";
import { Button } from "../../../ui/button.tsx";
import { FormField } from "../../../ui/form-field.tsx";
import { makeTranscriber, type Recognisers } from "../voice/use-recognisers.ts";
import { Heard } from "./heard.tsx";
import { LevelBar } from "./level-bar.tsx";
import { MicrophoneArt } from "./microphone-art.tsx";
import { Pill } from "./state-card.tsx";
import { RoomNote, TestResult } from "./test-result.tsx";
import { type MicrophoneTest, useMicrophoneTest } from "./use-microphone-test.ts";
import { useMicrophones } from "../voice/use-microphones.ts";
import { WhereItGoes } from "./where-it-goes.tsx";
import styles from "./microphone.module.css";

interface OpenCardProps {
  readonly microphone: OpenMicrophone;
  readonly meter: LevelMeter;
  readonly language: SpokenLanguage;
  readonly recognisers: Recognisers;
  readonly onDevice: (deviceId: string) => void;
  readonly onRecogniser: (name: "browser" | "server") => void;
  readonly onType: () => void;
}

/** An open microphone: its level, its device, and one sentence as it is heard. Keyed by what makes it another hearing. */
export function OpenCard(props: OpenCardProps) {
  const { microphone, meter, language, recognisers, onType } = props;
  const { chosen } = recognisers;
  const devices = useMicrophones();
  const { test, begin, finish } = useMicrophoneTest();
  const { stream } = microphone;

  function start() {
    if (chosen)
      begin({ meter, language, transcriberOf: makeTranscriber(chosen, stream, language) });
  }

  const tested = test.kind === "done" ? test.tested : null;
  const level = tested === null || tested.voice === null ? null : meterOf(tested.voice);
  return (
    <>
      <div className={styles["head"]}>
        <h2>Microphone</h2>
        <TestPill test={test} level={level} chosen={chosen} />
      </div>
      <div className={styles["open"]}>
        <MicrophoneArt kind="on" />
        <div className={styles["right"]}>
          <LevelBar meter={meter} />
          <div className={styles["pair"]}>
            <FormField label="Device">
              {({ id }) => (
                <select
                  id={id}
                  className="form-input"
                  value={microphone.id}
                  onChange={(event) => props.onDevice(event.target.value)}
                >
                  {devices.some(({ id: each }) => each === microphone.id) || (
                    <option value={microphone.id}>{microphone.label}</option>
                  )}
                  {devices.map((device) => (
                    <option key={device.id} value={device.id}>
                      {device.label}
                    </option>
                  ))}
                </select>
              )}
            </FormField>
            <Heard test={test} language={language} />
          </div>
        </div>
      </div>
      {tested && <TestResult tested={tested} level={level} label={microphone.label} />}
      <ul className={styles["notes"]}>
        {tested !== null && tested.roomBelow !== null && <RoomNote below={tested.roomBelow} />}
        <WhereItGoes recognisers={recognisers} onChoose={props.onRecogniser} />
      </ul>
      <div className={styles["acts"]}>
        {test.kind === "listening" ? (
          <Button kind="line" onClick={finish}>
            I have said it
          </Button>
        ) : (
          <Button kind={tested ? "line" : "primary"} onClick={start}>
            {tested ? "Test again" : "Say the sentence"}
          </Button>
        )}
        <Button kind="quiet" onClick={onType}>
          Type instead
        </Button>
      </div>
    </>
  );
}

interface TestPillProps {
  readonly test: MicrophoneTest;
  readonly level: number | null;
  readonly chosen: Recognisers["chosen"];
}

function TestPill({ test, level, chosen }: TestPillProps) {
  if (test.kind === "listening") return <Pill tone="info">Listening</Pill>;
  if (test.kind === "none") {
    return <Pill tone="info">{chosen === "server" ? "This server listens" : "Allowed"}</Pill>;
  }
  if (level === null) return <Pill tone="wait">Nothing heard</Pill>;
  if (level < GOOD_FROM) return <Pill tone="wait">Very quiet</Pill>;
  if (level > GOOD_TO) return <Pill tone="wait">Too loud</Pill>;
  if (test.tested.heard === "") return <Pill tone="wait">Not understood</Pill>;
  return <Pill tone="ok">Allowed and heard</Pill>;
}

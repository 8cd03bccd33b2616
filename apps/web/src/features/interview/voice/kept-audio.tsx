import type { InterviewState } from "@taiyari/domain/interview";
import { useEffect, useRef, useState } from "react";
import { useUser } from "../../../lib/session.ts";
import {
  deviceRecordings,
  type Recording,
  RECORDINGS_KEPT_DAYS,
} from "../../../lib/voice/recordings.ts";
import { Button } from "../../../ui/button.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import styles from "./kept-audio.module.css";

const DAY_MS = 86_400_000;

interface KeptAudioProps {
  readonly interview: string;
  readonly turns: InterviewState["turns"];
}

/** The answers of an interview to listen to, where its person had them kept on this device. Nothing where there are none. */
export function KeptAudio({ interview, turns }: KeptAudioProps) {
  const owner = useUser()?.id ?? "";
  const [recordings, setRecordings] = useState<readonly Recording[]>([]);

  useEffect(() => {
    let isThere = true;
    void (async () => {
      const kept = deviceRecordings();
      await kept.sweep(new Date());
      const found = await kept.list(owner, interview);
      if (isThere) setRecordings(found);
    })();
    return () => {
      isThere = false;
    };
  }, [owner, interview]);

  async function remove(recording: Recording | null) {
    const kept = deviceRecordings();
    await (recording ? kept.remove(recording) : kept.removeAll(owner, interview));
    setRecordings(await kept.list(owner, interview));
  }

  if (recordings.length === 0) return null;
  return (
    <section className={`card ${styles["kept"]}`} aria-labelledby="kept-audio">
      <header>
        <div>
          <h2 id="kept-audio">Listen to your answers</h2>
          <p>On this device only. {lastDay(recordings)}</p>
        </div>
        <Button kind="line" onClick={() => void remove(null)}>
          <LineIcon name="trash" small />
          Delete all audio
        </Button>
      </header>
      <ol>
        {recordings.map((recording) => (
          <Player
            key={recording.recordedAt}
            recording={recording}
            question={questionOf(turns, recording)}
            onRemove={() => void remove(recording)}
          />
        ))}
      </ol>
    </section>
  );
}

interface PlayerProps {
  readonly recording: Recording;
  readonly question: string;
  readonly onRemove: () => void;
}

function Player({ recording: { audio }, question, onRemove }: PlayerProps) {
  const player = useRef<HTMLAudioElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(audio);
    player.current?.setAttribute("src", url);
    return () => URL.revokeObjectURL(url);
  }, [audio]);
  return (
    <li>
      <p>{question}</p>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the transcript of the report is the text of it */}
      <audio ref={player} controls preload="metadata" aria-label={`Your answer: ${question}`} />
      <Button kind="quiet" onClick={onRemove} aria-label={`Delete the audio: ${question}`}>
        <LineIcon name="trash" small />
        Delete
      </Button>
    </li>
  );
}

/** Recordings know when they were asked for, to a tenth of a second of the interview's clock. */
function questionOf(turns: InterviewState["turns"], { askedAt }: Recording): string {
  const asked = turns.findLast((turn) => turn.by === "interviewer" && turn.at <= askedAt);
  return asked?.text ?? "An answer";
}

/** "Deleted in 12 days, or when you say so." */
function lastDay(recordings: readonly Recording[]): string {
  const oldest = Math.min(...recordings.map(({ recordedAt }) => Date.parse(recordedAt)));
  const days = Math.max(
    1,
    Math.ceil((oldest + RECORDINGS_KEPT_DAYS * DAY_MS - Date.now()) / DAY_MS),
  );
  return `Deleted in ${days === 1 ? "a day" : `${days} days`}, or when you say so.`;
}

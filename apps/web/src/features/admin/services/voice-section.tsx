import { useMutation, useQuery } from "@tanstack/react-query";
import type { VoiceSettings } from "@taiyari/contract";
import { Spinner } from "../../../ui/spinner.tsx";
import { api } from "../../../lib/api.ts";
import { OUTAGE } from "../../../lib/failures.ts";
import { count } from "../../../lib/numbers.ts";
import { Fact, ServiceTest } from "./service-facts.tsx";
import parts from "../parts/parts.module.css";
import styles from "./services.module.css";

/** The transcriber that is set, what it wrote down today, and a second of silence for it. */
export function VoiceSection() {
  const settings = useQuery(api.admin.voiceSettings.queryOptions());
  return (
    <section className={`card ${parts["flush"]}`} id="voice" aria-labelledby="voice-title">
      <div className={parts["head"]}>
        <h2 id="voice-title">Speech to text</h2>
      </div>
      <div className={parts["body"]}>
        {settings.isPending && <Spinner label="Loading the transcriber’s settings" />}
        {settings.isError && <p className={styles["problem"]}>{OUTAGE}</p>}
        {settings.data?.transcriber === null && (
          <p className={styles["none"]}>
            Spoken answers are written down by people’s browsers, where they can. To have a
            transcriber of your own do it, set TRANSCRIBER_BASE_URL and TRANSCRIBER_MODEL and start
            Taiyari again; docs/hosting.md says how.
          </p>
        )}
        {settings.data?.transcriber && (
          <TranscriberSet settings={settings.data} transcriber={settings.data.transcriber} />
        )}
      </div>
    </section>
  );
}

function TranscriberSet({
  settings: { today, month },
  transcriber,
}: {
  readonly settings: VoiceSettings;
  readonly transcriber: NonNullable<VoiceSettings["transcriber"]>;
}) {
  const { mutate, ...test } = useMutation(api.admin.testVoice.mutationOptions());
  return (
    <>
      <dl className={styles["facts"]}>
        <Fact name="Model" value={transcriber.name} />
        <Fact name="Address" value={transcriber.address} />
        <Fact name="Key" value={transcriber.hasKey ? "Set, and kept on the server" : "None"} />
        <Fact
          name="Limits"
          value={`${count(transcriber.minutesPerDay, "minute")} of speech for each person and day, ${transcriber.timeout} seconds for an answer`}
        />
        <Fact
          name="Today"
          value={
            today.seconds === 0
              ? "Nobody has spoken yet"
              : `${count(Math.ceil(today.seconds / 60), "minute")} of ${count(today.people, "person", "people")}. Audio is not kept`
          }
        />
        <Fact name="This month" value={count(Math.round(month.seconds / 60), "minute")} />
      </dl>
      <ServiceTest
        of="the transcriber"
        meanwhile="Sending a second of silence."
        test={{ ...test, mutate: () => mutate({}) }}
      />
    </>
  );
}

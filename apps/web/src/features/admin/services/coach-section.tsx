import { useMutation, useQuery } from "@tanstack/react-query";
import type { CoachSettings } from "@taiyari/contract";
import { Spinner } from "../../../ui/spinner.tsx";
import { api } from "../../../lib/api.ts";
import { OUTAGE } from "../../../lib/failures.ts";
import { count, formatNumber } from "../../../lib/numbers.ts";
import { Fact, ServiceTest } from "./service-facts.tsx";
import parts from "../parts/parts.module.css";
import { CoachLimits } from "./coach-limits.tsx";
import styles from "./services.module.css";

const PROVIDERS: Readonly<Record<NonNullable<CoachSettings["model"]>["provider"], string>> = {
  "openai-compatible": "OpenAI-compatible",
  anthropic: "Anthropic",
  google: "Google",
};

/** The language model that is set, what was asked of it today, and a real question to it. */
export function CoachSection() {
  const settings = useQuery(api.admin.coachSettings.queryOptions());
  return (
    <section className={`card ${parts["flush"]}`} id="coach" aria-labelledby="coach-title">
      <div className={parts["head"]}>
        <h2 id="coach-title">Coach</h2>
        <p>Everything works without it. A model makes the words better.</p>
      </div>
      <div className={parts["body"]}>
        {settings.isPending && <Spinner label="Loading the coach’s settings" />}
        {settings.isError && <p className={styles["problem"]}>{OUTAGE}</p>}
        {settings.data?.model === null && (
          <p className={styles["none"]}>
            The coach works by its own rules. To have a language model answer first, set AI_PROVIDER
            and AI_MODEL and start Taiyari again; docs/hosting.md says how.
          </p>
        )}
        {settings.data?.model && <ModelSet settings={settings.data} model={settings.data.model} />}
      </div>
    </section>
  );
}

function ModelSet({
  settings,
  model,
}: {
  readonly settings: CoachSettings;
  readonly model: NonNullable<CoachSettings["model"]>;
}) {
  const { today, month } = settings;
  const tokens = `${formatNumber(today.inputTokens)} tokens in, ${formatNumber(today.outputTokens)} out`;
  return (
    <>
      <dl className={styles["facts"]}>
        <Fact name="Model" value={model.name} />
        <Fact name="Provider" value={PROVIDERS[model.provider]} />
        <Fact name="Address" value={model.address} />
        <Fact name="Key" value={model.hasKey ? "Set, and kept on the server" : "None"} />
        <Fact name="Time for an answer" value={`${model.timeout} seconds`} />
        <Fact
          name="Today"
          value={
            today.requests === 0
              ? "Nobody has asked it yet"
              : `${count(today.requests, "request")} by ${count(today.people, "person", "people")}, ${tokens}`
          }
        />
        <Fact name="This month" value={count(month.requests, "request")} />
      </dl>
      <CoachLimits settings={settings} />
      <TestModel />
    </>
  );
}

function TestModel() {
  const { mutate, ...test } = useMutation(api.admin.testCoach.mutationOptions());
  return (
    <ServiceTest
      of="the language model"
      meanwhile="Asking for a text and for structured output."
      test={{ ...test, mutate: () => mutate({}) }}
    />
  );
}

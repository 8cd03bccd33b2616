import { useMutation, useQuery } from "@tanstack/react-query";
import type { CoachSettings } from "@taiyari/contract";
import { Spinner } from "../../ui/spinner.tsx";
import { api } from "../../lib/api.ts";
import { OUTAGE } from "../../lib/failures.ts";
import { count, formatNumber } from "../../lib/numbers.ts";
import { Fact, ServiceTest } from "./service-facts.tsx";
import styles from "./coach-card.module.css";

const PROVIDERS: Readonly<Record<NonNullable<CoachSettings["model"]>["provider"], string>> = {
  "openai-compatible": "OpenAI-compatible",
  anthropic: "Anthropic",
  google: "Google",
};

/** The language model that is set, what was asked of it today, and a real question to it. */
export function CoachCard() {
  const settings = useQuery(api.admin.coachSettings.queryOptions());
  return (
    <section className={`card ${styles["coach"]}`} aria-labelledby="coach">
      <h2 id="coach">Coach</h2>
      {settings.isPending && <Spinner label="Loading the coach’s settings" />}
      {settings.isError && <p className={styles["problem"]}>{OUTAGE}</p>}
      {settings.data?.model === null && (
        <p className={styles["none"]}>
          The coach works by its own rules. To have a language model answer first, set AI_PROVIDER
          and AI_MODEL and start Taiyari again; docs/hosting.md says how.
        </p>
      )}
      {settings.data?.model && <ModelSet settings={settings.data} model={settings.data.model} />}
    </section>
  );
}

function ModelSet({
  settings: { requestsPerDay, today },
  model,
}: {
  readonly settings: CoachSettings;
  readonly model: NonNullable<CoachSettings["model"]>;
}) {
  const tokens = `${formatNumber(today.inputTokens)} tokens in, ${formatNumber(today.outputTokens)} out`;
  return (
    <>
      <dl className={styles["facts"]}>
        <Fact name="Model" value={model.name} />
        <Fact name="Provider" value={PROVIDERS[model.provider]} />
        <Fact name="Address" value={model.address} />
        <Fact name="Key" value={model.hasKey ? "Set, and kept on the server" : "None"} />
        <Fact
          name="Limits"
          value={`${count(requestsPerDay, "request")} for each person and day, ${model.timeout} seconds for an answer`}
        />
        <Fact
          name="Today"
          value={
            today.requests === 0
              ? "Nobody has asked it yet"
              : `${count(today.requests, "request")} by ${count(today.people, "person", "people")}, ${tokens}`
          }
        />
      </dl>
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

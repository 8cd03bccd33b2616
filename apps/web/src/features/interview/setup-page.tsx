import { lazy, Suspense } from "react";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import type { InterviewSetup } from "@taiyari/domain/interview";
import { useUser } from "../../lib/session.ts";
import { INTERVIEW, STUDIO } from "../../shared/interview/addresses.ts";
import { useInterview } from "../../shared/interview/interviews.ts";
import { KIND_NAMES } from "./names/kind-names.ts";
import { storeEntering } from "./plan/entering.ts";
import { useRoles } from "./plan/use-known.ts";
import { usePlanned } from "./plan/use-planned.ts";
import { keepWish } from "./plan/wish.ts";
import { Spinner } from "../../ui/spinner.tsx";
import { Recap } from "./setup/recap.tsx";
import { type MicrophoneProps, SetupForm } from "./setup/setup-form.tsx";
import { useWish } from "./setup/use-wish.ts";
import styles from "./setup/setup.module.css";

const MicrophoneCard = lazy(() =>
  import("./microphone/microphone-card.tsx").then((module) => ({ default: module.MicrophoneCard })),
);

function Microphone(props: MicrophoneProps) {
  return (
    <Suspense fallback={<Spinner label="Looking for a microphone" />}>
      <MicrophoneCard {...props} />
    </Suspense>
  );
}

/**
 * What an interview is made of, before it begins: /interview/get-started. Open to anybody; the room itself asks for a sign-in.
 *
 * `?kind=` chooses a kind, `?questions=` the ids of questions to practise, `?role=` a role, `?again=` the set-up of an earlier interview.
 */
export function SetupPage() {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const again = useInterview(typeof search["again"] === "string" ? search["again"] : "");
  // What is filled in stays as it is: an earlier interview has to be there first.
  if (
    typeof search["again"] === "string" &&
    again.own === undefined &&
    !again.isFailed &&
    search["again"] !== ""
  )
    return <div className={styles["page"]} />;
  return <SetupScreen search={search} earlier={again.own?.head.setup ?? null} />;
}

interface SetupScreenProps {
  readonly search: Readonly<Record<string, unknown>>;
  readonly earlier: InterviewSetup | null;
}

function SetupScreen({ search, earlier }: SetupScreenProps) {
  const navigate = useNavigate();
  const user = useUser();
  const roles = useRoles();
  const only = idsIn(search["questions"]);
  const wishing = useWish(
    { ...(earlier && withoutSeed(earlier)), ...kindIn(search["kind"]) },
    typeof search["role"] === "string" ? search["role"] : null,
  );
  const settled = usePlanned(wishing.wish, only);
  const isPractice = only.length > 0;

  function enter() {
    keepWish(settled.wish);
    storeEntering({ questions: only });
    void navigate({ to: STUDIO });
  }

  return (
    <div className={`wrap ${styles["page"]}`}>
      <header className={styles["head"]}>
        <nav className={styles["crumbs"]} aria-label="Breadcrumb">
          {user ? <Link to={INTERVIEW}>Interview Studio</Link> : <span>Interview Studio</span>}
          <span aria-hidden="true">/</span>
          <span aria-current="page">Get started</span>
        </nav>
        <h1>{isPractice ? "Practise again" : "Set up your interview"}</h1>
        <p>
          {isPractice
            ? "The same questions, asked as you like."
            : "Most of it comes from your profile and your job. Change what does not fit."}
        </p>
      </header>
      <div className={styles["two"]}>
        <SetupForm {...wishing} settled={settled} isPractice={isPractice} Microphone={Microphone} />
        <aside className={styles["side"]}>
          <Recap
            settled={settled}
            isPractice={isPractice}
            roleName={roles.find(({ id }) => id === settled.wish.setup.role)?.name}
            onEnter={enter}
          />
          {wishing.wish.setup.by === "keyboard" && (
            <p>By keyboard the scoring is the same, without pace and pauses.</p>
          )}
        </aside>
      </div>
    </div>
  );
}

function kindIn(value: unknown): Partial<InterviewSetup> {
  const kind = String(value);
  return Object.hasOwn(KIND_NAMES, kind) ? { kind: kind as InterviewSetup["kind"] } : {};
}

function idsIn(value: unknown): readonly string[] {
  return typeof value === "string" ? value.split(",").filter(Boolean) : [];
}

/** The same questions would be asked again otherwise. */
function withoutSeed({ seed: _seed, ...setup }: InterviewSetup): Partial<InterviewSetup> {
  return setup;
}

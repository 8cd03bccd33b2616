import { lazy, Suspense } from "react";
import { Link, Navigate, useNavigate, useSearch } from "@tanstack/react-router";
import { INTERVIEW, INTERVIEW_REPORT, SET_UP, STUDIO } from "../../shared/interview/addresses.ts";
import { useInterview, useInterviews } from "../../shared/interview/interviews.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { storedEntering } from "./plan/entering.ts";
import { Entering } from "./room/entering.tsx";
import { NoRoom } from "./room/no-room.tsx";
import { Room } from "./room/room.tsx";
import { UnopenedInterview } from "./unopened-interview.tsx";

const VoicePanel = lazy(() =>
  import("./voice/voice-panel.tsx").then((module) => ({ default: module.VoicePanel })),
);
const OtherMicrophone = lazy(() =>
  import("./voice/other-microphone.tsx").then((module) => ({ default: module.OtherMicrophone })),
);

/** The room: /interview/studio. `?id=` names the interview; without it, one begins that was just set up, or the last one goes on. */
export function StudioPage() {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const { id } = search;
  return typeof id === "string" ? <OneInterview key={id} id={id} /> : <LatestInterview />;
}

function LatestInterview() {
  const { logs: interviews, isLoaded, isAsked } = useInterviews();
  const going = interviews.find(({ events }) => !events.some(({ kind }) => kind === "ended"));
  const entering = storedEntering();
  if (entering) return <Entering only={entering.questions} />;
  if (going) return <GoTo id={going.head.id} />;
  if (!isLoaded || !isAsked) return <Spinner label="Opening the room" />;
  return (
    <NoRoom title="No interview is going on">
      <Link className={buttonClass("next")} to={SET_UP}>
        Set one up
      </Link>
    </NoRoom>
  );
}

function OneInterview({ id }: { readonly id: string }) {
  const { own, isFailed, retry } = useInterview(id);
  const navigate = useNavigate();
  if (isFailed) return <UnopenedInterview onRetry={retry} />;
  if (own === undefined) return <Spinner label="Opening the room" />;
  if (own === null)
    return (
      <NoRoom title="There is no such interview">
        <Link className={buttonClass("line")} to={INTERVIEW}>
          Your interviews
        </Link>
      </NoRoom>
    );
  return (
    <Suspense fallback={<Spinner label="Opening the room" />}>
      <Room
        own={own}
        Voice={VoicePanel}
        Other={OtherMicrophone}
        onLeave={() => void navigate({ to: INTERVIEW_REPORT, params: { id }, replace: true })}
      />
    </Suspense>
  );
}

function GoTo({ id }: { readonly id: string }) {
  return <Navigate to={STUDIO} search={{ id }} replace />;
}

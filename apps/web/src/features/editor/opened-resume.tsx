import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { assertNever } from "@taiyari/domain/result";
import { useUser } from "../../lib/session.ts";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ResumeIcon } from "../../ui/icons.tsx";
import { Message } from "../../ui/message.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { useWaitingReplacement } from "../../shared/drafts/waiting-replacement.ts";
import { ServerTrouble } from "../../shared/failures/server-trouble.tsx";
import type { DraftStore } from "../../shared/drafts/draft-store.ts";
import type { Saving } from "./state/saving.ts";
import type { StoredResume } from "../../shared/drafts/stored-resume.ts";
import { SyncNotice } from "./sync/sync-notice.tsx";
import { useFoundResume } from "./sync/use-found-resume.ts";
import { useResumeSync } from "./sync/use-resume-sync.ts";

/** A resume that is being worked on. */
export interface OpenedResume {
  readonly resumeId: string;
  readonly store: DraftStore;
  readonly saving: Saving;
}

interface OpenedProps {
  /** Null for the one last worked on. */
  readonly wantedId: string | null;
  readonly children: (opened: OpenedResume) => ReactNode;
}

/** Finds a resume and keeps what is made of it, for whichever page works on it. */
export function Opened({ wantedId, children }: OpenedProps) {
  const userId = useUser()?.id ?? "";
  return (
    <Found key={`${userId} ${wantedId}`} userId={userId} wantedId={wantedId}>
      {children}
    </Found>
  );
}

function Found({ userId, wantedId, children }: OpenedProps & { readonly userId: string }) {
  const opening = useFoundResume(userId, wantedId);
  switch (opening.kind) {
    case "loading":
      return <Spinner label="Opening your resume" />;
    case "missing":
      return <NoSuchResume />;
    case "failed":
      return (
        <div className="wrap">
          <h1 className="vh">Resume Builder</h1>
          <ServerTrouble error={opening.error} onRetry={opening.retry} />
        </div>
      );
    case "open":
      return (
        <Opener userId={userId} resumeId={opening.resumeId} opened={opening.opened}>
          {children}
        </Opener>
      );
    default:
      return assertNever(opening);
  }
}

interface OpenerProps {
  readonly userId: string;
  readonly resumeId: string;
  readonly opened: StoredResume;
  readonly children: OpenedProps["children"];
}

/** Begins with what was opened and keeps what is made of it. */
function Opener({ children, ...opener }: OpenerProps) {
  const { store, sync } = useResumeSync(opener);
  useWaitingReplacement(opener.resumeId, store);
  return (
    <>
      {children({ resumeId: opener.resumeId, store, saving: sync })}
      <SyncNotice store={store} sync={sync} />
    </>
  );
}

function NoSuchResume() {
  return (
    <Message
      title="This resume is not here"
      picture={<EmptyState Icon={ResumeIcon} />}
      text="It was deleted, or it belongs to somebody else. Yours are in the list."
    >
      <Link to="/resume" className={buttonClass("primary")}>
        Resume Builder
      </Link>
    </Message>
  );
}

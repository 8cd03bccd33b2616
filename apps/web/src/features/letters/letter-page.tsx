import { Link, useParams } from "@tanstack/react-router";
import { assertNever } from "@taiyari/domain/result";
import { useState } from "react";
import { useUser } from "../../lib/session.ts";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ResumeIcon } from "../../ui/icons.tsx";
import { Message } from "../../ui/message.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { ServerTrouble } from "../../shared/failures/server-trouble.tsx";
import { usePageSync } from "../../shared/sync/use-page-sync.ts";
import { LetterNotice } from "./letter-conflict.tsx";
import { LetterView } from "./letter-view.tsx";
import { createLetterStore } from "./state/letter-store.ts";
import type { StoredLetter } from "./state/letter-storage.ts";
import { createLetterSync } from "./state/letter-sync.ts";
import { useOpenedLetter } from "./state/use-opened-letter.ts";

/** `/resume/letters/$id`: one cover letter. */
export function LetterPage() {
  const params: Readonly<Record<string, unknown>> = useParams({ strict: false });
  const userId = useUser()?.id ?? "";
  const letterId = String(params["id"]);
  return <Found key={`${userId} ${letterId}`} userId={userId} letterId={letterId} />;
}

interface FoundProps {
  readonly userId: string;
  readonly letterId: string;
}

function Found({ userId, letterId }: FoundProps) {
  const opening = useOpenedLetter(userId, letterId);
  switch (opening.kind) {
    case "loading":
      return <Spinner label="Opening your letter" />;
    case "missing":
      return (
        <Message
          title="This letter is not here"
          picture={<EmptyState Icon={ResumeIcon} />}
          text="It was deleted, or it belongs to somebody else. Yours are in the list."
        >
          <Link to="/resume/letters" className={buttonClass("primary")}>
            Your letters
          </Link>
        </Message>
      );
    case "failed":
      return (
        <div className="wrap">
          <h1 className="vh">Cover letter</h1>
          <ServerTrouble error={opening.error} onRetry={opening.retry} />
        </div>
      );
    case "open":
      return <Opener userId={userId} letterId={letterId} opened={opening.opened} />;
    default:
      return assertNever(opening);
  }
}

/** Begins with what was opened and keeps what is made of it. */
function Opener({ opened, ...who }: FoundProps & { readonly opened: StoredLetter }) {
  const [{ store, sync }] = useState(() => {
    const made = createLetterStore(opened.doc);
    return { store: made, sync: createLetterSync({ ...who, opened, store: made }) };
  });
  usePageSync(sync);
  return (
    <>
      <LetterView store={store} sync={sync} facts={opened} {...who} />
      <LetterNotice store={store} sync={sync} />
    </>
  );
}

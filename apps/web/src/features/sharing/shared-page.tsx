import { Link, useParams } from "@tanstack/react-router";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ResumeIcon } from "../../ui/icons.tsx";
import { Message } from "../../ui/message.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { ServerTrouble } from "../../shared/failures/server-trouble.tsx";
import { PasswordGate } from "./password-gate.tsx";
import { SharedResumeView } from "./shared-resume-view.tsx";
import { useSharedResume } from "./use-shared-resume.ts";
import styles from "./shared.module.css";

/** `/shared/{token}`: a resume, for anybody who has the link. */
export function SharedPage() {
  const params: Readonly<Record<string, unknown>> = useParams({ strict: false });
  const token = typeof params["token"] === "string" ? params["token"] : "";
  const { state, open } = useSharedResume(token);
  return (
    <div className={styles["page"]}>
      <main id="main">
        {state.kind === "loading" && <Spinner label="Opening the resume" />}
        {state.kind === "shown" && <SharedResumeView resume={state.resume} />}
        {state.kind === "locked" && (
          <PasswordGate problem={state.problem} isTrying={state.isTrying} onPassword={open} />
        )}
        {state.kind === "absent" && (
          <Message
            title="This link shows nothing any more"
            picture={<EmptyState Icon={ResumeIcon} />}
            text="It has ended, or it was not copied as a whole. Ask who sent it for a new one."
          >
            <Link to="/" className={buttonClass("line")}>
              Taiyari
            </Link>
          </Message>
        )}
        {state.kind === "failed" && (
          <div className="wrap">
            <h1 className="vh">Resume</h1>
            <ServerTrouble error={state.error} onRetry={state.retry} />
          </div>
        )}
      </main>
      <footer className={styles["foot"]}>
        <Link to="/">Made with Taiyari</Link>
      </footer>
    </div>
  );
}

import { Link, useParams } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ResumeIcon } from "../../ui/icons.tsx";
import { Message } from "../../ui/message.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { ServerTrouble } from "../failures/server-trouble.tsx";
import { PasswordGate } from "./password-gate.tsx";
import type { OpenedLink } from "./use-opened-link.ts";
import styles from "./link-page.module.css";

interface LinkPageProps<Shown> {
  /** What the link opens: "resume". */
  readonly thing: string;
  readonly state: OpenedLink<Shown>;
  readonly onPassword: (password: string) => void;
  readonly children: (shown: Shown) => ReactNode;
}

/** The page of a link: what it opens, its password, or that there is nothing any more. */
export function LinkPage<Shown>({ thing, state, onPassword, children }: LinkPageProps<Shown>) {
  return (
    <div className={styles["page"]} data-thing={thing}>
      <main id="main">
        {state.kind === "loading" && <Spinner label={`Opening the ${thing}`} />}
        {state.kind === "shown" && children(state.shown)}
        {state.kind === "locked" && (
          <PasswordGate
            thing={thing}
            problem={state.problem}
            isTrying={state.isTrying}
            onPassword={onPassword}
          />
        )}
        {state.kind === "absent" && (
          <Message
            title="This link shows nothing any more"
            picture={<EmptyState Icon={ResumeIcon} />}
            text="It has ended, is closed for now, or was not copied as a whole. Ask who sent it."
          >
            <Link to="/" className={buttonClass("line")}>
              Taiyari
            </Link>
          </Message>
        )}
        {state.kind === "failed" && (
          <div className="wrap">
            <h1 className="vh">{thing === "resume" ? "Resume" : "Resume report"}</h1>
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

/** The token in the address of this page; "" for none. */
export function useLinkToken(): string {
  const params: Readonly<Record<string, unknown>> = useParams({ strict: false });
  return typeof params["token"] === "string" ? params["token"] : "";
}

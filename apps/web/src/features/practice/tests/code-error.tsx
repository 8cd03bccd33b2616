import type { RunError, Verdict } from "@taiyari/domain/practice";
import { Button } from "../../../ui/button.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import styles from "./tests.module.css";

type Unjudged = Extract<
  Verdict,
  { readonly status: "not-valid" | "no-function" | "threw" | "stopped" | "runner-failed" }
>;

interface CodeErrorProps {
  readonly verdict: Unjudged;
  readonly onRetry: () => void;
}

/** Why no case came to be judged: the code, or the runner, which are told apart in word, sign and colour. */
export function CodeError({ verdict, onRetry }: CodeErrorProps) {
  switch (verdict.status) {
    case "not-valid":
      return (
        <Failed title="Your code cannot be read" text="Nothing of it ran.">
          <ErrorBox error={verdict.error} />
        </Failed>
      );
    case "threw":
      return (
        <Failed title="Your code failed" text="It failed while it was loaded, before any case.">
          <ErrorBox error={verdict.error} />
        </Failed>
      );
    case "no-function":
      return (
        <Failed
          title={`There is no function ${verdict.name}`}
          text={
            verdict.found.length === 0
              ? "The cases call it by this name, so keep the first line as it was."
              : `The cases call it by this name. Your code has ${verdict.found.join(", ")}.`
          }
        />
      );
    case "stopped":
      return (
        <div className={styles["summary"]} role="status">
          <h3>Stopped</h3>
          <p>You ended the run. Your code is kept.</p>
        </div>
      );
    case "runner-failed":
      return (
        <div className={styles["summary"]} data-tone="runner" role="status">
          <h3>
            <LineIcon name="warn" />
            The runner failed
          </h3>
          <p>
            This is not about your code, which is kept. {verdict.message}
            {navigator.onLine ? "" : " There is no connection at the moment."}
          </p>
          <div className={styles["next"]}>
            <Button kind="line" onClick={onRetry}>
              Try again
            </Button>
          </div>
        </div>
      );
  }
}

interface FailedProps {
  readonly title: string;
  readonly text: string;
  readonly children?: React.ReactNode;
}

function Failed({ title, text, children }: FailedProps) {
  return (
    <div className={styles["summary"]} data-tone="failed" role="status">
      <h3>
        <LineIcon name="cross" />
        {title}
      </h3>
      <p>{text}</p>
      {children}
    </div>
  );
}

/** An error as the language says it, with the lines of the person's own code. */
export function ErrorBox({ error }: { readonly error: RunError }) {
  const { name, message, line, trace } = error;
  return (
    <div className={styles["error"]}>
      <pre>
        {name}: {message}
      </pre>
      {line !== null && <p className="num">Line {line}</p>}
      {trace.length > 1 && (
        <ol className="num">
          {trace.slice(0, MOST_FRAMES).map((frame, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a frame has nothing but its place
            <li key={at}>
              line {frame.line}
              {frame.name !== null && (
                <>
                  , in <code>{frame.name}</code>
                </>
              )}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

const MOST_FRAMES = 8;

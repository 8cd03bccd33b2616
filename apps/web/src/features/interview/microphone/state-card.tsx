import { Button } from "../../../ui/button.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { MicrophoneArt } from "./microphone-art.tsx";
import type { StateAction, StateText } from "./state-texts.tsx";
import styles from "./microphone.module.css";

interface StateCardProps {
  readonly text: StateText;
  readonly onAction: (action: StateAction) => void;
}

/** A microphone that is not open: why, and the way on. */
export function StateCard({ text, onAction }: StateCardProps) {
  const [main] = text.actions;
  return (
    <div className={styles["state"]}>
      <div className={styles["top"]}>
        <MicrophoneArt kind={text.art} small />
        <Pill tone={text.tone}>{text.pill}</Pill>
      </div>
      <h2>{text.title}</h2>
      <div className={styles["words"]}>
        <p>{text.text}</p>
        {text.steps.length > 0 && (
          <ol>
            {text.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        )}
      </div>
      <div className={styles["acts"]}>
        {text.actions.map(({ does, label }) => (
          <Button
            key={does}
            kind={kindOf(does, does === main?.does)}
            onClick={() => onAction(does)}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}

function kindOf(does: StateAction, isMain: boolean): "primary" | "line" | "quiet" {
  if (!isMain || does === "help") return "quiet";
  return does === "check" ? "line" : "primary";
}

const ICONS = { wait: "warn", bad: "cross-circle", ok: "check" } as const;

interface PillProps {
  readonly tone: StateText["tone"] | "ok";
  readonly children: string;
}

/** A state in two words. */
export function Pill({ tone, children }: PillProps) {
  return (
    <span className={styles["pill"]} data-tone={tone}>
      {tone !== "plain" && tone !== "info" && <LineIcon name={ICONS[tone]} small />}
      {children}
    </span>
  );
}

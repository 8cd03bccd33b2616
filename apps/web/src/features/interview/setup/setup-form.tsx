import type { ComponentType, ReactNode } from "react";
import {
  INTERVIEW_LENGTHS,
  INTERVIEWER_MANNERS,
  type SpokenLanguage,
} from "@taiyari/domain/interview";
import { FormField } from "../../../ui/form-field.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { SmallArch } from "../doorway/small-arch.tsx";
import { KIND_NAMES, LANGUAGE_NAMES, MANNER_NAMES } from "../names/kind-names.ts";
import type { SettledWish } from "../plan/use-planned.ts";
import { Picks } from "./picks.tsx";
import { SourceCard } from "./source-card.tsx";
import type { Wishing } from "./use-wish.ts";
import styles from "./setup.module.css";

/** What tries the microphone before an interview by voice. */
export interface MicrophoneProps {
  readonly language: SpokenLanguage;
  /** Answers by keyboard instead. */
  readonly onKeyboard: () => void;
}

interface SetupFormProps extends Wishing {
  readonly settled: SettledWish;
  /** Of a few questions to practise, which leave nothing to choose about what is asked. */
  readonly isPractice: boolean;
  /** Null where answers can only be typed. */
  readonly Microphone: ComponentType<MicrophoneProps> | null;
}

const MIXED_KINDS = ["mixed", "behavioural", "technical", "hr", "case", "coding"] as const;
/** With a resume its own kind can be chosen; it has the place of the mixed one's neighbour. */
const RESUME_KINDS = ["mixed", "resume", ...MIXED_KINDS.slice(1)] as const;
const LENGTHS = INTERVIEW_LENGTHS.map(({ minutes }) => String(minutes));

/** All that is chosen before an interview. */
export function SetupForm(props: SetupFormProps) {
  const { wish, choose, settled, isPractice, Microphone } = props;
  const { setup } = wish;
  const kinds = setup.source === "resume" || setup.kind === "resume" ? RESUME_KINDS : MIXED_KINDS;
  return (
    <div className={styles["stack"]}>
      {!isPractice && (
        <>
          <SourceCard wish={wish} choose={choose} change={props.change} settled={settled} />
          <Card title="What kind">
            <Picks
              legend="What kind"
              isLegendHidden
              look="cards"
              values={kinds}
              value={setup.kind}
              onChange={(kind) => choose({ kind })}
            >
              {(kind) => (
                <>
                  <LineIcon name={KIND_NAMES[kind].icon} />
                  <span>
                    <b>{KIND_NAMES[kind].label}</b>
                    <small>{KIND_NAMES[kind].note}</small>
                  </span>
                </>
              )}
            </Picks>
            <Picks
              legend="Length"
              look="cells"
              values={LENGTHS}
              value={String(setup.minutes)}
              onChange={(value) => {
                const length = INTERVIEW_LENGTHS.find(({ minutes }) => String(minutes) === value);
                if (length) choose({ minutes: length.minutes });
              }}
            >
              {(value) => (
                <span className="num">
                  {value} min
                  <small>
                    {INTERVIEW_LENGTHS.find(({ minutes }) => String(minutes) === value)?.questions}{" "}
                    questions
                  </small>
                </span>
              )}
            </Picks>
          </Card>
        </>
      )}
      <Card title="How it goes">
        <ModePicks value={setup.mode} onChange={(mode) => choose({ mode })} />
        <Picks
          legend="The interviewer’s manner"
          look="pictures"
          values={INTERVIEWER_MANNERS}
          value={setup.manner}
          onChange={(manner) => choose({ manner })}
          hint="The doorway in the room takes this shape. It changes what is asked back, never the scoring."
        >
          {(manner, isChosen) => (
            <>
              <SmallArch manner={manner} isChosen={isChosen} />
              <b>{MANNER_NAMES[manner].label}</b>
              <small>{MANNER_NAMES[manner].note}</small>
            </>
          )}
        </Picks>
        <div className={styles["row"]}>
          <FormField
            label={Microphone ? "Language you will speak" : "Language you will write"}
            from={settled.languageFrom}
            hint="Hindi words in between are understood."
          >
            {({ id, describedBy }) => (
              <select
                id={id}
                aria-describedby={describedBy}
                className="form-input"
                value={setup.language}
                onChange={({ target }) => choose({ language: target.value as SpokenLanguage })}
              >
                {Object.entries(LANGUAGE_NAMES).map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </FormField>
          {Microphone && (
            <Picks
              legend="You answer by"
              look="cells"
              values={["voice", "keyboard"] as const}
              value={setup.by}
              onChange={(by) => choose({ by })}
              hint="You can change over at any question."
            >
              {(by) => <span>{by === "voice" ? "Voice" : "Keyboard"}</span>}
            </Picks>
          )}
        </div>
      </Card>
      {Microphone && setup.by === "voice" && (
        <Microphone language={setup.language} onKeyboard={() => choose({ by: "keyboard" })} />
      )}
    </div>
  );
}

function ModePicks({
  value,
  onChange,
}: {
  readonly value: "study" | "real";
  readonly onChange: (mode: "study" | "real") => void;
}) {
  return (
    <Picks
      legend="Study or real"
      look="pairs"
      values={["study", "real"] as const}
      value={value}
      onChange={onChange}
    >
      {(mode) => {
        const { label, note, icon, points } = MODES[mode];
        return (
          <>
            <LineIcon name={icon} />
            <span>
              <b>{label}</b>
              <small>{note}</small>
            </span>
            <ul>
              {points.map((point) => (
                <li key={point}>
                  <LineIcon name="check" small />
                  {point}
                </li>
              ))}
            </ul>
          </>
        );
      }}
    </Picks>
  );
}

const MODES = {
  study: {
    label: "Study",
    note: "Learn while you answer",
    icon: "book",
    points: ["Hints, and a model answer after each one", "Try again at once, no clock"],
  },
  real: {
    label: "Real",
    note: "As on the day",
    icon: "clock",
    points: ["A clock, and questions asked back", "Nothing is judged until the end"],
  },
} as const;

export function Card({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section className={`card ${styles["part"]}`}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

import { useId, type ReactNode } from "react";
import { LineIcon, type LineIconName } from "./line-icon.tsx";
import { NextMark } from "./next-mark.tsx";
import "./choices.css";

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: LineIconName;
  /** A line under the label, on cards. */
  readonly note?: string;
}

interface ChoicesProps<Value extends string> {
  readonly legend: string;
  /** Where the answer came from: "from your resume". */
  readonly from?: string | undefined;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value | undefined;
  /** Called with undefined when the chosen answer is pressed again: every answer is optional. */
  readonly onChange: (value: Value | undefined) => void;
  /** Marks the question as the next thing to do. */
  readonly next?: boolean;
  readonly id?: string;
}

/** A question with a few answers in order, as joined cells. Native radios underneath. */
export function JoinedCells<Value extends string>({
  firstWide = false,
  ...props
}: ChoicesProps<Value> & { readonly firstWide?: boolean }) {
  const shape = firstWide ? " choices__cells--first-wide" : "";
  const four = props.choices.length > 3 ? " choices__cells--four" : "";
  return (
    <Question {...props} box={`choices__cells${shape}${four}`}>
      {(choice, input) => (
        <label key={choice.value} className="choices__cell">
          {input}
          <span>{choice.label}</span>
        </label>
      )}
    </Question>
  );
}

/** A question whose answers need a picture or a sentence, as cards. Native radios underneath. */
export function ChoiceCards<Value extends string>(props: ChoicesProps<Value>) {
  return (
    <Question {...props} box="choices__cards">
      {(choice, input) => (
        <label
          key={choice.value}
          className={choice.icon ? "choices__card" : "choices__card choices__card--text"}
        >
          {input}
          <span>
            {choice.icon && <LineIcon name={choice.icon} />}
            <b>{choice.label}</b>
            <i className="choices__dot" aria-hidden="true" />
            {choice.note && <small>{choice.note}</small>}
          </span>
        </label>
      )}
    </Question>
  );
}

interface QuestionProps<Value extends string> extends ChoicesProps<Value> {
  readonly box: string;
  readonly children: (choice: Choice<Value>, input: ReactNode) => ReactNode;
}

function Question<Value extends string>(props: QuestionProps<Value>) {
  const { legend, from, choices, value, onChange, next = false, box, children } = props;
  const name = useId();
  return (
    <fieldset className="choices" id={props.id}>
      <legend className="choices__legend">
        {legend}
        {from && <span className="form-label__from">{from}</span>}
        {next && <NextMark />}
      </legend>
      <div className={next ? `${box} choices__box--next` : box}>
        {choices.map((choice) =>
          children(
            choice,
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
              onClick={() => {
                if (value === choice.value) onChange(undefined);
              }}
            />,
          ),
        )}
      </div>
    </fieldset>
  );
}

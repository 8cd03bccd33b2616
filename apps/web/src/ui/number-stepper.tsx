import { useState, type KeyboardEvent } from "react";
import { FormField } from "./form-field.tsx";
import { LineIcon } from "./line-icon.tsx";

interface NumberStepperProps {
  readonly label: string;
  readonly from?: string | undefined;
  readonly next?: boolean;
  /** What one step is called: "year". */
  readonly unit: string;
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
  readonly min: number;
  readonly max: number;
}

/** A number that can be typed, or stepped with its buttons and the arrow keys. */
export function NumberStepper({ unit, value, onChange, min, max, ...field }: NumberStepperProps) {
  const [typed, setTyped] = useState<string | null>(null);

  function step(by: number) {
    setTyped(null);
    onChange(clamp(Math.floor((value ?? (by > 0 ? min - 1 : min)) + by), min, max));
  }

  function type(text: string) {
    const kept = text.replace(",", ".").replaceAll(/[^\d.]/gu, "");
    setTyped(kept);
    const number = Number(kept);
    onChange(kept === "" || Number.isNaN(number) ? undefined : clamp(number, min, max));
  }

  function handleKey(event: KeyboardEvent) {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  }

  return (
    <FormField {...field}>
      {({ id, describedBy }) => (
        <div className="affix affix--stepper">
          <button type="button" aria-label={`One ${unit} less`} onClick={() => step(-1)}>
            <LineIcon name="minus" small />
          </button>
          <input
            id={id}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            role="spinbutton"
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuenow={value}
            aria-describedby={describedBy}
            value={typed ?? value ?? ""}
            onChange={(event) => type(event.target.value)}
            onKeyDown={handleKey}
            onBlur={() => setTyped(null)}
          />
          <button type="button" aria-label={`One ${unit} more`} onClick={() => step(1)}>
            <LineIcon name="plus" small />
          </button>
        </div>
      )}
    </FormField>
  );
}

function clamp(number: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, number));
}

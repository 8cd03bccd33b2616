import { useLayoutEffect, useRef, useState } from "react";
import { FormField } from "./form-field.tsx";
import { formatNumber } from "../lib/numbers.ts";
import { parseRupees, formatRupees } from "../lib/rupees.ts";

interface RupeeFieldProps {
  readonly label: string;
  readonly from?: string | undefined;
  readonly next?: boolean;
  /** Rupees a year. */
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
  readonly max: number;
}

const MONTHS = 12;

/** A yearly amount in rupees, grouped as it is typed. Takes "12.5 lakh" and "18 LPA" as well. */
export function RupeeField({ value, onChange, max, ...field }: RupeeFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const digitsBeforeCaret = useRef<number | null>(null);

  useLayoutEffect(() => {
    const digits = digitsBeforeCaret.current;
    if (digits === null || !input.current) return;
    const caret = placeAfterDigits(input.current.value, digits);
    input.current.setSelectionRange(caret, caret);
    digitsBeforeCaret.current = null;
  });

  function type(text: string, caret: number) {
    const rupees = parseRupees(text);
    const plain = /^[\d,]*$/u.test(text);
    if (plain && rupees !== null) {
      digitsBeforeCaret.current = text.slice(0, caret).replaceAll(",", "").length;
      setTyped(formatNumber(Math.min(rupees, max)));
    } else {
      setTyped(text);
    }
    if (text.trim() === "") onChange(undefined);
    else if (rupees !== null) onChange(Math.min(rupees, max));
  }

  const unread = typed !== null && typed.trim() !== "" && parseRupees(typed) === null;
  return (
    <FormField {...field} hint={unread ? "Write it as 12,50,000 or 12.5 lakh." : hintFor(value)}>
      {({ id, describedBy }) => (
        <div className="affix">
          <span aria-hidden="true">₹</span>
          <input
            id={id}
            ref={input}
            inputMode="text"
            autoComplete="off"
            aria-describedby={describedBy}
            value={typed ?? (value === undefined ? "" : formatNumber(value))}
            onChange={(event) =>
              type(event.target.value, event.target.selectionStart ?? event.target.value.length)
            }
            onBlur={() => {
              if (!unread) setTyped(null);
            }}
          />
          <span>a year</span>
        </div>
      )}
    </FormField>
  );
}

function hintFor(rupees: number | undefined): string | undefined {
  if (!rupees) return undefined;
  const said = formatRupees(rupees);
  const month = `₹${formatNumber(Math.round(rupees / MONTHS))} a month.`;
  return said ? `${said}. ${month}` : month;
}

function placeAfterDigits(text: string, digits: number): number {
  let seen = 0;
  for (let place = 0; place < text.length; place += 1) {
    if (seen === digits) return place;
    if (text[place] !== ",") seen += 1;
  }
  return text.length;
}

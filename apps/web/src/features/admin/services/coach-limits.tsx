import { type FormEvent, useState } from "react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { CoachSettings } from "@taiyari/contract";
import { api } from "../../../lib/api.ts";
import { count, formatNumber } from "../../../lib/numbers.ts";
import { Button } from "../../../ui/button.tsx";
import { FormField } from "../../../ui/form-field.tsx";
import { showToast } from "../../../ui/toast-store.ts";
import { refusalWords } from "../parts/words.ts";
import styles from "./services.module.css";

const MOST_A_DAY = 100_000;
const MOST_A_MONTH = 100_000_000;

/** How often the model may be asked: by one person in a day, by all together in a month. */
export function CoachLimits({ settings }: { readonly settings: CoachSettings }) {
  const { requestsPerDay, defaultPerDay, requestsPerMonth, month } = settings;
  const queries = useQueryClient();
  const [day, setDay] = useState(String(requestsPerDay));
  const [all, setAll] = useState(requestsPerMonth === null ? "" : String(requestsPerMonth));
  const set = useMutation(
    api.admin.setCoachLimits.mutationOptions({
      onSuccess: () => showToast({ title: "Limits set" }),
      onError: (error) =>
        showToast({ title: "Nothing was changed", text: refusalWords(error), kind: "problem" }),
      onSettled: () => queries.invalidateQueries({ queryKey: api.admin.key() }),
    }),
  );
  const isRight = isLimit(day, MOST_A_DAY) && isLimit(all, MOST_A_MONTH);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isRight || set.isPending) return;
    // The day's own default is kept as such, so that a later AI_REQUESTS_PER_DAY holds again.
    const perDay = limitOf(day);
    set.mutate({
      requestsPerDay: perDay === defaultPerDay ? null : perDay,
      requestsPerMonth: limitOf(all),
    });
  }

  return (
    <form className={styles["limits"]} onSubmit={submit} noValidate>
      <FormField
        label="A person, a day"
        hint={
          isLimit(day, MOST_A_DAY)
            ? `Empty: ${count(defaultPerDay, "request")}, as AI_REQUESTS_PER_DAY says`
            : `A whole number from 1 to ${formatNumber(MOST_A_DAY)}`
        }
      >
        {({ id, describedBy }) => (
          <input
            id={id}
            aria-describedby={describedBy}
            className="form-input"
            inputMode="numeric"
            autoComplete="off"
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
        )}
      </FormField>
      <FormField
        label="All, a month"
        hint={
          isLimit(all, MOST_A_MONTH)
            ? `${formatNumber(month.requests)} used. Empty: no limit`
            : `A whole number from 1 to ${formatNumber(MOST_A_MONTH)}`
        }
      >
        {({ id, describedBy }) => (
          <input
            id={id}
            aria-describedby={describedBy}
            className="form-input"
            inputMode="numeric"
            autoComplete="off"
            value={all}
            onChange={({ target }) => setAll(target.value)}
          />
        )}
      </FormField>
      <Button kind="line" type="submit" disabled={!isRight} isBusy={set.isPending}>
        Set
      </Button>
    </form>
  );
}

function isLimit(text: string, most: number): boolean {
  const value = limitOf(text);
  return value === null || (Number.isInteger(value) && value >= 1 && value <= most);
}

/** Null for an empty field. */
function limitOf(text: string): number | null {
  const bare = text.replaceAll(/[\s,]/gu, "");
  return bare === "" ? null : Number(bare);
}

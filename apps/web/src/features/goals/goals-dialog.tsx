import { safe } from "@orpc/client";
import { GOAL_KINDS, MOST_OF_GOAL, type WeekGoals } from "@taiyari/domain/goals";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { api, client } from "../../lib/api.ts";
import { outageSentence } from "../../lib/failures.ts";
import { perTab } from "../../lib/storage.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { ModalDialog } from "../../ui/modal-dialog.tsx";
import { NumberStepper } from "../../ui/number-stepper.tsx";
import { GOAL_NAMES } from "./words.ts";
import styles from "./goals-card.module.css";

interface GoalsDialogProps {
  readonly goals: WeekGoals;
  readonly onClose: () => void;
}

const KEPT = "weekGoals";

/** Asks what a week's goals are. What was typed and not saved stands there again, in this tab. */
export function GoalsDialog({ goals, onClose }: GoalsDialogProps) {
  const cache = useQueryClient();
  const [values, setValues] = useState<WeekGoals>(() => ({ ...goals, ...typedBefore() }));
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  function set(kind: keyof WeekGoals, value: number | undefined): void {
    const next = { ...values, [kind]: value === undefined ? 0 : Math.floor(value) };
    setValues(next);
    perTab.set(KEPT, JSON.stringify(next));
  }

  function close(): void {
    perTab.remove(KEPT);
    onClose();
  }

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    const chosen = Object.fromEntries(
      Object.entries(values).filter(([, value]) => Number(value) > 0),
    );
    const { error, data } = await safe(client.goals.save({ goals: chosen }));
    setIsBusy(false);
    if (error) {
      setProblem(outageSentence(error) ?? "The goals were not kept. Load the page again.");
      return;
    }
    cache.setQueryData(api.goals.read.queryKey(), data);
    close();
  }

  return (
    <ModalDialog title="Goals for each week" size="small" onClose={close}>
      <form className={styles["form"]} onSubmit={(event) => void handleSubmit(event)}>
        <p className={styles["words"]}>
          Leave at 0 what is no goal. Weeks begin on Monday; earlier weeks keep the goals they had.
        </p>
        {GOAL_KINDS.map((kind) => (
          <NumberStepper
            key={kind}
            label={GOAL_NAMES[kind].title}
            unit={GOAL_NAMES[kind].one}
            min={0}
            max={MOST_OF_GOAL[kind]}
            value={values[kind] ?? 0}
            onChange={(value) => set(kind, value)}
          />
        ))}
        <Alert text={problem} />
        <div className={styles["foot"]}>
          <Button kind="line" onClick={close}>
            Cancel
          </Button>
          <Button kind="primary" type="submit" isBusy={isBusy}>
            Save the goals
          </Button>
        </div>
      </form>
    </ModalDialog>
  );
}

/** What was typed in this tab before a reload; {} for nothing of use. */
function typedBefore(): WeekGoals {
  try {
    const kept: unknown = JSON.parse(perTab.get(KEPT) ?? "{}");
    const entries = Object.entries(Object(kept)).filter(
      ([kind, value]) => GOAL_KINDS.some((one) => one === kind) && Number.isInteger(value),
    );
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

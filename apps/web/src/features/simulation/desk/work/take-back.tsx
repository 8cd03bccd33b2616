import type { MouseEvent } from "react";
import type { Day } from "../../day/use-day.ts";
import { Button } from "../../../../ui/button.tsx";
import { LineIcon } from "../../../../ui/line-icon.tsx";

interface TakeBackProps {
  readonly day: Day;
  /** The act that handed it in. */
  readonly act: string;
}

/** Takes work back that nobody has read yet. */
export function TakeBack({ day, act }: TakeBackProps) {
  /** The button goes with what it takes back: the keyboard goes on where the work is named. */
  function takeBack({ currentTarget }: MouseEvent<HTMLElement>) {
    const home = currentTarget.closest("li");
    day.act({ kind: "undone", act });
    requestAnimationFrame(() => home?.querySelector<HTMLElement>("a, button")?.focus());
  }

  return (
    <Button kind="quiet" onClick={takeBack}>
      <LineIcon name="undo" small />
      Take it back
    </Button>
  );
}

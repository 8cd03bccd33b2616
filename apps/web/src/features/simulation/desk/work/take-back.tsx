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
  return (
    <Button kind="quiet" onClick={() => day.act({ kind: "undone", act })}>
      <LineIcon name="undo" small />
      Take it back
    </Button>
  );
}

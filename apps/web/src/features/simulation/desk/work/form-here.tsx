import { type ComponentProps, useEffect, useRef } from "react";
import { WorkForm } from "../../task/work-form.tsx";

interface FormHereProps extends Omit<ComponentProps<typeof WorkForm>, "layout"> {
  /** The first field takes the focus when the form is there. */
  readonly takesFocus: boolean;
}

/** The form of a piece of work, at the desk. */
export function FormHere({ takesFocus, ...form }: FormHereProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.querySelector("textarea")?.focus();
  }, [takesFocus]);
  return (
    <div ref={box}>
      <WorkForm {...form} layout="desk" />
    </div>
  );
}

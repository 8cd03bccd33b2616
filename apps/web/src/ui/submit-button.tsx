import { useId, type ReactNode } from "react";
import { Button } from "./button.tsx";

interface SubmitButtonProps {
  /** What keeps the form from being sent, in a sentence that stands under the button; null when nothing does. */
  readonly whyDisabled: string | null;
  /** Whether what it sent is under way. */
  readonly isPending?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The button that sends a form. While it is disabled it says why. */
export function SubmitButton(props: SubmitButtonProps) {
  const { whyDisabled, isPending = false, className, children } = props;
  const id = useId();
  return (
    <>
      <Button
        kind="primary"
        type="submit"
        {...(className && { className })}
        disabled={whyDisabled !== null || isPending}
        aria-describedby={whyDisabled ? id : undefined}
      >
        {children}
      </Button>
      {whyDisabled && (
        <p className="hint" id={id}>
          {whyDisabled}
        </p>
      )}
    </>
  );
}

import type { ReactNode } from "react";
import { unfold } from "./go-to-place.ts";

interface JumpLinkProps {
  /** The id of what it leads to. */
  readonly to: string;
  readonly className?: string | undefined;
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
}

/** A link to a place on this page. Opens what is folded around the place. */
export function JumpLink({ to, className, isCurrent = false, children }: JumpLinkProps) {
  return (
    <a
      href={`#${to}`}
      className={className}
      aria-current={isCurrent ? "true" : undefined}
      onClick={() => unfold(to)}
    >
      {children}
    </a>
  );
}

import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

interface StepLinkProps {
  /** Of a `NextStep`: with its query and fragment. */
  readonly path: string;
  /** For somebody who hears it, where the text says too little. */
  readonly label?: string;
  readonly children: ReactNode;
}

export function StepLink({ path, label, children }: StepLinkProps) {
  const { pathname, searchParams, hash } = new URL(path, window.location.origin);
  return (
    <Link
      to={pathname}
      search={Object.fromEntries(searchParams) as never}
      hash={hash.slice(1)}
      aria-label={label}
    >
      {children}
    </Link>
  );
}

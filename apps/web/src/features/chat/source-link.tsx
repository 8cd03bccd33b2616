import type { ChatAnswer, StoredReport } from "@taiyari/contract";
import { Link } from "@tanstack/react-router";
import type { MouseEvent, ReactNode } from "react";
import { goToPlace } from "../../shared/report-places/go-to-place.ts";
import { sourcePlace } from "./source-place.ts";

type Citation = ChatAnswer["citations"][number];

interface SourceLinkProps {
  readonly citation: Citation;
  readonly citations: readonly Citation[];
  readonly stored: StoredReport;
  /** Called before it leads to a place of the report. */
  readonly onLeave: () => void;
  readonly className?: string | undefined;
  readonly label?: string;
  readonly children: ReactNode;
}

/** A link to the place that an answer rests on. */
export function SourceLink({
  citation,
  citations,
  stored,
  onLeave,
  className,
  label,
  children,
}: SourceLinkProps) {
  const place = sourcePlace(citation, citations, stored.report);
  if (place.kind === "page")
    return (
      <Link
        to="/resume/report/machine"
        search={{ id: stored.uploadId, line: place.line }}
        className={className}
        aria-label={label}
      >
        {children}
      </Link>
    );

  function handleClick(event: MouseEvent) {
    if (place.kind !== "here" || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    onLeave();
    const { id, within } = place;
    // After the sheet of a phone is gone, which keeps the page behind it from being reached.
    requestAnimationFrame(() => goToPlace(id, within));
  }
  return (
    <a href={`#${place.id}`} className={className} aria-label={label} onClick={handleClick}>
      {children}
    </a>
  );
}

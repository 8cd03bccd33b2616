import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { evidencePlace, lineOfPlace } from "../../shared/report-places/places.ts";
import { flushSync } from "react-dom";
import { Button, buttonClass } from "../../ui/button.tsx";
import { TickMeter } from "../../ui/tick-meter.tsx";
import { Excerpt } from "./excerpt.tsx";
import { type Check, type Evidence, type ReportLine } from "../../shared/report/report-words.ts";
import { editorPlaceOf } from "./editor-place.ts";
import styles from "./evidence.module.css";

/** How many places of one check are printed. */
const ON_PAPER = 2;

interface EvidenceViewProps {
  readonly check: Check;
  readonly why: string;
  /** Doing it raises other checks as well. */
  readonly movesOthers: boolean;
  /** The class of its part of the score: "is-medium". */
  readonly tone: string;
  readonly lines: readonly ReportLine[];
  /** Null for a visitor, who may not see the file. */
  readonly uploadId: string | null;
  /** On paper several places are shown, not one at a time. */
  readonly isOnPaper: boolean;
}

/** Found, why, example: one piece of evidence at a time. */
export function EvidenceView({
  check,
  why,
  movesOthers,
  tone,
  lines,
  uploadId,
  isOnPaper,
}: EvidenceViewProps) {
  const pieces = check.evidence;
  const [index, setIndex] = useEvidenceAt(check);
  const piece = pieces[index];
  const shown = isOnPaper ? pieces.slice(0, ON_PAPER) : pieces.slice(index, index + 1);
  const thing = piece?.where.includes("bullet") ? "bullet" : "place";
  const following = (index + 1) % Math.max(pieces.length, 1);
  return (
    <div className={styles["evidence"]}>
      <dl>
        <dt>Found</dt>
        <dd aria-live="polite">
          {pieces.length === 0 && <p>{check.finding}</p>}
          {shown.map((evidence) => (
            <div
              key={`${evidence.where} ${evidence.line} ${evidence.quote}`}
              id={evidence.line === null ? undefined : evidencePlace(check.id, evidence.line)}
              tabIndex={-1}
            >
              <Excerpt id={check.id} evidence={evidence} lines={lines} />
            </div>
          ))}
          {isOnPaper && pieces.length > ON_PAPER && <p>And {pieces.length - ON_PAPER} more.</p>}
        </dd>
        <dt>Why</dt>
        <dd>
          {why}
          <div className={`${styles["mini"]} ${tone}`}>
            <TickMeter
              points={check.points}
              maxPoints={check.maxPoints}
              reach={check.maxPoints - check.points}
              size="small"
              decorative
            />
            <span className="num">
              {check.points} of {check.maxPoints} points now, {check.maxPoints} when it is done
              {movesOthers && "; other checks rise with it"}
            </span>
          </div>
        </dd>
        {shown.some(({ example }) => example) && (
          <>
            <dt>Example</dt>
            <dd>
              {shown.map((evidence) => (
                <Example key={`${evidence.line} ${evidence.quote}`} example={evidence.example} />
              ))}
              <p className={styles["by"]}>
                <span>Only your own facts. The blanks are yours to fill.</span>
                <span>Written by the built-in engine.</span>
              </p>
            </dd>
          </>
        )}
      </dl>
      {(pieces.length > 1 || uploadId !== null) && (
        <div className={styles["actions"]}>
          {uploadId !== null && (
            <Link
              to="/resume/editor"
              search={editorPlaceOf(uploadId, check.id, piece)}
              className={buttonClass("primary")}
            >
              Fix in editor
            </Link>
          )}
          {pieces.length > 1 && (
            <Button kind="line" onClick={() => setIndex(following)}>
              {following === 0 ? "First" : "Next"} {thing}, {following + 1} of {pieces.length}
            </Button>
          )}
          {piece?.line && uploadId !== null && (
            <Link
              to="/resume/report/machine"
              search={{ id: uploadId, line: piece.line }}
              className={buttonClass("quiet")}
            >
              See it on the page
            </Link>
          )}
        </div>
      )}
    </div>
  );
}

/** The piece of evidence that is shown: the one at the place that the address names, once it does. */
function useEvidenceAt({ id, evidence }: Check) {
  const [index, setIndex] = useState(0);
  useEffect(() => {
    function look() {
      const place = window.location.hash.slice(1);
      const line = lineOfPlace(place, id);
      const wanted = line === null ? -1 : evidence.findIndex((piece) => piece.line === line);
      if (wanted < 0) return;
      flushSync(() => setIndex(wanted));
      const shown = document.getElementById(place);
      shown?.scrollIntoView({ block: "center" });
      shown?.focus({ preventScroll: true });
    }
    window.addEventListener("hashchange", look);
    return () => window.removeEventListener("hashchange", look);
  }, [id, evidence]);
  return [index, setIndex] as const;
}

function Example({ example }: Pick<Evidence, "example">) {
  if (!example) return null;
  return (
    <p className={styles["example"]}>
      {example.map((piece, index) =>
        piece.kind === "text" ? (
          piece.text
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- the pieces of a sentence never move
          <span key={index} className={styles["blank"]}>
            {piece.ask}
          </span>
        ),
      )}
    </p>
  );
}

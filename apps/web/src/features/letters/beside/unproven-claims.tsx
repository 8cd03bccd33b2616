import type { Letter, Replacement, UnprovenClaim } from "@taiyari/domain/coach";
import { Button } from "../../../ui/button.tsx";
import styles from "../look/letter.module.css";

interface UnprovenClaimsProps {
  readonly claims: readonly UnprovenClaim[];
  /** What could stand in the place of the first. */
  readonly replacement: Replacement | null;
  /** @param text  what stands there instead; "" to leave the claim out */
  readonly onReplace: (claim: UnprovenClaim, text: string) => void;
}

/** Claims that no line of the resume says, and the ways out. */
export function UnprovenClaims({ claims, replacement, onReplace }: UnprovenClaimsProps) {
  return (
    <div id="claims">
      {claims.map((claim, at) => {
        const instead = at === 0 ? replacement : null;
        return (
          <section key={`${claim.paragraph} ${claim.from}`} className={styles["claim"]}>
            <h3>
              <span className={styles["warnBadge"]} aria-hidden="true">
                !
              </span>{" "}
              “{claim.text}”
            </h3>
            <p>
              No line of your resume says so. Leave it out
              {instead
                ? ", or put what you did in its place:"
                : ", or add it to your resume first."}
            </p>
            {instead && (
              <>
                <p className={styles["try"]}>{instead.text}</p>
                <p className={styles["by"]}>
                  Line {instead.line.number}. Written by the built-in engine.
                </p>
              </>
            )}
            <div className={styles["ways"]}>
              {instead && (
                <Button kind="primary" onClick={() => onReplace(claim, instead.text)}>
                  Use it
                </Button>
              )}
              <Button kind="quiet" onClick={() => onReplace(claim, "")}>
                Leave it out
              </Button>
            </div>
          </section>
        );
      })}
    </div>
  );
}

/** A paragraph with a claim replaced, or left out where `text` is "". Null where the letter is another one by now. */
export function withoutClaim(letter: Letter, claim: UnprovenClaim, text: string): string | null {
  const paragraph = letter.paragraphs.find(({ id }) => id === claim.paragraph);
  if (!paragraph) return null;
  const [before, after] = [paragraph.text.slice(0, claim.from), paragraph.text.slice(claim.to)];
  if (text !== "") return before + text + after;
  return [before.trimEnd(), after.trimStart()].filter(Boolean).join(" ");
}

import { initialsOf, type NamedPerson } from "./names.ts";
import styles from "./person-arch.module.css";

interface PersonArchProps {
  readonly person: NamedPerson;
  readonly size?: "small" | "medium" | "large";
}

const TONES = 3;

/** Somebody as their initials in a small arch. Decoration: the name stands beside it. */
export function PersonArch({ person, size = "medium" }: PersonArchProps) {
  return (
    <span className={styles["arch"]} data-size={size} data-tone={toneOf(person)} aria-hidden="true">
      {initialsOf(person.name)}
    </span>
  );
}

/** The same for one person everywhere. */
function toneOf({ id }: NamedPerson): number {
  const sum = Array.from(id).reduce((all, letter) => all + (letter.codePointAt(0) ?? 0), 0);
  return sum % TONES;
}

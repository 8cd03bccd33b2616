import type { Letter, LetterCheck } from "@taiyari/domain/coach";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { atStart, counted } from "./words.ts";
import styles from "../look/letter.module.css";

interface LetterStatsProps {
  readonly letter: Letter;
  readonly check: LetterCheck;
}

/** How long the letter is, and what a reader would miss. */
export function LetterStats({ letter, check }: LetterStatsProps) {
  return (
    <ul className={`num ${styles["stats"]}`}>
      {factsOf(letter, check).map(({ text, isFine }) => (
        <li key={text} data-warn={!isFine || undefined}>
          <LineIcon name={isFine ? "check" : "warn"} small />
          {text}
        </li>
      ))}
    </ul>
  );
}

interface Fact {
  readonly text: string;
  readonly isFine: boolean;
}

function factsOf({ role, company }: Letter, check: LetterCheck): readonly Fact[] {
  const { words, pages, unproven, blanks, saysWe } = check;
  const open = blanks.length;
  return [
    { text: `${words} words, ${counted(pages, "page")}`, isFine: pages === 1 },
    namesFact(role !== "" && check.namesRole, company !== "" && check.namesCompany),
    saysWe
      ? { text: "Says “we”: say what you did", isFine: false }
      : { text: "Says “I”, not “we”", isFine: true },
    unproven.length === 0
      ? { text: "Every claim has a line behind it", isFine: true }
      : { text: `${atStart(counted(unproven.length, "claim"))} without proof`, isFine: false },
    ...(open === 0
      ? []
      : [{ text: `${atStart(counted(open, "blank"))} to fill in`, isFine: false }]),
  ];
}

function namesFact(hasRole: boolean, hasCompany: boolean): Fact {
  if (hasRole && hasCompany) return { text: "Company and role named", isFine: true };
  if (hasRole) return { text: "Role named, no company", isFine: false };
  return {
    text: hasCompany ? "Company named, no role" : "Neither company nor role named",
    isFine: false,
  };
}

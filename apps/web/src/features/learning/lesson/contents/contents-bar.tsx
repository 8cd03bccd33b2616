import { style } from "../../../../ui/css-variables.ts";
import { LineIcon } from "../../../../ui/line-icon.tsx";
import styles from "./contents.module.css";

interface ContentsButtonProps {
  readonly number: number;
  readonly of: number;
  /** Without it nothing can be opened yet. */
  readonly onOpen?: () => void;
}

interface ContentsBarProps extends ContentsButtonProps {
  readonly onOpen: () => void;
}

/** On a phone: opens the contents, and says where the page stands. */
export function ContentsBar({ number, of, onOpen }: ContentsBarProps) {
  return (
    <nav className={styles["bar"]} aria-label="Lesson position">
      <ContentsButton number={number} of={of} onOpen={onOpen} />
      <div className={styles["track"]} style={style({ "--share": `${(number / of) * 100}%` })} />
    </nav>
  );
}

export function ContentsButton({ number, of, onOpen }: ContentsButtonProps) {
  return (
    <button type="button" onClick={onOpen} disabled={!onOpen}>
      <LineIcon name="list" />
      Contents
      <span className="num">
        {number} of {of}
      </span>
    </button>
  );
}

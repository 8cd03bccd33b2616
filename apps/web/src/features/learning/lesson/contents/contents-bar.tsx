import { style } from "../../../../ui/css-variables.ts";
import { LineIcon } from "../../../../ui/line-icon.tsx";
import styles from "./contents.module.css";

interface ContentsBarProps {
  readonly number: number;
  readonly of: number;
  readonly onOpen: () => void;
}

/** On a phone: opens the contents, and says where the page stands. */
export function ContentsBar({ number, of, onOpen }: ContentsBarProps) {
  return (
    <nav className={styles["bar"]} aria-label="Lesson position">
      <button type="button" onClick={onOpen}>
        <LineIcon name="list" />
        Contents
        <span className="num">
          {number} of {of}
        </span>
      </button>
      <div className={styles["track"]} style={style({ "--share": `${(number / of) * 100}%` })} />
    </nav>
  );
}

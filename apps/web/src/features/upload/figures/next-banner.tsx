import type { ResumeFigures } from "@taiyari/contract";
import { Link } from "@tanstack/react-router";
import { count } from "../../../lib/numbers.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { scoreWord } from "../../../ui/score-sign.tsx";
import { NextMark } from "../../../ui/next-mark.tsx";
import { Breakable } from "../../../ui/breakable.tsx";
import styles from "./next-banner.module.css";

interface NextBannerProps {
  readonly next: NonNullable<ResumeFigures["next"]>;
}

/** The one thing that would raise the latest report most. */
export function NextBanner({ next }: NextBannerProps) {
  return (
    <aside className={styles["next"]} aria-label="Next thing to do">
      <p>
        <NextMark />
        <b>
          <Breakable text={next.name} />
        </b>
        : {next.title}. Worth {count(next.gain, "point")}, and it takes you to {next.resultingScore}
        , {scoreWord(next.resultingScore)}.
      </p>
      <Link
        to="/resume/report/result"
        search={{ id: next.uploadId, report: next.reportId }}
        className={buttonClass("line", styles["open"])}
      >
        Open report <LineIcon name="arrow" small />
      </Link>
    </aside>
  );
}

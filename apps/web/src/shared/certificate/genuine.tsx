import type { ReactNode } from "react";
import { formatDateTime } from "../../lib/dates.ts";
import { LineIcon } from "../../ui/line-icon.tsx";
import { CodeForm, type CodeAddress } from "./code-form.tsx";
import styles from "./verify.module.css";

interface GenuineProps {
  readonly checkedAt: string;
  readonly name: string;
  /** What they did, behind their name: "passed the final assessment of …". */
  readonly did: ReactNode;
  /** The result in one line, and what it is of. */
  readonly score: ReactNode;
  /** Below the result. */
  readonly more?: ReactNode;
  readonly sheet: ReactNode;
  readonly asked: { readonly title: string; readonly content: ReactNode };
  /** How it was judged. */
  readonly how: ReactNode;
  readonly to: CodeAddress;
}

/** What a certificate stands for, as anybody sees it. */
export function Genuine(props: GenuineProps) {
  const { checkedAt, name, did, score, more, sheet, asked, how, to } = props;
  return (
    <>
      <section className={styles["columns"]}>
        <div>
          <p className={styles["genuine"]}>
            <LineIcon name="check" />
            <span>
              <b>This certificate is genuine</b>
              <small className="num">
                Checked against this installation’s records now, {formatDateTime(checkedAt)}
              </small>
            </span>
          </p>
          <h1>{name}</h1>
          <p className={`num ${styles["lead"]}`}>{did}</p>
          <p className={`num ${styles["score"]}`}>{score}</p>
          {more}
        </div>
        <div className={styles["sheet"]}>{sheet}</div>
      </section>
      <section className={`card ${styles["asked"]}`} aria-labelledby="asked">
        <h2 id="asked">{asked.title}</h2>
        {asked.content}
      </section>
      <section className={styles["how"]}>
        <div>
          <h2>How it was judged</h2>
          <p className="num">{how}</p>
        </div>
        <div>
          <h2>Check another</h2>
          <CodeForm to={to} />
        </div>
      </section>
    </>
  );
}

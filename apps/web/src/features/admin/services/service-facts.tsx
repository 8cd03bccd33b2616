import { Button } from "../../../ui/button.tsx";
import { CheckIcon, WarningIcon } from "../../../ui/icons.tsx";
import { OUTAGE } from "../../../lib/failures.ts";
import styles from "./services.module.css";

export function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

export interface ServiceTestProps {
  /** What is tested, for screen readers: "the language model". */
  readonly of: string;
  /** What is done meanwhile. */
  readonly meanwhile: string;
  /** A mutation as TanStack Query gives it. */
  readonly test: {
    readonly isPending: boolean;
    readonly isError: boolean;
    readonly data: { readonly works: boolean; readonly sentence: string } | undefined;
    readonly mutate: () => void;
  };
}

/** A button that tries a service of this installation for real, and how it went. */
export function ServiceTest({ of, meanwhile, test }: ServiceTestProps) {
  return (
    <div className={styles["test"]}>
      <Button kind="line" disabled={test.isPending} onClick={() => test.mutate()}>
        {test.isPending ? "Testing..." : "Test"}
        <span className="vh"> {of}</span>
      </Button>
      <div className={styles["answer"]} aria-live="polite">
        {test.isPending && <p className="small muted">{meanwhile}</p>}
        {test.data && (
          <p className={test.data.works ? styles["works"] : styles["problem"]}>
            {test.data.works ? <CheckIcon /> : <WarningIcon />}
            <span>{test.data.sentence}</span>
          </p>
        )}
        {test.isError && <p className={styles["problem"]}>{OUTAGE}</p>}
      </div>
    </div>
  );
}

import { useEffect, useState, type ReactNode } from "react";
import { style } from "../../../ui/css-variables.ts";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { TabList } from "../../../ui/tab-list.tsx";
import { useMediaQuery } from "../../../ui/use-media-query.ts";
import styles from "./workbench.module.css";

export type Part = "problem" | "code" | "tests";

interface WorkbenchProps {
  /** Of the problem, which is named here where its text is not seen. */
  readonly title: string;
  /** Whether the first pane shows the text. */
  readonly isTextOpen: boolean;
  readonly part: Part;
  readonly onPart: (part: Part) => void;
  /** Beside the tab of the tests: how many failed, or passed. */
  readonly count: { readonly value: number; readonly isGood: boolean } | null;
  readonly statement: ReactNode;
  readonly code: ReactNode;
  readonly tests: ReactNode;
  /** Above all, in place of the top bar. */
  readonly bar?: ReactNode;
  /** What the third part is called. */
  readonly testsName?: string;
}

/** Three panes side by side that fill the window; three tabs on a phone. */
export function Workbench(props: WorkbenchProps) {
  const {
    title,
    isTextOpen,
    part,
    onPart,
    count,
    statement,
    code,
    tests,
    bar,
    testsName = "Tests",
  } = props;
  const height = useHeightOverKeyboard();
  const isPhone = useMediaQuery("(max-width: 860px)");
  return (
    <div
      className={styles["bench"]}
      data-part={part}
      data-bar={bar ? true : undefined}
      data-keyboard={height === null ? undefined : true}
      {...(height !== null && { style: style({ "--seen": `${height}px` }) })}
    >
      {bar}
      {(!isTextOpen || (isPhone && part !== "problem")) && <h1 className="vh">{title}</h1>}
      <TabList
        label="Parts"
        look="parts"
        className={styles["parts"]}
        panel="bench"
        value={part}
        onChange={onPart}
        tabs={[
          { id: "problem", label: <TabName icon="list" name="Problem" /> },
          { id: "code", label: <TabName icon="terminal" name="Code" /> },
          {
            id: "tests",
            label: (
              <>
                <TabName icon="check" name={testsName} />
                {count && (
                  <span className="num" data-good={count.isGood || undefined}>
                    {count.value}
                    <span className="vh"> {count.isGood ? "passed" : "failed"}</span>
                  </span>
                )}
              </>
            ),
          },
        ]}
      />
      <div className={styles["panes"]} id="bench">
        <section data-pane="problem" aria-label="Problem">
          {statement}
        </section>
        <section data-pane="code" aria-label="Code">
          {code}
        </section>
        <section data-pane="tests" aria-label={testsName}>
          {tests}
        </section>
      </div>
    </div>
  );
}

function TabName({
  icon,
  name,
}: {
  readonly icon: "list" | "terminal" | "check";
  readonly name: string;
}) {
  return (
    <>
      <LineIcon name={icon} small />
      {name}
    </>
  );
}

/** A pane's own head, body and foot. */
export function PaneHead({ children }: { readonly children: ReactNode }) {
  return <div className={styles["head"]}>{children}</div>;
}

interface PaneBodyProps {
  /** Names one in which nothing takes the focus: it takes it itself, so that the keyboard can scroll it. */
  readonly label?: string;
  readonly children: ReactNode;
}

export function PaneBody({ label, children }: PaneBodyProps) {
  return (
    <div
      className={styles["body"]}
      {...(label !== undefined && { role: "group", tabIndex: 0, "aria-label": label })}
    >
      {children}
    </div>
  );
}

/** What a keyboard on the screen takes at least, as a share of the window. Our choice: bars of browsers take less. */
const KEYBOARD_SHARE = 0.2;

/** How high the part of the window is that a keyboard on the screen leaves; null where there is none. */
function useHeightOverKeyboard(): number | null {
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return undefined;
    function measure() {
      if (!view) return;
      const isZoomed = view.scale > 1.01;
      const isOpen = !isZoomed && view.height < window.innerHeight * (1 - KEYBOARD_SHARE);
      setHeight(isOpen ? Math.round(view.height) : null);
    }
    view.addEventListener("resize", measure);
    return () => view.removeEventListener("resize", measure);
  }, []);
  return height;
}

import { LineIcon, type LineIconName } from "../../../../ui/line-icon.tsx";
import type { LiveSign } from "./live-signs.ts";
import styles from "./signs.module.css";

const SIGNS: Readonly<
  Record<LiveSign["state"], { readonly icon: LineIconName; readonly word: string }>
> = {
  yes: { icon: "check-circle", word: "Is there" },
  half: { icon: "half", word: "Is there in part" },
  no: { icon: "ring", word: "Is not there yet" },
  later: { icon: "clock", word: "Is seen later" },
};

/** How what was asked for stands, said again whenever it changes. */
export function SignList({ signs }: { readonly signs: readonly LiveSign[] }) {
  return (
    <ul className={styles["signs"]} aria-live="polite">
      {signs.map(({ id, title, note, state }) => (
        <li key={id} data-state={state}>
          <LineIcon name={SIGNS[state].icon} />
          <span>
            <span className="vh">{SIGNS[state].word}: </span>
            {title}
            <small>{note}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}

import { useEffect, useState } from "react";
import { JumpLink } from "./jump-link.tsx";
import styles from "./jump-nav.module.css";

export interface Place {
  /** The id of its section. */
  readonly id: string;
  readonly label: string;
}

/** A long report is read by jumping. Marks the section that is being read. */
export function JumpNav({ places }: { readonly places: readonly Place[] }) {
  const current = useCurrentPlace(places);
  return (
    <nav className={styles["jump"]} aria-label="In this report">
      {places.map(({ id, label }) => (
        <JumpLink key={id} to={id} isCurrent={id === current}>
          {label}
        </JumpLink>
      ))}
    </nav>
  );
}

/** The last section that began above a third of the window. */
function useCurrentPlace(places: readonly Place[]): string | undefined {
  const [current, setCurrent] = useState(places[0]?.id);
  useEffect(() => {
    let frame = 0;
    function look() {
      frame = 0;
      const limit = window.innerHeight / 3;
      const begun = places.filter(({ id }) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top <= limit;
      });
      const atEnd =
        window.scrollY > 0 &&
        window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
      setCurrent((atEnd ? places.at(-1) : (begun.at(-1) ?? places[0]))?.id);
    }
    function plan() {
      if (frame === 0) frame = requestAnimationFrame(look);
    }
    window.addEventListener("scroll", plan, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", plan);
    };
  }, [places]);
  return current;
}

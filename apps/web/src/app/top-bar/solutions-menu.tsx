import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from "react";
import { Link, useRouterState } from "@tanstack/react-router";
import { ChevronIcon } from "../../ui/icons.tsx";
import { SOLUTIONS } from "../solutions.ts";
import { useStandings } from "./use-standings.ts";
import styles from "./solutions-menu.module.css";
import bar from "./top-bar.module.css";

/** Long enough to cross the gap between the button and the menu. */
const LEAVE_DELAY_MS = 150;

/** Opens on hover, on a click and from the keyboard; arrows move in it and Esc closes it. */
export function SolutionsMenu() {
  const id = useId();
  const place = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHere = useRouterState({
    select: ({ location: { pathname } }) =>
      SOLUTIONS.some(({ to }) => pathname === to || pathname.startsWith(`${to}/`)),
  });
  const [openBy, setOpenBy] = useState<"hover" | "click" | null>(null);
  const standings = useStandings(openBy !== null);

  function links(): HTMLElement[] {
    return [...(place.current?.querySelectorAll<HTMLElement>("a") ?? [])];
  }

  function move(event: KeyboardEvent, step: 1 | -1): void {
    event.preventDefault();
    setOpenBy("click");
    const all = links();
    const now = all.findIndex((link) => link === document.activeElement);
    const next =
      now < 0 ? (step === 1 ? 0 : all.length - 1) : (now + step + all.length) % all.length;
    // The links of a closed menu cannot take the focus until it is drawn open.
    requestAnimationFrame(() => all[next]?.focus());
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.key === "ArrowDown") move(event, 1);
    else if (event.key === "ArrowUp") move(event, -1);
    else if (event.key === "Escape" && openBy) {
      event.preventDefault();
      setOpenBy(null);
      button.current?.focus();
    }
  }

  function handleBlur(event: FocusEvent): void {
    if (!place.current?.contains(event.relatedTarget)) setOpenBy(null);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the button inside is what is operated; the item only notices the pointer and the keys on their way out
    <li
      ref={place}
      className={styles["place"]}
      onPointerEnter={({ pointerType }) => {
        clearTimeout(leaving.current);
        if (pointerType === "mouse") setOpenBy((before) => before ?? "hover");
      }}
      onPointerLeave={({ pointerType }) => {
        if (pointerType !== "mouse") return;
        leaving.current = setTimeout(
          () => setOpenBy((before) => (before === "hover" ? null : before)),
          LEAVE_DELAY_MS,
        );
      }}
      onKeyDown={handleKey}
      onBlur={handleBlur}
    >
      <button
        ref={button}
        type="button"
        className={bar["item"]}
        aria-current={isHere ? "true" : undefined}
        aria-expanded={openBy !== null}
        aria-controls={id}
        onClick={() => setOpenBy((before) => (before === "click" ? null : "click"))}
      >
        Solutions <ChevronIcon />
      </button>
      <ul id={id} className={styles["menu"]} data-open={openBy !== null}>
        {SOLUTIONS.map(({ name, text, to, Icon, standing }) => (
          <li key={to}>
            <Link to={to} onClick={() => setOpenBy(null)}>
              <span className="tile">
                <Icon />
              </span>
              <span>
                <b>{name}</b>
                <small>{text}</small>
              </span>
              <span className={`${styles["standing"]} num`}>{standing(standings)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}

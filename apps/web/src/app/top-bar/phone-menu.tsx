import { useEffect, useRef } from "react";
import { Link } from "@tanstack/react-router";
import { GaugeIcon, HomeIcon, LogOutIcon, ShieldIcon, UserIcon } from "../../ui/icons.tsx";
import { PhoneNotifications } from "../../features/notifications/phone-notifications.tsx";
import { ThemeToggle } from "../../ui/theme-toggle.tsx";
import { SearchBox } from "../search/search-box.tsx";
import { useStandings } from "./use-standings.ts";
import { SOLUTIONS } from "../solutions.ts";
import { InstallRow } from "./install-row.tsx";
import { signOutAndLeave } from "./leave.ts";
import styles from "./phone-menu.module.css";

interface PhoneMenuProps {
  /** Whether the person asked for the search rather than the menu. */
  readonly startsInSearch: boolean;
  readonly onClose: () => void;
}

/** Everything of the top bar as a sheet, where there is no room for a bar. */
export function PhoneMenu({ startsInSearch, onClose }: PhoneMenuProps) {
  const sheet = useRef<HTMLElement>(null);
  const latestClose = useRef(onClose);
  useEffect(() => {
    latestClose.current = onClose;
  });

  const standings = useStandings(true);

  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) latestClose.current();
    };
    // Wider again: the bar has come back.
    const wide = window.matchMedia("(min-width: 1021px)");
    const widen = () => latestClose.current();
    document.addEventListener("keydown", close);
    wide.addEventListener("change", widen);
    return () => {
      document.removeEventListener("keydown", close);
      wide.removeEventListener("change", widen);
    };
  }, []);

  useEffect(() => {
    if (startsInSearch) sheet.current?.querySelector("input")?.focus();
  }, [startsInSearch]);

  return (
    <nav ref={sheet} className={styles["sheet"]} aria-label="Menu">
      <SearchBox onOpened={onClose} />
      <ul>
        <li>
          <Link to="/overview" onClick={onClose}>
            <HomeIcon />
            Overview
          </Link>
        </li>
        <li>
          <Link to="/dashboard" onClick={onClose}>
            <GaugeIcon />
            Dashboard
          </Link>
        </li>
      </ul>
      <p className={styles["group"]} id="phone-solutions">
        Solutions
      </p>
      <ul aria-labelledby="phone-solutions">
        {SOLUTIONS.map(({ name, to, Icon, standing }) => (
          <li key={to}>
            <Link to={to} onClick={onClose}>
              <span className="tile">
                <Icon />
              </span>
              {name}
              <span className={`${styles["standing"]} num`}>{standing(standings)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <ul>
        <li>
          <PhoneNotifications onOpened={onClose} />
        </li>
        <li>
          <Link to="/profile" onClick={onClose}>
            <UserIcon />
            Profile
          </Link>
        </li>
        <li>
          <Link to="/admin" onClick={onClose}>
            <ShieldIcon />
            Admin
          </Link>
        </li>
        <InstallRow />
        <li>
          <ThemeToggle className="" text="Switch theme" />
        </li>
        <li>
          <button type="button" onClick={() => void signOutAndLeave()}>
            <LogOutIcon />
            Log out
          </button>
        </li>
      </ul>
    </nav>
  );
}

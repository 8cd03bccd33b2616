import { useEffect, useRef, useState } from "react";
import { Link } from "@tanstack/react-router";
import { CloseIcon, LogOutIcon, MenuIcon } from "../../ui/icons.tsx";
import { Wordmark } from "../../ui/logo.tsx";
import { ThemeToggle } from "../../ui/theme-toggle.tsx";
import { Bell } from "../../features/notifications/bell.tsx";
import { SearchBox } from "../search/search-box.tsx";
import { KeysDialog } from "./keys-dialog.tsx";
import { signOutAndLeave } from "./leave.ts";
import { PhoneMenu } from "./phone-menu.tsx";
import { SolutionsMenu } from "./solutions-menu.tsx";
import { useShortcuts } from "./use-shortcuts.ts";
import bar from "./bar.module.css";
import styles from "./top-bar.module.css";

/** The bar above every screen of a signed-in person. On a phone it holds a menu. */
export function TopBar() {
  const [menu, setMenu] = useState<"closed" | "open" | "searching">("closed");
  const isMenuOpen = menu !== "closed";
  const [areKeysShown, setKeysShown] = useState(false);
  const searchInput = useRef<HTMLInputElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);

  useShortcuts({
    onSearch() {
      const input = searchInput.current;
      if (input?.checkVisibility()) input.select();
      else setMenu("searching");
    },
    onKeys: () => setKeysShown(true),
  });

  useEffect(() => {
    document.querySelector("#main")?.toggleAttribute("inert", isMenuOpen);
    document.body.style.overflow = isMenuOpen ? "hidden" : "";
    return () => {
      document.querySelector("#main")?.removeAttribute("inert");
      document.body.style.overflow = "";
    };
  }, [isMenuOpen]);

  function closeMenu(): void {
    setMenu("closed");
    menuButton.current?.focus();
  }

  return (
    <>
      <header className={bar["bar"]}>
        <div className={styles["inner"]}>
          <Link className="brand" to="/overview">
            <Wordmark />
          </Link>
          <div className={styles["find"]}>
            <SearchBox ref={searchInput} />
          </div>
          <nav className={styles["nav"]} aria-label="Main">
            <ul>
              <li>
                <Link className={styles["item"]} to="/dashboard">
                  Dashboard
                </Link>
              </li>
              <SolutionsMenu />
              <li>
                <Link className={styles["item"]} to="/profile">
                  Profile
                </Link>
              </li>
              <li>
                <Link className={styles["item"]} to="/admin">
                  Admin
                </Link>
              </li>
            </ul>
          </nav>
          <div className={styles["tools"]}>
            <Bell />
            <ThemeToggle />
            <button
              type="button"
              className="icon-btn"
              aria-label="Log out"
              title="Log out"
              onClick={() => void signOutAndLeave()}
            >
              <LogOutIcon />
            </button>
          </div>
          <button
            ref={menuButton}
            type="button"
            className={`icon-btn ${styles["menu"]}`}
            aria-label={isMenuOpen ? "Close menu" : "Menu"}
            aria-expanded={isMenuOpen}
            onClick={() => setMenu(isMenuOpen ? "closed" : "open")}
          >
            {isMenuOpen ? <CloseIcon /> : <MenuIcon />}
          </button>
        </div>
      </header>
      {isMenuOpen && <PhoneMenu startsInSearch={menu === "searching"} onClose={closeMenu} />}
      {areKeysShown && <KeysDialog onClose={() => setKeysShown(false)} />}
    </>
  );
}

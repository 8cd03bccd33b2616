import { Link, useRouterState } from "@tanstack/react-router";
import { buttonClass } from "../../ui/button.tsx";
import { Wordmark } from "../../ui/logo.tsx";
import { ThemeToggle } from "../../ui/theme-toggle.tsx";
import bar from "./bar.module.css";
import styles from "./visitor-bar.module.css";

/** The bar above a screen that a visitor may read. */
export function VisitorBar() {
  const here = useRouterState({ select: (state) => state.location.href });
  return (
    <header className={bar["bar"]}>
      <div className={styles["inner"]}>
        <Link className="brand" to="/">
          <Wordmark />
        </Link>
        <div className={styles["tools"]}>
          <ThemeToggle />
          <Link to="/login" search={{ redirect: here }} className={buttonClass("line")}>
            Sign in
          </Link>
        </div>
      </div>
    </header>
  );
}

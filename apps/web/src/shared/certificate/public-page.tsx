import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Wordmark } from "../../ui/logo.tsx";
import styles from "./verify.module.css";

/** A page for anybody who has an address, with a bar of its own. */
export function PublicPage({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles["page"]}>
      <header className={styles["bar"]}>
        <div className="wrap">
          <Link to="/" className="brand">
            <Wordmark />
          </Link>
          <span className="small muted">Public page, no sign-in needed</span>
        </div>
      </header>
      <main id="main" className={`wrap ${styles["main"]}`}>
        {children}
      </main>
    </div>
  );
}

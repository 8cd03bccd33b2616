import { useRouterState } from "@tanstack/react-router";
import styles from "./navigation-bar.module.css";

/** A thin line at the top while the next screen is on its way. Appears after 150 ms. */
export function NavigationBar() {
  const isLoading = useRouterState({ select: (state) => state.status === "pending" });
  return isLoading ? <div className={styles["line"]} aria-hidden="true" /> : null;
}

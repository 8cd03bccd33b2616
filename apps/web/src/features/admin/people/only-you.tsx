import type { ReactNode } from "react";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { UserIcon } from "../../../ui/icons.tsx";
import styles from "./people.module.css";

/** Instead of a list with the one admin in it. */
export function OnlyYou({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles["only"]}>
      <div className={styles["picture"]}>
        <EmptyState Icon={UserIcon} />
      </div>
      <div>
        <h3>Only you so far</h3>
        <p>
          Invite a batch with a CSV file of names and addresses, or give everyone the address of
          this installation. Who may register is set below.
        </p>
        {children}
      </div>
    </div>
  );
}

import { Outlet } from "@tanstack/react-router";
import { WithBar } from "../ui/own-bar.tsx";
import { TopBar } from "./top-bar/top-bar.tsx";

/** A screen of a signed-in person: the top bar, or one of the screen's own, and the screen below it. */
export function SignedInLayout() {
  return (
    <WithBar bar={<TopBar />}>
      <main id="main">
        <Outlet />
      </main>
    </WithBar>
  );
}

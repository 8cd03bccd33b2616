import { Outlet } from "@tanstack/react-router";
import { TopBar } from "./top-bar/top-bar.tsx";

/** A screen of a signed-in person: the top bar, and the screen below it. */
export function SignedInLayout() {
  return (
    <>
      <TopBar />
      <main id="main">
        <Outlet />
      </main>
    </>
  );
}

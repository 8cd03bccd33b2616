import { Outlet } from "@tanstack/react-router";
import { useUser } from "../lib/session.ts";
import { TopBar } from "./top-bar/top-bar.tsx";
import { VisitorBar } from "./top-bar/visitor-bar.tsx";

/** A screen that anybody may open: with the top bar for those who are signed in, with the way to sign in for others. */
export function OpenLayout() {
  const user = useUser();
  return (
    <>
      {user ? <TopBar /> : <VisitorBar />}
      <main id="main">
        <Outlet />
      </main>
    </>
  );
}

import { useEffect } from "react";
import type { Day } from "../day/use-day.ts";
import type { DeskPlace } from "./frame/place.ts";
import { wantsOpening } from "./state/unread.ts";

/** Marks what is on the screen as opened, once; a chat again when it grows. Not while the desk is covered. */
export function useOpened(day: Day, { tab, open }: DeskPlace): void {
  const { state, act, scenario } = day;
  const isThere =
    open !== null &&
    ((tab === "inbox" && state.mails.some(({ id }) => id === open)) ||
      (tab === "chat" && scenario.people.some(({ id }) => id === open)) ||
      (tab === "files" && state.files.includes(open)));
  const isWanted = isThere && !state.isPaused && !state.isOver && wantsOpening(state, open);
  useEffect(() => {
    if (isWanted && open !== null) act({ kind: "opened", what: open });
    // oxlint-disable-next-line react/exhaustive-deps -- `act` is another one with each second
  }, [isWanted, open]);
}

import type { DeskMail, SimulationState } from "@taiyari/domain/simulation";

export const ME = "me";

/** Mails that came, the latest first. */
export function receivedMails({ mails }: SimulationState): readonly DeskMail[] {
  return mails.filter(({ from }) => from !== ME).toReversed();
}

/** Mails that were sent, the latest first. */
export function sentMails({ mails }: SimulationState): readonly DeskMail[] {
  return mails.filter(({ from }) => from === ME).toReversed();
}

/** None when the day is over: what is read then counts for nothing. */
export function unreadMails(state: SimulationState): number {
  if (state.isOver) return 0;
  return receivedMails(state).filter(({ isRead }) => !isRead).length;
}

/** Messages of all threads that were not seen; none when the day is over. */
export function unreadChats({ chats, isOver }: SimulationState): number {
  if (isOver) return 0;
  return chats.reduce((sum, { unread }) => sum + unread, 0);
}

/** Whether something that is open has to be marked as opened: a mail or a file once, a chat again when it grows. */
export function wantsOpening(state: SimulationState, what: string): boolean {
  const thread = state.chats.find(({ person }) => person === what);
  if (thread)
    return (
      thread.unread > 0 ||
      thread.lines.some(({ id, from }) => from !== ME && !state.opened.includes(id))
    );
  return !state.opened.includes(what);
}

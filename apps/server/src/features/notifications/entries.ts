import type { Notification } from "@taiyari/contract";
import { daysBetween, type Preparation } from "@taiyari/domain/account";
import { counted } from "../../shared/dates/count-words.ts";
import type { DueCounts } from "./due-reviews.ts";
import type { NoticeRow } from "./store.ts";

export type Entry = Omit<Notification, "isRead">;

interface Due {
  /** The day it is where the person is. */
  readonly today: string;
  readonly preparation: Preparation;
  /** Null where the person does not want to be told. */
  readonly due: DueCounts | null;
  /** The latest first. */
  readonly notices: readonly NoticeRow[];
  /** "23 Nov, 7:41 pm", where the person is. */
  readonly timeWords: (at: Date) => string;
}

/** What somebody is told: the account first, then the interview, then what is due. */
export function entriesOf({ today, preparation, due, notices, timeWords }: Due): readonly Entry[] {
  return [
    ...notices.map((notice) => noticeEntry(notice, timeWords)),
    ...interviewEntry(today, preparation),
    ...(due ? reviewEntries(today, due) : []),
  ];
}

function noticeEntry({ id, kind, detail, at }: NoticeRow, timeWords: Due["timeWords"]): Entry {
  const key = `account:${id}`;
  const when = timeWords(at);
  switch (kind) {
    case "new-sign-in":
      return {
        key,
        kind: "account",
        title: "New sign-in",
        text: `${detail}, ${when}. If it was not you, change your password.`,
        path: "/profile",
      };
    case "email-changed":
      return {
        key,
        kind: "account",
        title: "Your address was changed",
        text: `From ${detail}, ${when}. If it was not you, turn to whoever runs this installation.`,
        path: "/profile",
      };
    case "account-connected":
      return {
        key,
        kind: "account",
        title: "An account was connected",
        text: `${detail}, ${when}. If it was not you, disconnect it.`,
        path: "/profile",
      };
    case "account-disconnected":
      return {
        key,
        kind: "account",
        title: "An account was disconnected",
        text: `${detail}, ${when}. If it was not you, change your password.`,
        path: "/profile",
      };
  }
}

/** The day before, and on the day. */
function interviewEntry(today: string, preparation: Preparation): readonly Entry[] {
  const { interviewOn, interviewTime, company, targetRole } = preparation;
  if (interviewOn === null) return [];
  const days = daysBetween(today, interviewOn);
  if (days !== 0 && days !== 1) return [];
  const what = [targetRole, company].filter((part) => part !== "").join(", ");
  const time = interviewTime === null ? "" : `At ${clockWords(interviewTime)}`;
  return [
    {
      key: `interview-${days}:${interviewOn}`,
      kind: "interview",
      title: days === 0 ? "Your interview is today" : "Your interview is tomorrow",
      text: [time, what].filter((part) => part !== "").join(". "),
      path: "/interview",
    },
  ];
}

function reviewEntries(today: string, { cards, exercises, problems }: DueCounts): readonly Entry[] {
  const entries: Entry[] = [];
  const inCourse = cards + exercises;
  if (inCourse > 0) {
    const parts = [
      cards > 0 && counted(cards, "card", "cards"),
      exercises > 0 && counted(exercises, "SQL exercise", "SQL exercises"),
    ].filter((part) => part !== false);
    entries.push({
      key: `reviews-learning:${today}`,
      kind: "reviews",
      title: inCourse === 1 ? "A review is due" : `${inCourse} reviews are due`,
      text: parts.join(" and "),
      path: "/learning",
    });
  }
  if (problems > 0) {
    entries.push({
      key: `reviews-practice:${today}`,
      kind: "reviews",
      title: problems === 1 ? "A problem is due again" : `${problems} problems are due again`,
      text: "In the Practice Lab",
      path: "/practice",
    });
  }
  return entries;
}

/** "10:30" → "10:30 am" */
export function clockWords(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const half = hour < 12 ? "am" : "pm";
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, "0")} ${half}`;
}

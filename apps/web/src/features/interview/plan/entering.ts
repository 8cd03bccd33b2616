import { perTab } from "../../../lib/storage.ts";

const KEY = "interview.entering";

/** What the room begins with as soon as somebody is signed in. */
interface Entering {
  /** Ids of the questions to practise; [] for as many as the length has room for. */
  readonly questions: readonly string[];
}

/** Remembered by this tab over a sign-in. */
export function storeEntering(entering: Entering): void {
  perTab.set(KEY, JSON.stringify(entering));
}

export function storedEntering(): Entering | null {
  try {
    const { questions } = Object(JSON.parse(perTab.get(KEY) ?? "null")) as Partial<Entering>;
    return Array.isArray(questions) ? { questions: questions.map(String) } : null;
  } catch {
    return null;
  }
}

export function clearEntering(): void {
  perTab.remove(KEY);
}

/** The browser's storages, which may be absent, full or forbidden. Reading then finds nothing and writing does nothing. */
export interface SafeStorage {
  /** The stored text; null when there is none. */
  readonly get: (key: string) => string | null;
  /** Whether the text could be stored. */
  readonly set: (key: string, text: string) => boolean;
  readonly remove: (key: string) => void;
}

/** Kept until it is removed, shared by the tabs of this origin. */
export const local: SafeStorage = safely(() => window.localStorage);

/** Kept as long as this tab, over reloads too. */
export const perTab: SafeStorage = safely(() => window.sessionStorage);

function safely(storage: () => Storage): SafeStorage {
  return {
    get(key) {
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    set(key, text) {
      try {
        storage().setItem(key, text);
        return true;
      } catch {
        return false;
      }
    },
    remove(key) {
      try {
        storage().removeItem(key);
      } catch {
        // Nothing was stored then.
      }
    },
  };
}

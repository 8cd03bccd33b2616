import { useState } from "react";
import { local } from "../../../lib/storage.ts";
import { type FormValues, mergeKept } from "./form-values.ts";

/**
 * A form that this device keeps with each letter, over reloads, until it is sent or put away.
 *
 * @param key    of the person and what is filled in
 * @param begun  what it begins with
 */
export function useKeptForm(key: string, begun: FormValues) {
  const place = `applicationForm:${key}`;
  const [values, setValues] = useState(() => mergeKept(begun, local.get(place)));

  function set(changed: Partial<FormValues>): void {
    const next = { ...values, ...changed };
    setValues(next);
    local.set(place, JSON.stringify(next));
  }

  return { values, set, forget: () => local.remove(place) };
}

import { useEffect, useState, type ComponentType } from "react";
import { showToast } from "./toast-store.ts";

const NOT_LOADED = {
  kind: "problem",
  title: "This part of the page could not be loaded",
  text: "Check your connection and try again.",
} as const;

/**
 * A component whose code is fetched when it is first rendered, so that what only appears after a press adds nothing to
 * a first load. It renders nothing until the code is there. When it cannot be fetched a toast says so, and rendering
 * the component again tries again.
 *
 * @param load  imports the module; called again only after a failure
 * @returns     `Component`, and `prefetch` for a sign that it is about to be wanted: the pointer over its button
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | null = null;
  let loading: Promise<boolean> | null = null;

  function fetchOnce(): Promise<boolean> {
    loading ??= load().then(
      (component) => {
        Loaded = component;
        return true;
      },
      () => {
        loading = null;
        return false;
      },
    );
    return loading;
  }

  function Component(props: Props) {
    const [, setIsLoaded] = useState(Loaded !== null);
    useEffect(() => {
      if (Loaded) return undefined;
      let isMounted = true;
      async function show() {
        const isLoaded = await fetchOnce();
        if (!isMounted) return;
        if (isLoaded) setIsLoaded(true);
        else showToast(NOT_LOADED);
      }
      void show();
      return () => {
        isMounted = false;
      };
    }, []);
    return Loaded ? <Loaded {...props} /> : null;
  }

  return { Component, prefetch: () => void fetchOnce() };
}

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api } from "../../../lib/api.ts";
import { createLetterEngine, type LetterEngine } from "./letter-engine.ts";

/** The built-in engine, for as long as the component stands. It starts with the first question. */
export function useLetterEngine(): LetterEngine {
  const cache = useQueryClient();
  const [engine] = useState(() =>
    createLetterEngine(async () => {
      const { careersVersion } = await cache.ensureQueryData(
        api.editor.templates.queryOptions({ staleTime: Number.POSITIVE_INFINITY }),
      );
      return cache.ensureQueryData(
        api.resume.careers.queryOptions({
          input: { version: careersVersion },
          staleTime: Number.POSITIVE_INFINITY,
        }),
      );
    }),
  );
  useEffect(() => () => engine.close(), [engine]);
  return engine;
}

import { queryOptions } from "@tanstack/react-query";
import type { StepIndex } from "@taiyari/domain/next-steps";

/** What the build made of the content. */
const FILE = "/careers/steps.json";

/** All there is to do, and the skills, competencies and roles it is found by. The same for everybody, and changed only by the build. */
export const stepsQuery = queryOptions({
  queryKey: ["next-steps"],
  queryFn: async () => {
    const answer = await fetch(FILE);
    if (!answer.ok) throw new TypeError(`${FILE} answered ${answer.status}`);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by this build from the same type
    return (await answer.json()) as StepIndex;
  },
  staleTime: Infinity,
  gcTime: Infinity,
  retry: 1,
});

import { useLesson } from "../lesson-context.ts";
import { ExerciseView } from "./exercise-view.tsx";

/** An exercise where the page has it. */
export function ExercisePlace({ id }: { readonly id: string }) {
  const { exercises } = useLesson();
  const exercise = exercises.find((one) => one.id === id);
  if (!exercise) throw new Error(`The page has no exercise ${id}.`);
  return <ExerciseView exercise={exercise} />;
}

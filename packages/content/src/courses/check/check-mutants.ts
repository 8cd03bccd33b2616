import type { Exercise, LearnerExercise } from "@taiyari/domain/learning";
import type { SqlThread } from "@taiyari/sql-engine/node";
import type { PlaceOf } from "../exercise-places.ts";
import { makeMutants } from "../mutants/make-mutants.ts";

export interface MutantCounts {
  readonly made: number;
  /** Found by the data. */
  readonly killed: number;
  /** Right as well, and listed so. */
  readonly equivalent: number;
}

export interface CheckedMutants extends MutantCounts {
  readonly problems: readonly string[];
}

/** Mutants of an answer must not pass, or the data does not tell right from wrong. */
export async function checkMutants(
  sql: SqlThread,
  {
    source,
    exercise,
    placeOf,
  }: { readonly source: Exercise; readonly exercise: LearnerExercise; readonly placeOf: PlaceOf },
): Promise<CheckedMutants> {
  const mutants = await makeMutants(source);
  const survivors: string[] = [];
  // A construct that is asked for by name is no matter of the data.
  const judged = { ...exercise, must: [] };
  for (const { name, sql: text } of mutants) {
    // oxlint-disable-next-line no-await-in-loop -- one engine, one query after the other
    const { kind } = await sql.judge(judged, text);
    if (kind === "right") survivors.push(name);
  }
  const declared = source.equivalent.map(({ mutant }) => mutant);
  const isDeclared = (name: string) => declared.some((one) => isSame(one, name));
  const problems = [
    ...survivors
      .filter((name) => !isDeclared(name))
      .map(
        (name) =>
          `${placeOf({ key: "answer" })}: “${name}” passes as well. Ask so that the data tells it from the answer, or list it under equivalent with the reason.`,
      ),
    ...declared.flatMap((name, at) => {
      const place = placeOf({ key: "equivalent", at });
      if (survivors.some((survivor) => isSame(name, survivor))) return [];
      return mutants.some((mutant) => isSame(name, mutant.name))
        ? [`${place}: “${name}” does not pass, so it is not equivalent. Take it out.`]
        : [
            `${place}: there is no mutant “${name}”. There are: ${mutants.map((mutant) => mutant.name).join(" · ")}.`,
          ];
    }),
  ];
  return {
    made: mutants.length,
    killed: mutants.length - survivors.length,
    equivalent: survivors.filter(isDeclared).length,
    problems,
  };
}

/** ">= → >" is "> for >=" as well, and the line and number at the end of a name may be left out. */
function isSame(written: string, mutant: string): boolean {
  if (isNamed(written, mutant)) return true;
  const turned = written.replace(/^(.+?) (?:→|to) (.+?)(?= in line |$)/u, "$2 for $1");
  return turned !== written && isNamed(turned, mutant);
}

function isNamed(declared: string, mutant: string): boolean {
  const base = mutant.replace(PLACE, "");
  // One for all joins of the answer.
  const join = base.replace(/^((?:LEFT |RIGHT |FULL )?JOIN) \S* for (.*JOIN) .*$/u, "$1 for $2");
  return declared === mutant || declared === base || declared.replace(PLACE, "") === join;
}

/** The line and the number at the end of a name. */
const PLACE = /( in line \d+)?( \(\d+\))?$/u;

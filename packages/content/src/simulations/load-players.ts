import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { PlayerScript } from "@taiyari/domain/simulation";
import { problemsOf } from "../courses/problem.ts";
import { readText } from "../problems/read-text.ts";
import { yamlFilesIn } from "../read-yaml.ts";
import { WrittenPlayer } from "./player-schema.ts";

/** Players that every scenario has: research/practice.md 7, and the four that consequences are tried with. */
export const PLAYERS = ["careless", "excellent", "pleaser", "silent"] as const;

export interface LoadedPlayers {
  readonly players: readonly {
    readonly name: string;
    readonly file: string;
    readonly script: PlayerScript;
  }[];
  readonly problems: readonly string[];
}

/** A script of acts, as text. @returns null with what has to be mended */
export function readPlayer(
  file: string,
  text: string,
): { readonly script: PlayerScript | null; readonly problems: readonly string[] } {
  const problems = problemsOf(file);
  const read = readText(text, WrittenPlayer, { problems });
  return { script: read?.value ?? null, problems: problems.list };
}

/** The players of one scenario. One of the four that is missing is a problem. */
export function loadPlayers(root: string, slug: string): LoadedPlayers {
  const folder = `simulations/${slug}/players`;
  const names = yamlFilesIn(join(root, folder));
  const problems = PLAYERS.filter((name) => !names.includes(name)).map(
    (name) =>
      `${folder}/${name}.yaml: the file is missing. Every scenario is played by four: ${PLAYERS.join(", ")}.`,
  );
  const players = names.flatMap((name) => {
    const file = `${folder}/${name}.yaml`;
    const read = readPlayer(file, readFileSync(join(root, file), "utf8"));
    problems.push(...read.problems);
    return read.script ? [{ name, file, script: read.script }] : [];
  });
  return { players, problems };
}

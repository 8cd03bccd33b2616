import { spawnSync } from "node:child_process";
import os from "node:os";

/** A command and its arguments. */
export type Command = readonly [program: string, args: readonly string[]];

/** How PostgreSQL's programs are started on this machine. */
export interface LaunchMode {
  readonly how: "as-self" | "user-namespace" | "as-nobody";
  readonly wrap: (command: Command) => Command;
  /** The user to run as; {} for the one this process runs as. */
  readonly ids: { readonly uid?: number; readonly gid?: number };
}

const NOBODY = 65_534;

/**
 * PostgreSQL refuses to run as root. Two ways round it, both without creating a system user: a user
 * namespace in which we are not root (files stay root's), and where that is forbidden, the user nobody.
 *
 * @param probe  any program that ends at once with `--version`
 */
export function findLaunchMode(probe: string): LaunchMode {
  if (process.getuid?.() !== 0 && hasAccountEntry()) {
    return { how: "as-self", wrap: (command) => command, ids: {} };
  }
  const attempt = spawnSync("unshare", ["--user", "--", probe, "--version"], { stdio: "ignore" });
  if (attempt.status === 0) return { how: "user-namespace", wrap: inUserNamespace, ids: {} };
  return {
    how: "as-nobody",
    wrap: (command) => command,
    ids: { uid: NOBODY, gid: NOBODY },
  };
}

function inUserNamespace([program, args]: Command): Command {
  return ["unshare", ["--user", "--", program, ...args]];
}

/** False for the random user ids some container platforms give: initdb wants a name for its own user. */
function hasAccountEntry(): boolean {
  try {
    os.userInfo();
    return true;
  } catch {
    return false;
  }
}

/**
 * Has the kernel end PostgreSQL (by fast shutdown) when this process ends, for whatever reason.
 * Linux only; elsewhere the next start takes the orphan over.
 */
export function endedWithParent([program, args]: Command): Command {
  if (process.platform !== "linux") return [program, args];
  const there = spawnSync("setpriv", ["--version"], { stdio: "ignore" }).status === 0;
  return there ? ["setpriv", ["--pdeathsig", "INT", program, ...args]] : [program, args];
}

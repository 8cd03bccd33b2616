import { protocol, type PGlite } from "@electric-sql/pglite";
import type { SqlError } from "@taiyari/domain/sql";

type WireMessages = Awaited<ReturnType<PGlite["execProtocol"]>>["messages"];

const { serialize } = protocol;

/** What the engine said to some messages, sorted by kind. */
export interface Answer {
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[] | null;
  readonly rows: readonly (readonly (string | null)[])[];
  /** Lines of COPY TO STDOUT. */
  readonly copied: readonly string[];
  /** "SELECT 5"; null where the statement has not ended yet, or was refused. */
  readonly tag: string | null;
  readonly notices: readonly Notice[];
  readonly error: SqlError | null;
}

export interface Notice {
  /** "NOTICE", "WARNING", "LOG". */
  readonly severity: string;
  readonly message: string;
  readonly detail: string | null;
}

/** Sends messages of the extended query protocol. An error is part of the answer; what throws is a dead engine. */
export async function send(db: PGlite, ...messages: readonly Uint8Array[]): Promise<Answer> {
  const { messages: answered } = await db.execProtocol(joined(messages), { throwOnError: false });
  return sorted(answered);
}

export const message = {
  parse: (text: string) => serialize.parse({ text }),
  bind: (portal: string) => serialize.bind({ portal }),
  describe: (portal: string) => serialize.describe({ type: "P", name: portal }),
  execute: (portal: string, rows: number) => serialize.execute({ portal, rows }),
  close: (portal: string) => serialize.close({ type: "P", name: portal }),
  sync: () => serialize.sync(),
};

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Fields that the messages of each kind carry. Source: the types of @electric-sql/pglite 0.5.16. */
interface Carried {
  readonly fields: never;
  readonly chunk: Uint8Array;
  readonly text: string;
  readonly severity: string | undefined;
  readonly code: string | undefined;
  readonly message: string | undefined;
  readonly detail: string | undefined;
  readonly hint: string | undefined;
  readonly position: string | undefined;
}

function sorted(messages: WireMessages): Answer {
  let [fields, tag, error]: [Answer["fields"], string | null, SqlError | null] = [null, null, null];
  const rows: (readonly (string | null)[])[] = [];
  const copied: string[] = [];
  const notices: Notice[] = [];
  for (const one of messages) {
    const carried = one as unknown as Carried;
    // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- the other messages carry nothing that is asked for
    switch (one.name) {
      case "rowDescription":
        fields = carried.fields;
        break;
      case "dataRow":
        rows.push(carried.fields);
        break;
      case "copyData":
        copied.push(new TextDecoder().decode(carried.chunk).replace(/\n$/u, ""));
        break;
      case "commandComplete":
        tag = carried.text;
        break;
      case "notice":
        notices.push({
          severity: carried.severity ?? "NOTICE",
          message: carried.message ?? "",
          detail: carried.detail ?? null,
        });
        break;
      case "error":
        error ??= {
          code: carried.code ?? "XX000",
          message: carried.message ?? "",
          position: carried.position === undefined ? null : Number(carried.position),
          detail: carried.detail ?? null,
          hint: carried.hint ?? null,
        };
        break;
      default:
    }
  }
  return { fields, rows, copied, tag, notices, error };
}

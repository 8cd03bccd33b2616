import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { isAbsent } from "../../lib/failures.ts";
import { Message } from "../../ui/message.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { ServerTrouble } from "./server-trouble.tsx";

interface QueryScreenProps<Data> {
  readonly query: UseQueryResult<Data>;
  /** Of the screen, for screen readers, where it could not be loaded. */
  readonly title: string;
  /** While it is on its way: "Opening the certificate". */
  readonly waiting: string;
  /** Stands there where the server has no such thing. */
  readonly absent: { readonly title: string; readonly text: string; readonly way: ReactNode };
  readonly children: (data: Data) => ReactNode;
}

/** A screen about one thing of the server: on its way, absent, not to be had now, or there. */
export function QueryScreen<Data>({
  query,
  title,
  waiting,
  absent,
  children,
}: QueryScreenProps<Data>) {
  const isGone = isAbsent(query.error);
  if (query.data !== undefined && !isGone) return children(query.data);
  if (query.isPending) return <Spinner label={waiting} />;
  if (isGone)
    return (
      <Message title={absent.title} text={absent.text}>
        {absent.way}
      </Message>
    );
  return (
    <div className="wrap">
      <h1 className="vh">{title}</h1>
      <ServerTrouble error={query.error} onRetry={() => void query.refetch()} />
    </div>
  );
}

/** Asks again twice, but not for what the server says it does not have. */
export function retryUnlessAbsent(failures: number, error: unknown): boolean {
  return !isAbsent(error) && failures < 2;
}

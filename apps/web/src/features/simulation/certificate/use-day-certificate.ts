import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { OwnDayCertificate } from "@taiyari/contract";
import { api, client } from "../../../lib/api.ts";
import { outageSentence } from "../../../lib/failures.ts";
import { retryUnlessAbsent } from "../../../shared/failures/query-screen.tsx";
import { runs } from "../../../shared/simulation/runs.ts";

/** The certificate of one's own day. */
export interface DayCertificateOf {
  /** Null before there is one. */
  readonly certificate: OwnDayCertificate | null;
  /** Makes it. @returns what went wrong, in a sentence; null when it is there */
  readonly make: (name: string) => Promise<string | null>;
  /** Shows it to others, or not. @returns what went wrong, in a sentence; null when it is done */
  readonly show: (code: string, isPublic: boolean) => Promise<string | null>;
}

/** The certificate of one's own day: as it is, how it is made, and who sees it. */
export function useDayCertificate(runId: string): DayCertificateOf {
  const cache = useQueryClient();
  const options = api.simulation.certificate.queryOptions({
    input: { id: runId },
    retry: retryUnlessAbsent,
  });
  const query = useQuery(options);
  const keep = (certificate: OwnDayCertificate) =>
    cache.setQueryData(options.queryKey, { certificate });

  async function make(name: string): Promise<string | null> {
    if (name.length < 2 || name.length > 80) return "Write your name in 2 to 80 letters.";
    try {
      // The server works it out from what it has been sent.
      await runs.exchange();
      keep(await client.simulation.issueCertificate({ id: runId, name }));
      return null;
    } catch (error) {
      return (
        outageSentence(error) ??
        "It was not made: the server has not got all of this day yet, or nothing was handed in."
      );
    }
  }

  async function show(code: string, isPublic: boolean): Promise<string | null> {
    try {
      keep(await client.simulation.setCertificatePublic({ code, isPublic }));
      return null;
    } catch (error) {
      return outageSentence(error) ?? "Load the page again and try once more.";
    }
  }

  return { certificate: query.data?.certificate ?? null, make, show };
}

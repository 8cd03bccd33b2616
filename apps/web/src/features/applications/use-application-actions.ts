import { safe } from "@orpc/client";
import type { Application } from "@taiyari/contract";
import { type ApplicationStage, STAGE_NAMES } from "@taiyari/domain/applications";
import { useQueryClient } from "@tanstack/react-query";
import { api, client } from "../../lib/api.ts";
import { useTimeZone } from "../../lib/session.ts";
import { showToast } from "../../ui/toast-store.ts";
import { reasonOf } from "./words/reason.ts";
import { todayIn } from "./words/words.ts";

/** Long enough to read the note and to reach its button by keyboard. */
const UNDO_MS = 12_000;

/** What is done with an application by one press. Each tells the person what came of it. */
export function useApplicationActions() {
  const cache = useQueryClient();
  const zone = useTimeZone();
  const refresh = () => cache.invalidateQueries({ queryKey: api.applications.list.key() });

  async function moved(id: string, stage: ApplicationStage): Promise<Error | null> {
    const { error } = await safe(client.applications.move({ id, stage, today: todayIn(zone) }));
    await refresh();
    return error;
  }

  async function move({ id, company, stage }: Application, to: ApplicationStage): Promise<void> {
    const error = await moved(id, to);
    if (error) {
      showToast({ kind: "problem", title: `${company} was not moved`, text: reasonOf(error) });
      return;
    }
    showToast({
      title: `${company}: ${STAGE_NAMES[to].toLowerCase()}`,
      ms: UNDO_MS,
      action: { label: "Undo", run: () => void moved(id, stage) },
    });
  }

  async function restore({ id, company }: Application): Promise<void> {
    const { error } = await safe(client.applications.restore({ id }));
    if (error)
      showToast({
        kind: "problem",
        title: `${company} is still deleted`,
        text: reasonOf(error),
      });
    await refresh();
  }

  async function remove(application: Application): Promise<void> {
    const { id, company } = application;
    const { error } = await safe(client.applications.remove({ id }));
    await refresh();
    if (error) {
      showToast({ kind: "problem", title: `${company} was not deleted`, text: reasonOf(error) });
      return;
    }
    showToast({
      title: `${company} was deleted`,
      ms: UNDO_MS,
      action: { label: "Undo", run: () => void restore(application) },
    });
  }

  return { move, remove };
}

import { admin, open } from "../../http/procedures.ts";
import { writeAudit } from "../../shared/audit/audit-store.ts";
import { dayNumber, monthBegan } from "../../shared/dates/india.ts";
import { checkTranscriber } from "./check-transcriber.ts";
import type { VoiceDeps } from "./deps.ts";
import { isOwnNetwork } from "./own-network.ts";
import { secondsOf, secondsSince, voiceOfDay } from "./store.ts";

/** Whether speech can be written down by this server. */
export function voiceProcedures({ db, clock, transcriber, publicUrl }: VoiceDeps) {
  return {
    status: open.voice.status.handler(async ({ context }) => {
      if (!transcriber) return { transcriber: null };
      const { baseUrl, model, minutesPerDay } = transcriber.settings;
      // Visitors may try their microphone; only people with an account have speech written down.
      const user = await context.findUser();
      const used = user ? await secondsOf(db, { userId: user.id, day: dayNumber(clock()) }) : 0;
      return {
        transcriber: {
          name: model,
          host: new URL(baseUrl).hostname,
          isOwn: isOwnNetwork(baseUrl, publicUrl),
          secondsLeft: Math.max(0, minutesPerDay * 60 - used),
        },
      };
    }),
  };
}

/** What an admin sees of the transcriber. */
export function voiceAdminProcedures({ db, clock, transcriber }: VoiceDeps) {
  return {
    voiceSettings: admin.admin.voiceSettings.handler(async () => ({
      transcriber: transcriber
        ? {
            address: transcriber.settings.baseUrl,
            name: transcriber.settings.model,
            hasKey: transcriber.settings.apiKey !== undefined,
            timeout: transcriber.settings.timeout,
            minutesPerDay: transcriber.settings.minutesPerDay,
          }
        : null,
      today: await voiceOfDay(db, dayNumber(clock())),
      month: { seconds: await secondsSince(db, monthBegan(clock())) },
    })),

    testVoice: admin.admin.testVoice.handler(async ({ signal, context }) => {
      if (!transcriber) {
        return { works: false, sentence: "No transcriber is set. See TRANSCRIBER_BASE_URL." };
      }
      const { works, sentence } = await checkTranscriber(
        transcriber.does,
        transcriber.settings,
        signal,
      );
      const by = { actorId: context.user.id, act: "voice-tested" } as const;
      await writeAudit(db, { ...by, subject: null, detail: works ? "works" : "does not work" });
      return { works, sentence };
    }),
  };
}

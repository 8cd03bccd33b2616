import { isSameLetter, type LetterTone, type UnprovenClaim } from "@taiyari/domain/coach";
import { useMemo, useState, useSyncExternalStore } from "react";
import { saveFile } from "../../lib/save-file.ts";
import { showToast } from "../../ui/toast-store.ts";
import { JobAsks } from "./beside/job-asks.tsx";
import { LetterSources } from "./beside/letter-sources.tsx";
import { LetterStats } from "./beside/letter-stats.tsx";
import { UnprovenClaims, withoutClaim } from "./beside/unproven-claims.tsx";
import { useLetterEngine } from "./engine/use-letter-engine.ts";
import type { LetterBasis } from "./engine/messages.ts";
import { type LetterFormat, letterText, writeLetter } from "./files/write-letter.ts";
import { LetterHead } from "./letter-head.tsx";
import { LetterPaper } from "./paper/letter-paper.tsx";
import type { LetterFacts } from "./state/letter-storage.ts";
import type { LetterStore } from "./state/letter-store.ts";
import type { LetterSync } from "./state/letter-sync.ts";
import { useLetterCheck } from "./use-letter-check.ts";
import { useLetterKeys } from "./use-letter-keys.ts";
import { useLetterResume, type LetterResume } from "./use-letter-resume.ts";
import styles from "./look/letter.module.css";

interface LetterViewProps {
  readonly store: LetterStore;
  readonly sync: LetterSync;
  readonly facts: LetterFacts;
  readonly userId: string;
  readonly letterId: string;
}

/** The letter on its page, what the job asks on one side, where it comes from on the other. */
export function LetterView({ store, sync, facts, userId, letterId }: LetterViewProps) {
  const { letter } = useSyncExternalStore(store.subscribe, store.get);
  const resume = useLetterResume(userId, facts.resume);
  const engine = useLetterEngine();
  const { jobDescription } = facts;
  const { draft } = resume;
  const basis = useMemo(
    (): LetterBasis | null => draft && { draft, jobDescription, today: letter.day },
    [draft, jobDescription, letter.day],
  );
  const { checked, checkOf } = useLetterCheck(engine, letter, basis);
  const [isBusy, setIsBusy] = useState(false);
  useLetterKeys(store);
  const check = checked?.check ?? null;

  async function act(paragraph: string, kind: "shorter" | "plainer"): Promise<void> {
    if (!basis) return tellNothing(kind);
    const before = store.get().letter;
    const text = await engine.ask({ kind, basis, letter: before, paragraph }).catch(() => null);
    if (text === null) return tellNothing(kind);
    if (store.get().letter === before) store.edit({ kind: "rewrite", id: paragraph, text });
  }

  async function changeTone(tone: LetterTone): Promise<void> {
    const before = store.get().letter;
    if (tone === before.tone) return;
    const asked = basis && engine.ask({ kind: "tone", basis, letter: before, tone });
    const after = await (asked ?? Promise.reject(new Error("no resume"))).catch(() => null);
    if (after && store.get().letter === before) store.edit({ kind: "replace", letter: after });
    if (!after)
      showToast({
        kind: "problem",
        title: "The tone was not changed",
        text: "It needs your resume. Check your connection and try again.",
      });
  }

  function replace(claim: UnprovenClaim, instead: string): void {
    const { letter: now } = store.get();
    // What the claim's place was found in, and nothing typed since.
    const isKnown = checked !== null && isSameLetter(now, checked.letter);
    const text = isKnown ? withoutClaim(now, claim, instead) : null;
    if (text !== null) store.edit({ kind: "rewrite", id: claim.paragraph, text });
  }

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(letterText(letter));
      showToast({ title: "The letter was copied" });
    } catch {
      showToast({
        kind: "problem",
        title: "Nothing was copied",
        text: "Your browser does not allow it. Download the letter as text instead.",
      });
    }
  }

  async function download(format: LetterFormat): Promise<void> {
    setIsBusy(true);
    try {
      const file = await writeLetter(letter, format, { look: resume.look, created: new Date() });
      saveFile(file.fileName, file.content, file.type);
      const open = check && check.blanks.length > 0 ? ["It still has a blank to fill in."] : [];
      const text = [...open, ...file.remarks].join(" ");
      showToast({
        title: `${file.fileName} was downloaded`,
        text,
        kind: text === "" ? "done" : "problem",
      });
    } catch {
      showToast({
        kind: "problem",
        title: "The file was not made",
        text: "Check your connection and try again.",
      });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <div className={styles["page"]}>
      <LetterHead
        tracked={{
          company: letter.company,
          role: letter.role,
          letter: letterId,
          ...(facts.resume && { resume: facts.resume.id }),
        }}
        about={[letter.role, letter.company].filter(Boolean).join(", ")}
        tone={letter.tone}
        sync={sync}
        isBusy={isBusy}
        onTone={(tone) => void changeTone(tone)}
        onCopy={() => void copy()}
        onDownload={(format) => void download(format)}
      />
      <div className={styles["main"]}>
        <JobAsks letter={letter} check={check} />
        <section className={styles["desk"]} aria-label="Letter">
          <LetterPaper
            store={store}
            checkOf={checkOf}
            onAct={(paragraph, kind) => void act(paragraph, kind)}
          />
          {check && <LetterStats letter={letter} check={check} />}
        </section>
        <section className={styles["col"]} aria-labelledby="sources-title">
          <h2 id="sources-title">Where it comes from</h2>
          <p>{sourceWords(resume, facts)}</p>
          {check && <LetterSources check={check} />}
          {check && (
            <UnprovenClaims
              claims={check.unproven}
              replacement={checked?.replacement ?? null}
              onReplace={replace}
            />
          )}
        </section>
      </div>
    </div>
  );
}

function tellNothing(kind: "shorter" | "plainer"): void {
  showToast({
    title: kind === "shorter" ? "Nothing can go without a loss" : "It is plain already",
    text:
      kind === "shorter" ? "What is left is one sentence, or a blank that only you can fill." : "",
  });
}

function sourceWords({ kind, name, revision }: LetterResume, { resume }: LetterFacts): string {
  if (kind === "loading") return "Looking for your resume…";
  if (kind === "none") return "The resume of this letter is not here, so nothing can be compared.";
  const from = resume?.revision ?? 0;
  if (revision === null || from === 0) return name;
  return revision === from
    ? `${name}, version ${from}`
    : `${name}, version ${revision}. The letter was drafted from version ${from}.`;
}

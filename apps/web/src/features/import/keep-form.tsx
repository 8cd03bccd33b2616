import type { ResumeDraft } from "@taiyari/domain/draft";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate, useRouter } from "@tanstack/react-router";
import { useEffect, useState, type FormEvent } from "react";
import { api } from "../../lib/api.ts";
import { useUser } from "../../lib/session.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { showToast } from "../../ui/toast-store.ts";
import { useCurrentDraft } from "./current-draft.ts";
import { keepResume } from "../../shared/drafts/keep-resume.ts";
import { keepProblem, keptRemark } from "../../shared/drafts/keep-words.ts";
import { LONGEST_NAME, suggestedName } from "../../shared/drafts/suggested-name.ts";
import { leaveReplacement } from "../../shared/drafts/waiting-replacement.ts";
import styles from "./import.module.css";

interface KeepFormProps {
  readonly draft: ResumeDraft;
  readonly fileName: string;
  readonly resumeId: string | null;
  readonly onStartOver: () => void;
}

/** Names the resume-to-be and keeps it, or gives the resume at hand its contents. */
export function KeepForm({ draft, fileName, resumeId, onStartOver }: KeepFormProps) {
  const userId = useUser()?.id ?? "";
  const current = useCurrentDraft(userId);
  const navigate = useNavigate();
  const router = useRouter();
  const cache = useQueryClient();
  const [name, setName] = useState(() => suggestedName(draft, fileName));
  const [problem, setProblem] = useState<string | null>(null);
  const [isKeeping, setIsKeeping] = useState(false);

  // The editor opens without a connection too, once its files are here.
  useEffect(() => {
    void router.preloadRoute({ to: "/resume/editor" }).catch(() => undefined);
  }, [router]);

  function open(id: string) {
    return navigate({ to: "/resume/builder/$id", params: { id } });
  }

  async function keep(event: FormEvent) {
    event.preventDefault();
    if (isKeeping) return;
    setIsKeeping(true);
    setProblem(null);
    const outcome = await keepResume({
      ...(resumeId !== null && { id: resumeId }),
      name: name.trim() === "" ? suggestedName(draft, fileName) : name.trim(),
      draft,
      userId,
      mayWait: true,
    });
    setIsKeeping(false);
    if (outcome.kind !== "kept") return setProblem(keepProblem(outcome));
    void cache.invalidateQueries({ queryKey: api.editor.listResumes.key() });
    const remark = keptRemark(outcome);
    if (remark !== "") showToast({ title: "Your resume is in the editor", text: remark });
    await open(outcome.resumeId);
  }

  async function replace() {
    if (!current) return;
    leaveReplacement({ resumeId: current.resumeId, draft });
    await open(current.resumeId);
  }

  return (
    <form className={styles["keep"]} onSubmit={(event) => void keep(event)}>
      <Field
        label="Name of the new resume"
        hint="Only you see it."
        value={name}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
      />
      <Alert text={problem} />
      <div className={styles["acts"]}>
        <Button kind="primary" type="submit" aria-disabled={isKeeping}>
          Keep as a new resume
        </Button>
        {current && (
          <Button kind="line" onClick={() => void replace()}>
            <span className={styles["replace"]}>Replace what is in “{current.name}”</span>
          </Button>
        )}
        <Button kind="quiet" onClick={onStartOver}>
          Start over
        </Button>
      </div>
    </form>
  );
}

import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import {
  EXPERIENCE_LEVELS,
  MAX_COMPANY_LENGTH,
  MAX_ROLE_LENGTH,
  type Preparation,
  type ResumeSuggestion,
} from "@taiyari/domain/account";
import { api } from "../../lib/api.ts";
import { usePrepared, useSavePreparation } from "../../shared/preparation/preparation.ts";
import { ServerTrouble } from "../../shared/failures/server-trouble.tsx";
import { JoinedCells } from "../../ui/choices.tsx";
import { SectionCard } from "../../ui/section-card.tsx";
import { Skeleton } from "../../ui/spinner.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { InterviewFields } from "./interview-fields.tsx";
import { SavedWords } from "./saved-words.tsx";
import { useAutosave } from "./use-autosave.ts";
import styles from "./profile.module.css";

const TITLE = "What you prepare for";
const LEVELS = EXPERIENCE_LEVELS.map((value) => ({
  value,
  label: value === "fresher" ? "Fresher" : value,
}));

/** The role, the level and the interview a person prepares for. Every screen begins with them. */
export function TargetSection() {
  const prepared = usePrepared();
  if (prepared.data) return <TargetForm {...prepared.data} />;
  return (
    <SectionCard id="target" title={TITLE}>
      {prepared.isError ? (
        <ServerTrouble error={prepared.error} onRetry={() => void prepared.refetch()} />
      ) : (
        <Skeleton height="160px" narrowHeight="436px" />
      )}
    </SectionCard>
  );
}

interface TargetFormProps {
  readonly preparation: Preparation;
  readonly fromResume: readonly ResumeSuggestion[];
}

function TargetForm({ preparation, fromResume }: TargetFormProps) {
  const save = useSavePreparation();
  const { change, flush, state } = useAutosave<Partial<Preparation>>((changed) =>
    save.mutateAsync(changed),
  );
  const [typed, setTyped] = useState<Partial<Preparation>>({});
  const shown = { ...preparation, ...typed };
  const options = useQuery({ ...api.resume.options.queryOptions(), staleTime: Infinity });

  function set(changed: Partial<Preparation>) {
    setTyped((before) => ({ ...before, ...changed }));
    change(changed);
  }

  function from(field: ResumeSuggestion): string | undefined {
    return fromResume.includes(field) && typed[field] === undefined
      ? "from your resume"
      : undefined;
  }

  return (
    <SectionCard
      id="target"
      title={TITLE}
      beside={
        <SavedWords
          state={state}
          before="Every screen takes its role and level from here"
          onRetry={() => void flush()}
        />
      }
    >
      <div className={styles["pair"]}>
        <TextInput
          label="Target role"
          from={from("targetRole")}
          value={shown.targetRole}
          onChange={(targetRole = "") => set({ targetRole })}
          suggestions={options.data?.roles ?? []}
          maxLength={MAX_ROLE_LENGTH}
        />
        <JoinedCells
          legend="Level"
          from={from("level")}
          choices={LEVELS}
          value={shown.level ?? undefined}
          onChange={(level) => set({ level: level ?? null })}
        />
      </div>
      <div className={styles["triple"]}>
        <TextInput
          label="Company"
          value={shown.company}
          onChange={(company = "") => set({ company })}
          maxLength={MAX_COMPANY_LENGTH}
        />
        <InterviewFields
          interviewOn={shown.interviewOn}
          interviewTime={shown.interviewTime}
          onChange={set}
        />
      </div>
    </SectionCard>
  );
}

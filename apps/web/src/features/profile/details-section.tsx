import { useState } from "react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ProfileDetails } from "@taiyari/contract";
import {
  type LanguageId,
  MAX_NAME_LENGTH,
  nameProblem,
  normalizePhone,
  PHONE_PREFIX,
  phoneProblem,
} from "@taiyari/domain/account";
import { api } from "../../lib/api.ts";
import { session } from "../../lib/session.ts";
import { ServerTrouble } from "../../shared/failures/server-trouble.tsx";
import { Field } from "../../ui/field.tsx";
import { Skeleton } from "../../ui/spinner.tsx";
import { EmailField, type EmailOutcome } from "./email-field.tsx";
import { LanguageField } from "./language-field.tsx";
import { PhotoBar } from "./photo-bar.tsx";
import { SavedWords } from "./saved-words.tsx";
import { TimeZoneField } from "./time-zone-field.tsx";
import { useAutosave } from "./use-autosave.ts";
import styles from "./profile.module.css";

interface DetailsSectionProps {
  /** What became of the link of a mail that led here. */
  readonly emailOutcome?: EmailOutcome | undefined;
}

/** Who the person is: photo, name, address, number, time zone, language. */
export function DetailsSection({ emailOutcome }: DetailsSectionProps) {
  const details = useQuery(api.profile.details.queryOptions());
  return (
    <section id="details" className="card" aria-labelledby="details-title">
      <h2 id="details-title" className="vh">
        Details
      </h2>
      {details.data ? (
        <DetailsForm details={details.data} emailOutcome={emailOutcome} />
      ) : details.isError ? (
        <ServerTrouble error={details.error} onRetry={() => void details.refetch()} />
      ) : (
        <Skeleton height="468px" narrowHeight="676px" />
      )}
    </section>
  );
}

interface Typed {
  readonly fullName?: string;
  readonly phoneNumber?: string;
  readonly timeZone?: string;
  readonly language?: LanguageId;
}

function DetailsForm({
  details,
  emailOutcome,
}: DetailsSectionProps & { readonly details: ProfileDetails }) {
  const [typed, setTyped] = useState<Typed>({});
  const { change, flush, state } = useAutosave<Typed>(useSaveDetails());
  const { fullName, phoneNumber, timeZone, language } = { ...details, ...typed };

  function set(changed: Typed, problem: string | null = null) {
    setTyped((before) => ({ ...before, ...changed }));
    if (problem === null) change(changed);
  }

  return (
    <>
      <PhotoBar details={details} />
      <div className={styles["pair"]}>
        <Field
          label="Full Name"
          autoComplete="name"
          value={fullName}
          maxLength={MAX_NAME_LENGTH + 1}
          problem={nameProblem(fullName)}
          onChange={({ target }) => set({ fullName: target.value }, nameProblem(target.value))}
        />
        <EmailField details={details} outcome={emailOutcome} />
        <Field
          label="Phone Number"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          prefix={PHONE_PREFIX}
          value={phoneNumber}
          problem={phoneProblem(phoneNumber)}
          onChange={({ target }) => {
            const digits = normalizePhone(target.value);
            set({ phoneNumber: digits }, phoneProblem(digits));
          }}
        />
        <TimeZoneField value={timeZone} onChange={(zone) => set({ timeZone: zone })} />
        <LanguageField value={language} onChange={(chosen) => set({ language: chosen })} />
      </div>
      <p className={styles["foot"]}>
        <SavedWords
          state={state}
          before="What you change is saved by itself."
          onRetry={() => void flush()}
        />
      </p>
    </>
  );
}

/** Sends what was typed; what every screen knows of the person follows. */
function useSaveDetails() {
  const queries = useQueryClient();
  const { mutateAsync } = useMutation(
    api.profile.saveDetails.mutationOptions({
      scope: { id: "details" },
      async onSuccess(details) {
        queries.setQueryData(api.profile.details.queryKey(), details);
        await session.refresh();
      },
    }),
  );
  return mutateAsync;
}

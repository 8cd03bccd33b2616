import { useRef, useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import type { ProfileDetails } from "@taiyari/contract";
import { api, API_PATH, client, reportNotSignedIn } from "../../lib/api.ts";
import { OUTAGE, outageSentence } from "../../lib/failures.ts";
import { formatDate } from "../../lib/dates.ts";
import { initialsOf } from "../../lib/initials.ts";
import { Button } from "../../ui/button.tsx";
import { cropPhoto, PHOTO_TYPES } from "./crop-photo.ts";
import styles from "./photo-bar.module.css";

/** Who this is: photo, name, since when, and which plan. */
export function PhotoBar({ details }: { readonly details: ProfileDetails }) {
  const { fullName, photo, since, plan } = details;
  const { choose, remove, isBusy, said } = usePhoto();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles["me"]}>
      {photo ? (
        <img className={styles["photo"]} src={photo} alt="You" width="88" height="98" />
      ) : (
        <span className={styles["photo"]} aria-hidden="true">
          {initialsOf(fullName)}
        </span>
      )}
      <div>
        <b>{fullName}</b>
        <p className="num">
          Since {formatDate(since)}. {plan === "premium" ? "Premium plan." : "Free plan."}
        </p>
      </div>
      <div className={styles["acts"]}>
        <input
          ref={input}
          type="file"
          accept={PHOTO_TYPES.join(",")}
          aria-label="Photo"
          tabIndex={-1}
          className="vh"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = "";
            if (file) void choose(file);
          }}
        />
        <Button kind="line" isBusy={isBusy} onClick={() => input.current?.click()}>
          {photo ? "Change photo" : "Add a photo"}
        </Button>
        {photo && (
          <Button
            kind="quiet"
            isBusy={isBusy}
            onClick={(event) => {
              // The button that goes takes the focus with it.
              const other = event.currentTarget.previousElementSibling;
              void remove().then(() => other instanceof HTMLElement && other.focus());
            }}
          >
            Remove photo
          </Button>
        )}
      </div>
      <p role="status" className={said?.isProblem ? styles["problem"] : styles["said"]}>
        {said?.text}
      </p>
    </div>
  );
}

function usePhoto() {
  const queries = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState<{ text: string; isProblem: boolean } | null>(null);

  async function run(work: () => Promise<string | null>, done: string) {
    setIsBusy(true);
    setSaid(null);
    const problem = await work().catch(
      (error: unknown) => outageSentence(error) ?? "The photo could not be changed.",
    );
    setIsBusy(false);
    setSaid(
      problem === null ? { text: done, isProblem: false } : { text: problem, isProblem: true },
    );
  }

  return {
    isBusy,
    said,
    choose: (file: File) =>
      run(async () => {
        const photo = await cropPhoto(file);
        if (!photo.ok) return photo.problem;
        const problem = await sendPhoto(photo.value);
        await queries.invalidateQueries({ queryKey: api.profile.details.key() });
        return problem;
      }, "Photo saved."),
    remove: () =>
      run(async () => {
        const details = await client.profile.removePhoto();
        queries.setQueryData(api.profile.details.queryKey(), details);
        return null;
      }, "Photo removed."),
  };
}

/** @returns what went wrong, in a sentence; null when it is kept */
async function sendPhoto(photo: Blob): Promise<string | null> {
  const response = await fetch(`${API_PATH}/profile/photo`, {
    method: "PUT",
    headers: { "content-type": photo.type },
    body: photo,
  });
  if (response.ok) return null;
  if (response.status === 401) reportNotSignedIn();
  const answer: unknown = await response.json().catch(() => null);
  return typeof answer === "object" && answer !== null && "message" in answer
    ? String(answer.message)
    : OUTAGE;
}

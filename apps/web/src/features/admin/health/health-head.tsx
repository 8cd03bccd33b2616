import { isDefinedError } from "@orpc/client";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Health } from "@taiyari/contract";
import { api } from "../../../lib/api.ts";
import { count } from "../../../lib/numbers.ts";
import { Button } from "../../../ui/button.tsx";
import { showToast } from "../../../ui/toast-store.ts";
import { DownloadIcon } from "../../../ui/icons.tsx";
import { MailIcon } from "../parts/admin-icons.tsx";
import { bytesWords, refusalWords } from "../parts/words.ts";
import styles from "./health.module.css";

const LIST = new Intl.ListFormat("en-GB", { type: "conjunction" });
/** "College (its addresses count as confirmed)" */
function providerWords({ name, isTrusted }: Health["providers"][number]): string {
  return isTrusted ? `${name} (its addresses count as confirmed)` : name;
}

const listed = (names: readonly string[]) => LIST.format(names);

/** What this installation is, and the two things that are done to it as a whole. */
export function HealthHead({ health }: { readonly health: Health }) {
  const people = useQuery(api.admin.listPeople.queryOptions({ input: {} }));
  return (
    <header className={styles["head"]}>
      <div>
        <h1>Admin</h1>
        <p className={`num ${styles["meta"]}`}>
          {health.address && <span>{new URL(health.address).host}</span>}
          <span>Taiyari {health.taiyari}</span>
          <span>Node {health.node}</span>
          {health.providers.length > 0 && (
            <span>Sign-in with {listed(health.providers.map(providerWords))}</span>
          )}
          {people.data && <span>{count(people.data.all, "person", "people")}</span>}
        </p>
      </div>
      <div className={styles["acts"]}>
        {health.mail.isSet && <TestMail />}
        <BackUp />
      </div>
    </header>
  );
}

function TestMail() {
  const queries = useQueryClient();
  const test = useMutation(
    api.admin.testMail.mutationOptions({
      onSuccess({ works, sentence }) {
        showToast({
          title: works ? "Mail works" : "Mail does not work",
          text: sentence,
          kind: works ? "done" : "problem",
        });
      },
      onError: (error) =>
        showToast({ title: "No mail was sent", text: refusalWords(error), kind: "problem" }),
      onSettled: () => queries.invalidateQueries({ queryKey: api.admin.key() }),
    }),
  );
  return (
    <Button kind="line" isBusy={test.isPending} onClick={() => test.mutate({})}>
      <MailIcon />
      {test.isPending ? "Sending..." : "Send a test mail"}
    </Button>
  );
}

function BackUp() {
  const queries = useQueryClient();
  const backup = useMutation(
    api.admin.backUp.mutationOptions({
      onSuccess: ({ bytes }) =>
        showToast({ title: "Backed up", text: `The backup has ${bytesWords(bytes)}.` }),
      onError: (error) =>
        showToast({
          title: "No backup was made",
          text:
            isDefinedError(error) && error.code === "NO_BACKUP"
              ? error.data.sentence
              : refusalWords(error),
          kind: "problem",
        }),
      onSettled: () => queries.invalidateQueries({ queryKey: api.admin.key() }),
    }),
  );
  return (
    <Button kind="line" isBusy={backup.isPending} onClick={() => backup.mutate({})}>
      <DownloadIcon />
      {backup.isPending ? "Backing up..." : "Back up now"}
    </Button>
  );
}

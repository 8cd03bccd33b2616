import { useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import type { Person } from "@taiyari/contract";
import { MAX_BAN_REASON_LENGTH, MAX_BATCH_LENGTH } from "@taiyari/domain/account";
import { api, client } from "../../../lib/api.ts";
import { MenuButton } from "../../../ui/menu-button.tsx";
import type { MenuItem } from "../../../ui/menu-item.ts";
import { NameDialog } from "../../../ui/name-dialog.tsx";
import { showToast } from "../../../ui/toast-store.ts";
import { refusalWords } from "../parts/words.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import { LinkDialog, type PersonLink } from "./link-dialog.tsx";

type Asked = "batch" | "ban" | "delete" | null;

/** What an admin can do about somebody. */
export function PersonMenu({ person }: { readonly person: Person }) {
  const queries = useQueryClient();
  const [asked, setAsked] = useState<Asked>(null);
  const [link, setLink] = useState<PersonLink | null>(null);
  const { id: userId, fullName } = person;

  /** @returns what went wrong, in a sentence; null when it is done */
  async function perform(work: Promise<unknown>, done: string): Promise<string | null> {
    try {
      await work;
      showToast({ title: done });
      return null;
    } catch (error) {
      return refusalWords(error);
    } finally {
      await queries.invalidateQueries({ queryKey: api.admin.key() });
    }
  }

  async function begin(work: Promise<unknown>, done: string): Promise<void> {
    const trouble = await perform(work, done);
    if (trouble) showToast({ title: "Nothing was changed", text: trouble, kind: "problem" });
  }

  async function makeResetLink(): Promise<void> {
    const { url, validMinutes } = await client.admin.makeResetLink({ userId });
    const note = `It works once, for ${validMinutes} minutes, and lets whoever has it set the password.`;
    setLink({ title: "Reset link", label: "Reset link", url, note });
  }

  async function renewInvitation(): Promise<void> {
    const { url, validDays, mailProblem } = await client.admin.renewInvitation({ id: userId });
    if (mailProblem) showToast({ title: "Not sent", text: mailProblem, kind: "problem" });
    const note = `It works once, for ${validDays} days, for ${person.email} alone. The link before works no more.`;
    if (url) setLink({ title: "Invitation", label: "Invitation link", url, note });
  }

  const invitation: readonly MenuItem[] = [
    {
      label: "Send or make a new link",
      onChoose: () => void begin(renewInvitation(), "Invitation renewed"),
    },
    {
      label: "Withdraw invitation",
      isDangerous: true,
      onChoose: () =>
        void begin(client.admin.withdrawInvitation({ id: userId }), "Invitation withdrawn"),
    },
  ];
  const isAdmin = person.role === "admin";
  const isPremium = person.plan === "premium";
  const account: readonly MenuItem[] = [
    {
      label: isAdmin ? "Make a student" : "Make an admin",
      onChoose: () =>
        void begin(
          client.admin.setRole({ userId, role: isAdmin ? "user" : "admin" }),
          `${fullName} is ${isAdmin ? "a student" : "an admin"} now`,
        ),
    },
    {
      label: isPremium ? "Set the plan to free" : "Set the plan to premium",
      onChoose: () =>
        void begin(
          client.admin.setPlan({ userId, plan: isPremium ? "free" : "premium" }),
          `${fullName} has the ${isPremium ? "free" : "premium"} plan now`,
        ),
    },
    { label: "Set the batch", onChoose: () => setAsked("batch") },
    { label: "Make reset link", onChoose: () => void begin(makeResetLink(), "Reset link made") },
    person.state === "banned"
      ? {
          label: "Lift the ban",
          startsGroup: true,
          onChoose: () =>
            void begin(client.admin.unban({ userId }), `${fullName} can sign in again`),
        }
      : { label: "Ban", startsGroup: true, isDangerous: true, onChoose: () => setAsked("ban") },
    { label: "Delete", isDangerous: true, onChoose: () => setAsked("delete") },
  ];

  return (
    <>
      <MenuButton
        label={`What to do with ${fullName}`}
        items={isInvitation(person) ? invitation : account}
      />
      {asked === "batch" && (
        <NameDialog
          title={`Batch of ${fullName}`}
          label="Batch"
          name={person.batch}
          done="Set"
          mayBeEmpty
          onDone={(batch) =>
            perform(
              client.admin.setBatch({ userId, batch: batch.slice(0, MAX_BATCH_LENGTH) }),
              "Batch set",
            )
          }
          onClose={() => setAsked(null)}
        />
      )}
      {asked === "ban" && (
        <NameDialog
          title={`Ban ${fullName}`}
          label="Reason, which the person reads when signing in"
          name=""
          done="Ban"
          onDone={(reason) =>
            perform(
              client.admin.ban({ userId, reason: reason.slice(0, MAX_BAN_REASON_LENGTH) }),
              `${fullName} is banned and signed out, their links are closed`,
            )
          }
          onClose={() => setAsked(null)}
        />
      )}
      {asked === "delete" && (
        <DeleteDialog
          person={person}
          onDelete={(name) =>
            perform(client.admin.deletePerson({ userId, name }), "The account is deleted")
          }
          onClose={() => setAsked(null)}
        />
      )}
      {link && <LinkDialog {...link} onClose={() => setLink(null)} />}
    </>
  );
}

function isInvitation({ state }: Person): boolean {
  return state === "invited" || state === "invitation-unsent" || state === "invitation-expired";
}

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { SwitchRow } from "../../../ui/switch-row.tsx";
import { showToast } from "../../../ui/toast-store.ts";
import { refusalWords } from "../parts/words.ts";

/** Whether anybody may register, or only who was invited. */
export function RegistrationSwitch() {
  const queries = useQueryClient();
  const set = useQuery(api.admin.registration.queryOptions());
  const change = useMutation(
    api.admin.setRegistration.mutationOptions({
      onError: (error) =>
        showToast({ title: "Nothing was changed", text: refusalWords(error), kind: "problem" }),
      onSettled: () => queries.invalidateQueries({ queryKey: api.admin.key() }),
    }),
  );
  if (!set.data) return null;
  const isOpen = (change.isPending ? change.variables : set.data).registration === "open";
  return (
    <SwitchRow
      label="Anybody may register"
      note={
        isOpen
          ? "Who has the address can make an account"
          : "Only invited people can make an account"
      }
      checked={isOpen}
      onChange={(checked) => change.mutate({ registration: checked ? "open" : "invited" })}
    />
  );
}

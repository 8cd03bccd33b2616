import { useQuery } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { SectionCard, SettingList } from "../../ui/section-card.tsx";
import { ConnectedRow, OfferedRow } from "./connected-rows.tsx";
import { useProviderOutcome } from "./use-provider-outcome.ts";

/** The accounts elsewhere with which a person signs in here. Nothing where none is offered and none connected. */
export function ConnectedSection() {
  const { data } = useQuery(api.connectedAccounts.list.queryOptions());
  useProviderOutcome(data?.offered);
  if (!data) return null;
  const { connected, offered } = data;
  const others = offered.filter(({ id }) => !connected.some((one) => one.id === id));
  if (connected.length + others.length === 0) return null;
  return (
    <SectionCard id="connected" title="Connected accounts" beside="Each of them signs you in here">
      <SettingList>
        {connected.map((account) => (
          <ConnectedRow key={account.id} account={account} />
        ))}
        {others.map((provider) => (
          <OfferedRow key={provider.id} provider={provider} />
        ))}
      </SettingList>
    </SectionCard>
  );
}

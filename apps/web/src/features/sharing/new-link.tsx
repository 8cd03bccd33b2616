import type { Contract, ErrorOf, ResumeShare } from "@taiyari/contract";
import { assertNever } from "@taiyari/domain/result";
import { isDefinedError, safe } from "@orpc/client";
import { useState } from "react";
import { client } from "../../lib/api.ts";
import { NO_ROOM, OUTAGE } from "../../lib/failures.ts";
import { LinkForm, type NewLinkTerms } from "../../shared/links/link-form.tsx";
import { SwitchRow } from "../../ui/switch-row.tsx";
import { nameRefusal } from "./name-refusal.ts";
import { type Naming, NamingFields } from "./naming-fields.tsx";

interface NewLinkProps {
  readonly resumeId: string;
  readonly onMade: (share: ResumeShare) => void;
}

const UNNAMED: Naming = { name: "", label: "" };

/** Makes a link: with a password or without, for a time or for good. */
export function NewLink({ resumeId, onMade }: NewLinkProps) {
  const [isListed, setIsListed] = useState(false);
  const [naming, setNaming] = useState(UNNAMED);

  async function make(terms: NewLinkTerms): Promise<string | null> {
    const asked = { id: resumeId, ...terms, isListed, ...naming };
    const { error, data } = await safe(client.editor.createShare(asked));
    if (error) return isDefinedError(error) ? sentenceFor(error) : OUTAGE;
    setNaming(UNNAMED);
    onMade(data);
    return null;
  }

  return (
    <LinkForm
      expiries={["none", "week", "month", "date"]}
      onSubmit={make}
      first={<NamingFields naming={naming} onChange={setNaming} />}
    >
      <SwitchRow
        label="Search engines may list it"
        note="Without it, only people with the link find the page."
        checked={isListed}
        onChange={setIsListed}
      />
    </LinkForm>
  );
}

function sentenceFor(error: ErrorOf<Contract["editor"]["createShare"]>): string {
  switch (error.code) {
    case "NOT_FOUND":
      return "This resume was deleted. Restore it to share it.";
    case "EXPIRY_PASSED":
      return "That day is over. Choose a later one.";
    case "NAME_REFUSED":
      return nameRefusal(error.data.reason);
    case "LIMIT_REACHED":
      return `A resume has at most ${error.data.most} links. End one you do not need.`;
    case "STORAGE_FULL":
      return NO_ROOM;
    case "UNAVAILABLE":
    case "NOT_SIGNED_IN":
    case "NOT_ADMIN":
      return OUTAGE;
    default:
      return assertNever(error);
  }
}

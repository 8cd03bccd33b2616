import { useNavigate } from "@tanstack/react-router";
import { createContext, use, useMemo, type ReactNode } from "react";

/** Where what a machine reads in a file is shown. */
export interface ProofLink {
  readonly resumeId: string;
  /** Leads there; null where the person is there already. */
  readonly open: (() => void) | null;
}

const ProofLinkContext = createContext<ProofLink | null>(null);

interface ProofLinkProps {
  readonly resumeId: string;
  /** Whether this is the page itself. */
  readonly isHere?: boolean;
  readonly children: ReactNode;
}

/** Has whatever is downloaded below read back, and leads to what a machine reads in it. */
export function ProofLink({ resumeId, isHere = false, children }: ProofLinkProps) {
  const navigate = useNavigate();
  const link = useMemo<ProofLink>(() => {
    const open = () => void navigate({ to: "/resume/builder/$id/proof", params: { id: resumeId } });
    return { resumeId, open: isHere ? null : open };
  }, [navigate, resumeId, isHere]);
  return <ProofLinkContext value={link}>{children}</ProofLinkContext>;
}

/** The way to the proof of the resume on the screen; null where it has none, as for whoever it was shared with. */
export function useProofLink(): ProofLink | null {
  return use(ProofLinkContext);
}

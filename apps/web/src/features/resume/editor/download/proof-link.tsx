import { useNavigate } from "@tanstack/react-router";
import { createContext, use, useMemo, type ReactNode } from "react";

type OpenProof = () => void;

const ProofLinkContext = createContext<OpenProof | null>(null);

interface ProofLinkProps {
  readonly resumeId: string;
  readonly children: ReactNode;
}

/** Lets whoever downloads a file below lead to what a machine reads in it. */
export function ProofLink({ resumeId, children }: ProofLinkProps) {
  const navigate = useNavigate();
  const open = useMemo<OpenProof>(
    () => () => void navigate({ to: "/resume/builder/$id/proof", params: { id: resumeId } }),
    [navigate, resumeId],
  );
  return <ProofLinkContext value={open}>{children}</ProofLinkContext>;
}

/** Opens the proof of the resume on the screen; null where there is nowhere to go. */
export function useProofLink(): OpenProof | null {
  return use(ProofLinkContext);
}

import type { Certificate } from "@taiyari/contract";
import { formatDate } from "../../lib/dates.ts";
import {
  CertificateSheet,
  type SheetContent,
  type SheetKind,
} from "../../shared/certificate/certificate-sheet.tsx";
import { placeOf, sheetText } from "./sheet-text.ts";

interface SheetProps {
  readonly certificate: Certificate;
  readonly kind: SheetKind;
}

/** The certificate of the course. */
export function Sheet({ certificate, kind }: SheetProps) {
  return <CertificateSheet content={contentOf(certificate)} kind={kind} />;
}

/** What stands on it. */
export function contentOf(certificate: Certificate): SheetContent {
  const { name, title, right, of, percent, passedAt, code } = certificate;
  return {
    name,
    did: "passed the final assessment of",
    title,
    about: sheetText(certificate),
    figures: [
      { label: "Score", value: `${right} of ${of}, ${percent}%` },
      { label: "Date", value: formatDate(passedAt) },
    ],
    code,
    place: placeOf(code),
  };
}

import { LetterSlot } from "../../features/report/letter-slot.ts";
import { ReportPage } from "../../features/report/report-page.tsx";
import { ReportLetter } from "./report-letter.tsx";

function letterFor(uploadId: string) {
  return <ReportLetter uploadId={uploadId} />;
}

/** A report, with the way to a letter for the job it was compared with. */
export function ReportScreen() {
  return (
    <LetterSlot value={letterFor}>
      <ReportPage />
    </LetterSlot>
  );
}

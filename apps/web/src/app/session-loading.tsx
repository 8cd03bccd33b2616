import { lazy, Suspense } from "react";
import { Spinner } from "../ui/spinner.tsx";

/** Kept on devices that may be without a connection. Where it is not, the words alone. */
const OfflineStart = lazy(() =>
  import("./offline/offline-start.tsx").then(
    ({ OfflineStart: screen }) => ({ default: screen }),
    () => ({ default: Away }),
  ),
);

/** Stands in for the app while it is not known who is signed in. */
export function SessionLoading({ unreachable }: { readonly unreachable: boolean }) {
  if (!unreachable) return <Opening label="Opening Taiyari" />;
  return (
    <Suspense fallback={<Away />}>
      <OfflineStart />
    </Suspense>
  );
}

function Away() {
  return (
    <Opening label="Taiyari does not answer. This page goes on by itself as soon as it does." />
  );
}

function Opening({ label }: { readonly label: string }) {
  return (
    <main>
      <Spinner label={label} />
    </main>
  );
}

import { Spinner } from "../ui/spinner.tsx";

/** Stands in for the app while it is not known who is signed in. */
export function SessionLoading({ unreachable }: { readonly unreachable: boolean }) {
  return (
    <main>
      <Spinner
        label={
          unreachable
            ? "Taiyari does not answer. This page goes on by itself as soon as it does."
            : "Opening Taiyari"
        }
      />
    </main>
  );
}

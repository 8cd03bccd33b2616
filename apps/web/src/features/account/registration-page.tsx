import type { ReactNode } from "react";
import { useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { Alert } from "../../ui/alert.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { api } from "../../lib/api.ts";
import { isAbsent, OUTAGE } from "../../lib/failures.ts";
import { AuthLayout } from "./auth-layout.tsx";
import { OtherWays } from "./other-ways.tsx";
import { RegistrationForm } from "./registration-form.tsx";
import { INVITATION_ENDED } from "./sentences.ts";

/** The form of the specification; for who was invited, filled in with what the invitation says. */
export function RegistrationPage() {
  const { redirect, invitation } = useSearch({ strict: false });
  const wanted = redirect === undefined ? {} : { redirect };
  return (
    <AuthLayout
      time="day"
      title="Create Account"
      subtitle="Join us and start your learning journey"
      foot={
        <>
          Already have an account?{" "}
          <Link to="/login" search={wanted}>
            Sign in here
          </Link>
        </>
      }
    >
      {invitation === undefined ? (
        <Open>
          <RegistrationForm />
          <OtherWays />
        </Open>
      ) : (
        <Invited token={invitation} />
      )}
    </AuthLayout>
  );
}

/** Where only invited people may register, who to ask stands in place of the form. */
function Open({ children }: { readonly children: ReactNode }) {
  const { data } = useQuery(api.account.installation.queryOptions());
  if (data?.registration !== "invited") return children;
  return (
    <p role="status">
      Registration here is by invitation. Open the link you were sent, or ask {data.adminContact}{" "}
      for one.
    </p>
  );
}

function Invited({ token }: { readonly token: string }) {
  const found = useQuery(
    api.account.invitation.queryOptions({ input: { token }, staleTime: Infinity }),
  );
  if (found.data) {
    return (
      <>
        <RegistrationForm given={found.data} invitation={token} />
        <OtherWays invitation={token} />
      </>
    );
  }
  if (!found.isError) return <Spinner label="Opening your invitation" />;
  return <Alert text={isAbsent(found.error) ? INVITATION_ENDED : OUTAGE} />;
}

import { assertNever } from "@taiyari/domain/result";
import type { OwnerProblem } from "./prove-owner.ts";

interface OwnerErrors {
  readonly WRONG_PASSWORD: () => Error;
  readonly SIGN_IN_AGAIN: () => Error;
  readonly TOO_MANY_ATTEMPTS: (given: { data: { retryAfterSeconds: number } }) => Error;
}

/** The error that answers for what `proveOwner` refused, in a procedure that has these. */
export function ownerRefusal(problem: OwnerProblem, errors: OwnerErrors): Error {
  switch (problem.kind) {
    case "wrong-password":
      return errors.WRONG_PASSWORD();
    case "sign-in-again":
      return errors.SIGN_IN_AGAIN();
    case "too-many-attempts":
      return errors.TOO_MANY_ATTEMPTS({ data: problem });
    default:
      return assertNever(problem);
  }
}

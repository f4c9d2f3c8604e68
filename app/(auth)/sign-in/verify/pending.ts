import { cookies } from "next/headers";
import { pendingCookieName } from "#server/auth/factors/pending-sign-in.ts";

/** Returns the token of the sign-in that waits in this browser for its second factor. */
export async function pendingToken(): Promise<string | undefined> {
  return (await cookies()).get(pendingCookieName())?.value;
}

import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { withCallback } from "#server/auth/safe-path.ts";
import { pageCaller } from "#server/surfaces/page-caller.ts";

/** Who is signed in, with the API called in process; once a request. Anybody else signs in first and comes back. */
export const signedIn = cache(async () => {
  const caller = await pageCaller((await headers()).get("cookie"));
  if (!caller) redirect(withCallback("/sign-in", "/settings"));
  return caller;
});

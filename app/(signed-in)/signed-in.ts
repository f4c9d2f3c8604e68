import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { pageAddress } from "#server/core/page-response.ts";
import { newRequestCache, pageCaller } from "#server/transports/page-caller.ts";

/** Returns the signed-in user with an in-process API for one page, read once per request, or null for other visitors. */
export const visitor = cache(async () => pageCaller((await headers()).get("cookie"), newRequestCache()));

/** Returns the signed-in user for a page that requires one. Redirects other visitors to sign in and then return to the page. */
export async function signedIn() {
  const caller = await visitor();
  if (caller) return caller;
  redirect(`/sign-in?${new URLSearchParams({ callbackUrl: pageAddress() })}`);
}

import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { newDrawing, pageCaller } from "#server/surfaces/page-caller.ts";

/** Who is signed in, with the API called in process for one page; asked once a request. Null for anybody else. */
export const visitor = cache(async () => pageCaller((await headers()).get("cookie"), newDrawing()));

/** The same for a page that needs somebody: others sign in first, and come back to the path. */
export async function signedIn(path: string) {
  const caller = await visitor();
  if (!caller) redirect(`/sign-in?${new URLSearchParams({ callbackUrl: path })}`);
  return caller;
}

import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { safePath } from "#server/auth/safe-path.ts";
import { readSession } from "#server/auth/session.ts";

/** Where a guest is led: to what they came from, else to the board. */
export function wantedPath(callbackUrl: string | undefined): string {
  return callbackUrl ? safePath(callbackUrl) : "/boards";
}

/** Leads on whoever has a sandbox already: a guest into it, people with an account to where theirs is opened. */
export async function passIfSandboxed(callbackUrl: string | undefined): Promise<void> {
  const session = await readSession((await headers()).get("cookie"));
  if (session === null) return;
  redirect(session.isGuest || callbackUrl ? wantedPath(callbackUrl) : "/settings/sandbox");
}

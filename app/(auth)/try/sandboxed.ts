import { redirect } from "next/navigation";
import { safePath } from "#server/auth/safe-path.ts";
import { currentSession } from "../browser.ts";

/** Returns the page to open for a guest: the one they came from, or else the board. */
export function wantedPath(callbackUrl: string | undefined): string {
  return callbackUrl ? safePath(callbackUrl) : "/boards";
}

/** Redirects users who already have a sandbox: guests into it, account holders to where they open theirs. */
export async function passIfSandboxed(callbackUrl: string | undefined): Promise<void> {
  const session = await currentSession();
  if (session === null) return;
  redirect(session.isGuest || callbackUrl ? wantedPath(callbackUrl) : "/settings/sandbox");
}

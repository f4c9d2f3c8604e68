"use server";
import { redirect } from "next/navigation";
import { TooManyAttempts } from "#server/auth/attempts.ts";
import { makeGuest } from "#server/auth/guests.ts";
import { typed } from "../answers.ts";
import { enter, visitor } from "../browser.ts";
import { passIfSandboxed, wantedPath } from "./sandboxed.ts";

/**
 * Makes a guest with a sandbox and leads to where they wanted, else to its board; too many from one place are asked to
 * wait. Whoever is signed in stays who they are.
 */
export async function openSandbox(form: FormData): Promise<void> {
  const callbackUrl = typed(form, "callbackUrl");
  await passIfSandboxed(callbackUrl);
  const minutes = await makeGuest(await visitor()).then(
    (userId) => enter(userId, wantedPath(callbackUrl), "sandbox"),
    (error) => {
      if (error instanceof TooManyAttempts) return error.minutes;
      throw error;
    },
  );
  redirect(`/try?minutes=${minutes}`);
}

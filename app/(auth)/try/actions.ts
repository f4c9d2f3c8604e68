"use server";
import { redirect } from "next/navigation";
import { TooManyAttempts } from "#server/auth/attempts.ts";
import { makeGuest } from "#server/auth/guests.ts";
import { enter, visitor } from "../browser.ts";

/** Makes a guest with a sandbox and leads to its board; too many from one place are asked to wait. */
export async function openSandbox(): Promise<void> {
  const minutes = await makeGuest(await visitor()).then(
    (userId) => enter(userId, "/boards", true),
    (error) => {
      if (error instanceof TooManyAttempts) return error.minutes;
      throw error;
    },
  );
  redirect(`/try?minutes=${minutes}`);
}

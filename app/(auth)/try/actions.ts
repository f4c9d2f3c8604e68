"use server";
import { getTranslations } from "next-intl/server";
import type { FormState } from "#components/auth/form-state.ts";
import { rateLimitErrorOf } from "#server/auth/attempts.ts";
import { makeGuest } from "#server/auth/guests.ts";
import { enter, visitor } from "../browser.ts";
import { formState, typed } from "../form-values.ts";
import { passIfSandboxed, wantedPath } from "./sandboxed.ts";

/**
 * Creates a guest with a sandbox and redirects to the wanted page, or else to the guest's board. If a network
 * creates too many, asks the visitor to wait. Signed-in users keep their account.
 */
export async function openSandbox(_state: FormState, form: FormData): Promise<FormState> {
  const callbackUrl = typed(form, "callbackUrl");
  await passIfSandboxed(callbackUrl);
  const made = await makeGuest(await visitor()).catch(async (error) => {
    if (rateLimitErrorOf(error) === null) throw error;
    const t = await getTranslations("sandbox");
    return formState(form, { message: t("tryLater") });
  });
  return typeof made === "string" ? enter(made, wantedPath(callbackUrl), "sandbox") : made;
}

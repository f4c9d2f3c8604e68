"use server";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import type { FormState } from "#components/auth/form-state.ts";
import { limitsInTexts } from "#domain/limits-in-texts.ts";
import { openDeviceRequest } from "#server/auth/oauth/device-request.ts";
import { withCallback } from "#server/auth/safe-path.ts";
import { currentSession, visitor } from "../browser.ts";
import { formState, typed, withinRateLimit } from "../form-values.ts";

/** Redirects to the consent page of the app whose code was typed. */
export async function enterCode(_state: FormState, form: FormData): Promise<FormState> {
  const t = await getTranslations("oauth.device");
  const code = typed(form, "code").trim();
  const reject = (problem: string) => formState(form, { errors: { code: problem }, values: { code } });
  if (code === "") return reject(t("missing"));
  const session = await currentSession();
  if (session === null)
    redirect(withCallback("/sign-in", `/device?${new URLSearchParams({ user_code: code })}`));
  return withinRateLimit(form, async () => {
    const { ip } = await visitor();
    const request = await openDeviceRequest(code, { userId: session.userId, ip });
    if (request !== null) redirect(`/oauth/consent/${request}`);
    return reject(t("wrong", limitsInTexts));
  });
}

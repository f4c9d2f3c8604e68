"use server";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import type { FormState } from "#components/auth/form-state.ts";
import { limitsInTexts } from "#domain/limits-in-texts.ts";
import { openDeviceRequest } from "#server/auth/oauth/device-request.ts";
import { withCallback } from "#server/auth/safe-path.ts";
import { answer, typed, withinRateLimit } from "../answers.ts";
import { currentSession, visitor } from "../browser.ts";

/** Redirects to the consent page of the app whose code was typed. */
export async function enterCode(_state: FormState, form: FormData): Promise<FormState> {
  const t = await getTranslations("oauth.device");
  const code = typed(form, "code").trim();
  const refuse = (problem: string) => answer(form, { errors: { code: problem }, values: { code } });
  if (code === "") return refuse(t("missing"));
  const session = await currentSession();
  if (session === null)
    redirect(withCallback("/sign-in", `/device?${new URLSearchParams({ user_code: code })}`));
  return withinRateLimit(form, async () => {
    const { ip } = await visitor();
    const request = await openDeviceRequest(code, { userId: session.userId, ip });
    if (request !== null) redirect(`/oauth/consent/${request}`);
    return refuse(t("wrong", limitsInTexts));
  });
}

"use server";
import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/server";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import type { FormState } from "#components/auth/form-state.ts";
import { rateLimitErrorOf } from "#server/auth/attempts.ts";
import { mailSignInLink } from "#server/auth/mailed-sign-in.ts";
import { checkPasskey, signInOptions } from "#server/auth/passkeys/passkey-sign-in.ts";
import { readAssertion } from "#server/auth/passkeys/response.ts";
import { safePath } from "#server/auth/safe-path.ts";
import { checkPassword, passwordOf } from "#server/auth/sign-in.ts";
import { asker, enter, enterProven, visitor } from "../browser.ts";
import { formState, readEmail, typed, withinRateLimit } from "../form-values.ts";

/** Signs in with the password or emails a link, depending on the button that was pressed. */
export async function signIn(_state: FormState, form: FormData): Promise<FormState> {
  return typed(form, "intent") === "link" ? mailLink(form) : signInWithPassword(form);
}

/**
 * Returns the options with which the browser asks for any passkey, or null after too many requests from this
 * network.
 */
export async function passkeyOptions(): Promise<PublicKeyCredentialRequestOptionsJSON | null> {
  try {
    return await signInOptions(await visitor());
  } catch (error) {
    if (rateLimitErrorOf(error) === null) throw error;
    return null;
  }
}

/** Signs in with a passkey alone. It counts as both factors because the authenticator has verified the person. */
export async function signInWithPasskey(_state: FormState, form: FormData): Promise<FormState> {
  const t = await getTranslations("auth.problem");
  const response = readAssertion(typed(form, "response"));
  return withinRateLimit(form, async () => {
    const found = response === null ? null : await checkPasskey(response, await visitor());
    if (found === null) return formState(form, { message: t("passkey") });
    const { userId, passkeyId } = found;
    return enterProven(userId, safePath(typed(form, "callbackUrl")), "passkey", { passkeyId });
  });
}

async function signInWithPassword(form: FormData): Promise<FormState> {
  const t = await getTranslations("auth.problem");
  const read = await readEmail(form);
  const password = typed(form, "password");
  const errors = {
    ...("problem" in read ? { email: read.problem } : {}),
    ...(password === "" ? { password: t("passwordMissing") } : {}),
  };
  if ("problem" in read || password === "") return formState(form, { errors });
  return withinRateLimit(form, async () => {
    const checked = await passwordOf(read.email);
    const user = await checkPassword(read.email, password, await visitor());
    if (user === null) return formState(form, { message: t("wrong") });
    return enter(user.id, safePath(typed(form, "callbackUrl")), "password", checked);
  });
}

async function mailLink(form: FormData): Promise<FormState> {
  const read = await readEmail(form);
  if ("problem" in read) return formState(form, { errors: { email: read.problem } });
  return withinRateLimit(form, async () => {
    await mailSignInLink(read.email, safePath(typed(form, "callbackUrl")), await asker());
    redirect("/sign-in/check-mail");
  });
}

"use server";
import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/server";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import type { FormState } from "#components/auth/form-state.ts";
import {
  attemptPendingSignIn,
  expiredPendingCookie,
  type PendingSignIn,
  proofOfPending,
  readPendingSignIn,
} from "#server/auth/factors/pending-sign-in.ts";
import { type FactorProof, verifySecondFactor } from "#server/auth/factors/verification.ts";
import { assertionOptions } from "#server/auth/passkeys/assertion.ts";
import { readAssertion } from "#server/auth/passkeys/response.ts";
import { enterProven, OVER_PATH, visitor } from "../../browser.ts";
import { formState, typed, withinRateLimit } from "../../form-values.ts";
import { pendingToken } from "./pending.ts";

/** Completes the sign-in with a code of the authenticator app. */
export async function verifyCode(_state: FormState, form: FormData): Promise<FormState> {
  return verifyTyped(form, "app");
}

/** Completes the sign-in with a recovery code. */
export async function verifyRecoveryCode(_state: FormState, form: FormData): Promise<FormState> {
  return verifyTyped(form, "recovery");
}

/** Returns the options with which the browser asks for one of the person's passkeys. */
export async function passkeyOptions(): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const pending = await readPendingSignIn(await pendingToken());
  if (pending === null) redirect(OVER_PATH);
  return assertionOptions({ purpose: "second_factor", userId: pending.userId });
}

/** Completes the sign-in with a passkey. */
export async function verifyPasskey(_state: FormState, form: FormData): Promise<FormState> {
  const t = await getTranslations("auth.problem");
  const response = readAssertion(typed(form, "response"));
  if (response === null) return formState(form, { message: t("passkey") });
  return verify(form, { method: "passkey", response }, t("passkey"));
}

async function verifyTyped(form: FormData, method: "app" | "recovery"): Promise<FormState> {
  const t = await getTranslations("auth.problem");
  const code = typed(form, "code").trim();
  if (code === "") return formState(form, { errors: { code: t("codeMissing") } });
  return verify(form, { method, code }, t(method === "app" ? "code" : "recoveryCode"));
}

/** Checks a second factor. Each attempt counts before the check, and too many end the pending sign-in. */
async function verify(form: FormData, shown: FactorProof, problem: string): Promise<FormState> {
  return withinRateLimit(form, async () => {
    const token = await pendingToken();
    const pending = await attemptPendingSignIn(token);
    if (pending === null || token === undefined) redirect(OVER_PATH);
    if (await verifySecondFactor(pending.userId, shown, await visitor())) return complete(token, pending);
    return shown.method === "passkey"
      ? formState(form, { message: problem })
      : formState(form, { errors: { code: problem } });
  });
}

async function complete(token: string, { userId, path, method }: PendingSignIn): Promise<never> {
  const { name, value, ...options } = expiredPendingCookie();
  // Not `delete`: it leaves out "Secure", without which browsers ignore a cookie with this name.
  (await cookies()).set(name, value, options);
  return enterProven(userId, path, method, proofOfPending(token));
}

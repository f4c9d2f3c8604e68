import { getTranslations } from "next-intl/server";
import type { FormState } from "#components/auth/form-state.ts";
import { CHOSEN_CREDENTIALS, type ChosenCredential } from "#domain/recovery.ts";
import { EmailAddress, rateLimitErrorOf } from "#server/auth/attempts.ts";
import { OperationError } from "#server/core/errors.ts";

/** Returns a form's field as it was typed, or "" if it is missing or a file. @throws malformed_request for anything that isn't a form */
export function typed(form: FormData, name: string): string {
  // A program can call an action with any arguments.
  if (!(form instanceof FormData)) throw new OperationError("malformed_request", "Send a form.");
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

/** Returns the form's state with its errors. Typed values stay, except passwords. */
export function formState(form: FormData, changes: Partial<FormState>): FormState {
  const values = { email: typed(form, "email"), name: typed(form, "name") };
  return { errors: {}, message: null, done: false, values, ...changes };
}

/** Returns the form's address in its stored form, or the error message for it. */
export async function readEmail(form: FormData): Promise<{ email: string } | { problem: string }> {
  const t = await getTranslations("auth.problem");
  const address = typed(form, "email");
  const parsed = EmailAddress.safeParse(address);
  if (parsed.success) return { email: parsed.data };
  return { problem: address.trim() === "" ? t("emailMissing") : t("emailInvalid") };
}

/** Runs a form's attempt. After too many attempts, returns the 429's message for the form. */
export async function withinRateLimit(form: FormData, attempt: () => Promise<FormState>): Promise<FormState> {
  try {
    return await attempt();
  } catch (error) {
    const rateLimited = rateLimitErrorOf(error);
    if (rateLimited === null) throw error;
    return formState(form, { message: rateLimited.message });
  }
}

/** Returns the older credentials that the user chose to end. */
export function chosenCredentials(form: FormData): Partial<Record<ChosenCredential, boolean>> {
  return Object.fromEntries(
    CHOSEN_CREDENTIALS.map((credential) => [credential, isChecked(form, credential)]),
  );
}

/** Checks whether a check box of the form was checked. */
export function isChecked(form: FormData, name: string): boolean {
  return typed(form, name) === "on";
}

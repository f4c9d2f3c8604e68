"use server";
import type { FormState } from "#components/auth/form-state.ts";
import { resendMail } from "#server/auth/resend-mail.ts";
import { asker } from "../../browser.ts";
import { formState, withinRateLimit } from "../../form-values.ts";

/** Resends the last email that this browser requested. */
export async function sendAgain(_state: FormState, form: FormData): Promise<FormState> {
  return withinRateLimit(form, async () => {
    await resendMail(await asker());
    return formState(form, { done: true });
  });
}

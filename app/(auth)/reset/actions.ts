"use server";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import type { FormState } from "#components/auth/form-state.ts";
import { passwordProblem, passwordSentence } from "#server/auth/password.ts";
import { mailResetLink, readReset, resetPassword } from "#server/auth/reset.ts";
import { asker, enter, hasAsked } from "../browser.ts";
import {
  chosenCredentials,
  formState,
  isChecked,
  readEmail,
  typed,
  withinRateLimit,
} from "../form-values.ts";

/** Emails a link for a new password. */
export async function requestReset(_state: FormState, form: FormData): Promise<FormState> {
  const read = await readEmail(form);
  if ("problem" in read) return formState(form, { errors: { email: read.problem } });
  return withinRateLimit(form, async () => {
    await mailResetLink(read.email, await asker());
    redirect("/sign-in/check-mail");
  });
}

/** Sets the new password and signs in. If the link has since expired, redirects to the page that says so. */
export async function choosePassword(_state: FormState, form: FormData): Promise<FormState> {
  const t = await getTranslations("auth.problem");
  const token = typed(form, "token");
  const password = typed(form, "password");
  const page = `/reset/${encodeURIComponent(token)}`;
  const reset = await readReset(token);
  if (reset === null) redirect(page);
  const weakness = await passwordProblem(password, reset.email);
  const isMeant = (await hasAsked(reset)) || isChecked(form, "confirmed");
  const errors = {
    ...(weakness === null ? {} : { password: passwordSentence(weakness) }),
    ...(isMeant ? {} : { confirmed: t("notConfirmed") }),
  };
  if (Object.keys(errors).length > 0) return formState(form, { errors });
  const ends = { recent: isChecked(form, "recent"), older: chosenCredentials(form) };
  const user = await resetPassword(token, password, ends);
  if (user === null) redirect(page);
  return enter(user.id, "/", "reset");
}

"use server";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import type { FormState } from "#components/auth/form-state.ts";
import { passwordProblem } from "#server/auth/password.ts";
import { mailResetLink, readResetToken, resetPassword } from "#server/auth/reset.ts";
import { answer, readEmail, typed, unlessTooOften } from "../answers.ts";
import { enter, visitor } from "../browser.ts";

/** Mails a link for a new password. */
export async function requestReset(_state: FormState, form: FormData): Promise<FormState> {
  const read = await readEmail(form);
  if ("problem" in read) return answer(form, { errors: { email: read.problem } });
  return unlessTooOften(form, async () => {
    await mailResetLink(read.email, await visitor());
    return answer(form, { done: true, values: { email: read.email } });
  });
}

/** Sets the new password and signs in; a link that died meanwhile leads to the page that says so. */
export async function choosePassword(_state: FormState, form: FormData): Promise<FormState> {
  const t = await getTranslations("auth.problem");
  const token = typed(form, "token");
  const password = typed(form, "password");
  const owner = await readResetToken(token);
  if (owner === null) redirect(`/reset/${encodeURIComponent(token)}`);
  const weakness = passwordProblem(password, owner.email);
  if (weakness !== null) return answer(form, { errors: { password: t(weakness) } });
  const user = await resetPassword(token, password);
  if (user === null) redirect(`/reset/${encodeURIComponent(token)}`);
  return enter(user.id, "/", "reset");
}

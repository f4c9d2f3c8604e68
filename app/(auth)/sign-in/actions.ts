"use server";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import type { FormState } from "#components/auth/form-state.ts";
import { mailSignInLink } from "#server/auth/mailed-sign-in.ts";
import { safePath } from "#server/auth/safe-path.ts";
import { checkPassword } from "#server/auth/sign-in.ts";
import { answer, readEmail, typed, unlessTooOften } from "../answers.ts";
import { asker, enter, visitor } from "../browser.ts";

/** Signs in with the password, or mails a link, by the button that was pressed. */
export async function signIn(_state: FormState, form: FormData): Promise<FormState> {
  return typed(form, "intent") === "link" ? mailLink(form) : signInWithPassword(form);
}

async function signInWithPassword(form: FormData): Promise<FormState> {
  const t = await getTranslations("auth.problem");
  const read = await readEmail(form);
  const password = typed(form, "password");
  const errors = {
    ...("problem" in read ? { email: read.problem } : {}),
    ...(password === "" ? { password: t("passwordMissing") } : {}),
  };
  if ("problem" in read || password === "") return answer(form, { errors });
  return unlessTooOften(form, async () => {
    const user = await checkPassword(read.email, password, await visitor());
    if (user === null) return answer(form, { message: t("wrong") });
    return enter(user.id, safePath(typed(form, "callbackUrl")), "password");
  });
}

async function mailLink(form: FormData): Promise<FormState> {
  const read = await readEmail(form);
  if ("problem" in read) return answer(form, { errors: { email: read.problem } });
  return unlessTooOften(form, async () => {
    await mailSignInLink(read.email, safePath(typed(form, "callbackUrl")), await asker());
    redirect("/sign-in/check-mail");
  });
}

"use server";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import type { FormState } from "#components/auth/form-state.ts";
import { isInvisible } from "#domain/invisible.ts";
import { LIMITS } from "#domain/limits.ts";
import { limitsInTexts } from "#domain/limits-in-texts.ts";
import { confirmsAddress } from "#server/auth/mailed-invitation.ts";
import { passwordProblem, passwordSentence } from "#server/auth/password.ts";
import { safePath } from "#server/auth/safe-path.ts";
import { signUpConfirmed, signUp as takeDown } from "#server/auth/sign-up.ts";
import { asker, enter } from "../browser.ts";
import { formState, readEmail, typed, withinRateLimit } from "../form-values.ts";

const NAME_LENGTH = LIMITS.text.title;

/**
 * Stores the sign-up and emails its link, whether or not the address has an account. A person who arrived
 * through an invitation that was sent to the address is signed in immediately.
 */
export async function signUp(_state: FormState, form: FormData): Promise<FormState> {
  const t = await getTranslations("auth.problem");
  const read = await readEmail(form);
  const name = typed(form, "name").trim();
  const password = typed(form, "password");
  const weakness = await passwordProblem(password, "email" in read ? read.email : "", name);
  const errors = {
    ...(isInvisible(name) ? { name: t("nameMissing") } : {}),
    ...(name.length > NAME_LENGTH ? { name: t("nameTooLong", limitsInTexts) } : {}),
    ...("problem" in read ? { email: read.problem } : {}),
    ...(weakness === null ? {} : { password: passwordSentence(weakness) }),
  };
  if ("problem" in read || Object.keys(errors).length > 0) return formState(form, { errors });
  return withinRateLimit(form, async () => {
    const path = safePath(typed(form, "callbackUrl"));
    const input = { name, email: read.email, password };
    if (await confirmsAddress(path, read.email)) {
      const user = await signUpConfirmed(input, await asker());
      if (user !== null) return enter(user.id, path, "invitation");
    } else {
      await takeDown(input, await asker(), path);
    }
    redirect("/sign-in/check-mail");
  });
}

"use server";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import type { FormState } from "#components/auth/form-state.ts";
import { completeSignUp, isPasswordOfSignUp, readSignUp } from "#server/auth/sign-up.ts";
import { enter, hasAsked, visitor } from "../browser.ts";
import { formState, typed, withinRateLimit } from "../form-values.ts";

/**
 * Completes the sign-up and signs in. A browser other than the one that signed up also needs the password.
 */
export async function confirmSignUp(_state: FormState, form: FormData): Promise<FormState> {
  const t = await getTranslations("auth.problem");
  const token = typed(form, "token");
  const page = `/welcome/${encodeURIComponent(token)}`;
  const pending = await readSignUp(token);
  if (pending === null) redirect(page);
  return withinRateLimit(form, async () => {
    if (!(await hasAsked(pending))) {
      const password = typed(form, "password");
      if (password === "") return formState(form, { errors: { password: t("passwordMissing") } });
      const isTheirs = await isPasswordOfSignUp(token, password, await visitor());
      if (!isTheirs) return formState(form, { errors: { password: t("notOfSignUp") } });
    }
    const user = await completeSignUp(token);
    if (user === null) redirect(page);
    // A new job search starts on its board.
    return enter(user.id, user.path === "/" ? "/boards" : user.path, "sign_up");
  });
}

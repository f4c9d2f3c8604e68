"use server";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import type { FormState } from "#components/auth/form-state.ts";
import { provesAddress } from "#server/auth/mailed-invitation.ts";
import { passwordProblem } from "#server/auth/password.ts";
import { safePath } from "#server/auth/safe-path.ts";
import { signUp as createAccount } from "#server/auth/sign-up.ts";
import { answer, readEmail, typed, unlessTooOften } from "../answers.ts";
import { enter, visitor } from "../browser.ts";

const NAME_LENGTH = 200;

/** Makes the account and signs in at once; an address that has one is told by mail. */
export async function signUp(_state: FormState, form: FormData): Promise<FormState> {
  const t = await getTranslations("auth.problem");
  const read = await readEmail(form);
  const name = typed(form, "name").trim();
  const password = typed(form, "password");
  const weakness = passwordProblem(password, "email" in read ? read.email : "");
  const errors = {
    ...(name === "" ? { name: t("nameMissing") } : {}),
    ...(name.length > NAME_LENGTH ? { name: t("nameTooLong") } : {}),
    ...("problem" in read ? { email: read.problem } : {}),
    ...(weakness === null ? {} : { password: t(weakness) }),
  };
  if ("problem" in read || Object.keys(errors).length > 0) return answer(form, { errors });
  return unlessTooOften(form, async () => {
    const path = safePath(typed(form, "callbackUrl"));
    const isProven = await provesAddress(path, read.email);
    const user = await createAccount({ name, email: read.email, password, isProven }, await visitor());
    if (user === null) redirect("/sign-in/check-mail");
    return enter(user.id, path, isProven ? "invitation" : "sign_up");
  });
}

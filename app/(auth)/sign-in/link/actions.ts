"use server";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import type { FormState } from "#components/auth/form-state.ts";
import { completeSignInLink, readSignInLink } from "#server/auth/mailed-sign-in.ts";
import { enter, hasAsked } from "../../browser.ts";
import { formState, isChecked, typed } from "../../form-values.ts";

/** Signs in by an emailed link. In a browser other than the one that asked, the person first has to confirm that they asked. */
export async function signInByLink(_state: FormState, form: FormData): Promise<FormState> {
  const token = typed(form, "token");
  const page = `/sign-in/link/${encodeURIComponent(token)}`;
  const link = await readSignInLink(token);
  if (link === null) redirect(page);
  const isMeant = (await hasAsked(link)) || isChecked(form, "confirmed");
  if (!isMeant) {
    const t = await getTranslations("auth.problem");
    return formState(form, { errors: { confirmed: t("notConfirmed") } });
  }
  const user = await completeSignInLink(token);
  if (user === null) redirect(page);
  return enter(user.id, user.path, "mailed_link");
}

"use server";
import { redirect } from "next/navigation";
import type { FormState } from "#components/auth/form-state.ts";
import { recoverAccount } from "#server/auth/recovery/recover.ts";
import { enter } from "../browser.ts";
import { chosenCredentials, typed } from "../form-values.ts";

/** Undoes the change that an email reported, and signs in the reader of that email. */
export async function undoChange(_state: FormState, form: FormData): Promise<FormState> {
  const token = typed(form, "token");
  const user = await recoverAccount("not_me", token, chosenCredentials(form));
  if (user === null) redirect(`/not-me/${encodeURIComponent(token)}`);
  return enter(user.id, "/settings", "mailed_link");
}

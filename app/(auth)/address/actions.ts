"use server";
import { redirect } from "next/navigation";
import type { FormState } from "#components/auth/form-state.ts";
import { completeAddressChange } from "#server/auth/address-change.ts";
import { recoverAccount } from "#server/auth/recovery/recover.ts";
import { currentSession, enter } from "../browser.ts";
import { chosenCredentials, typed } from "../form-values.ts";

/** Changes the signed-in user's address to the one that the link was sent to. */
export async function confirmChange(_state: FormState, form: FormData): Promise<FormState> {
  const token = typed(form, "token");
  const session = await currentSession();
  if (session === null || !(await completeAddressChange(token, session.userId))) {
    redirect(`/address/confirm/${encodeURIComponent(token)}`);
  }
  redirect("/settings");
}

/** Undoes a change of address and signs in the reader of the former mailbox. */
export async function restoreAddress(_state: FormState, form: FormData): Promise<FormState> {
  const token = typed(form, "token");
  const user = await recoverAccount("address_undo", token, chosenCredentials(form));
  if (user === null) redirect(`/address/restore/${encodeURIComponent(token)}`);
  return enter(user.id, "/settings", "mailed_link");
}

"use server";
import { redirect } from "next/navigation";
import type { FormState } from "#components/auth/form-state.ts";
import { approveChanges } from "#server/auth/factors/new-factor-guard.ts";
import { typed } from "../form-values.ts";

/** Allows the changes that an email asked about. The signed-in user then makes them. */
export async function allow(_state: FormState, form: FormData): Promise<FormState> {
  const token = typed(form, "token");
  if (!(await approveChanges(token))) redirect(`/allow-change/${encodeURIComponent(token)}`);
  redirect("/settings/sign-in");
}

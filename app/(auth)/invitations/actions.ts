"use server";
import { redirect } from "next/navigation";
import type { FormState } from "#components/auth/form-state.ts";
import { confirmByInvitation } from "#server/auth/mailed-invitation.ts";
import { currentSession, enter } from "../browser.ts";
import { typed } from "../form-values.ts";

/** Confirms the signed-in user's address by the invitation that was sent to it, and redirects back to the invitation. */
export async function confirmInvited(_state: FormState, form: FormData): Promise<FormState> {
  const secret = typed(form, "secret");
  const page = `/invitations/${encodeURIComponent(secret)}`;
  const session = await currentSession();
  if (session === null || !(await confirmByInvitation(session.userId, secret))) redirect(page);
  return enter(session.userId, page, "invitation");
}

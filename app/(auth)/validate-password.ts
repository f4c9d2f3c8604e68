"use server";
import { headers } from "next/headers";
import { type StrengthFeedback, validateTypedPassword } from "#server/auth/typed-password.ts";

/** Returns the strength that a form shows for a password while it is typed. */
export async function validatePassword(typed: FormData): Promise<StrengthFeedback | null> {
  return validateTypedPassword(typed, (await headers()).get("cookie"));
}

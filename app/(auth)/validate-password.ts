"use server";
import { headers } from "next/headers";
import { type ShownStrength, validateTypedPassword } from "#server/auth/typed-password.ts";

/** Returns what a form says about a password while it is typed. */
export async function validatePassword(typed: FormData): Promise<ShownStrength | null> {
  return validateTypedPassword(typed, (await headers()).get("cookie"));
}

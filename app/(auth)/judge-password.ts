"use server";
import { headers } from "next/headers";
import { judgeTypedPassword, type ShownStrength } from "#server/auth/typed-password.ts";

/** What a form says of a password while it is typed. */
export async function judgePassword(typed: FormData): Promise<ShownStrength | null> {
  return judgeTypedPassword(typed, (await headers()).get("cookie"));
}

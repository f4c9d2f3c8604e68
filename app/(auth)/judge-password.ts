"use server";
import { headers } from "next/headers";
import { judgeTypedPassword, type ShownStrength } from "#server/auth/typed-password.ts";

/** Returns what a form says about a password while it is typed. */
export async function judgePassword(typed: FormData): Promise<ShownStrength | null> {
  return judgeTypedPassword(typed, (await headers()).get("cookie"));
}

import { z } from "zod";
import { normalizeEmail } from "#domain/email-address.ts";
import { LIMITS } from "#domain/limits.ts";
import { prisma } from "#server/lib/database.ts";
import { type PasswordVerdict, passwordSentence, validatePassword } from "./password.ts";
import { readSession } from "./session.ts";

const Typed = z.strictObject({
  password: z.string().max(LIMITS.text.passwordTyped),
  email: z.string().max(LIMITS.text.email),
  name: z.string().max(LIMITS.text.title),
});

/** The strength of a password, and how to fix it if it isn't accepted. */
export type StrengthFeedback = {
  readonly strength: PasswordVerdict["strength"];
  readonly reason: string | null;
};

/**
 * Checks a password while it is typed, as it will be checked on submission: for the signed-in user, or else for the address and
 * name in the form. Nothing is stored.
 * @param typed `password`, `email`, `name`; a form, because Next doesn't log its fields
 * @returns null if it isn't one of our forms
 */
export async function validateTypedPassword(
  typed: FormData,
  cookieHeader: string | null,
): Promise<StrengthFeedback | null> {
  // A program can call the action with any argument.
  const { data } = Typed.safeParse(typed instanceof FormData ? Object.fromEntries(typed) : null);
  if (data === undefined) return null;
  const session = await readSession(cookieHeader);
  const user = session && (await prisma.user.findUnique({ where: { id: session.userId } }));
  const { email, name } = user ?? { ...data, email: normalizeEmail(data.email) };
  const { strength, problem } = await validatePassword(data.password, email, name);
  return { strength, reason: problem && passwordSentence(problem) };
}

import { z } from "zod";
import { LIMITS } from "#domain/limits.ts";
import { normalizeEmail } from "#server/core/fields.ts";
import { prisma } from "#server/lib/database.ts";
import { judgePassword, type PasswordVerdict } from "./password.ts";
import { passwordSentence } from "./password-sentence.ts";
import { readSession } from "./session.ts";

const Typed = z.strictObject({
  password: z.string().max(1_000),
  email: z.string().max(LIMITS.text.email),
  name: z.string().max(LIMITS.text.title),
});

/** How strong it is, and what to do about it where it won't do. */
export type ShownStrength = {
  readonly strength: PasswordVerdict["strength"];
  readonly reason: string | null;
};

/**
 * Judges a password while it is typed, as it will be judged when it is sent: for whoever is signed in, or else for the address and
 * name of the form. Nothing is kept of it.
 * @param typed `password`, `email`, `name`; a form, whose fields no log of Next's writes out
 * @returns null where that is no form of ours
 */
export async function judgeTypedPassword(
  typed: FormData,
  cookieHeader: string | null,
): Promise<ShownStrength | null> {
  const { data } = Typed.safeParse(Object.fromEntries(typed));
  if (data === undefined) return null;
  const session = await readSession(cookieHeader);
  const user = session && (await prisma.user.findUnique({ where: { id: session.userId } }));
  const { email, name } = user ?? { ...data, email: normalizeEmail(data.email) };
  const { strength, problem } = await judgePassword(data.password, email, name);
  return { strength, reason: problem && passwordSentence(problem) };
}

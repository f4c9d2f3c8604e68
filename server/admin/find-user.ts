import { EmailAddress } from "#server/auth/email-address.ts";
import { prisma } from "#server/lib/database.ts";
import { Refusal } from "./failure.ts";

/** An address as the operator typed it, in its stored form. */
export function parseEmail(text: string): string {
  const parsed = EmailAddress.safeParse(text);
  if (!parsed.success) throw new Refusal("invalid_email", `"${text}" isn't an email address.`);
  return parsed.data;
}

/** The user with the address. */
export async function findUser(address: string): Promise<{ id: string; email: string }> {
  const email = parseEmail(address);
  const user = await prisma.user.findUnique({ where: { email }, select: { id: true, email: true } });
  if (user === null) throw new Refusal("user_not_found", `There's no user with the address ${email}.`);
  return user;
}

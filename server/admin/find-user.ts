import { EmailAddress } from "#server/auth/attempts.ts";
import { prisma } from "#server/lib/database.ts";
import { Refusal } from "./failure.ts";

/** Returns an address that the operator typed in its stored form. @throws Refusal */
export function parseEmail(text: string): string {
  const parsed = EmailAddress.safeParse(text);
  if (!parsed.success) throw new Refusal("invalid_email", `"${text}" isn't an email address.`);
  return parsed.data;
}

/** Returns the user with the address. Guests don't have an address. @throws Refusal */
export async function findUser(address: string): Promise<{ id: string; email: string }> {
  const email = parseEmail(address);
  const user = await prisma.user.findUnique({
    where: { email, guestUntil: null },
    select: { id: true, email: true },
  });
  if (user === null) throw new Refusal("user_not_found", `There's no user with the address ${email}.`);
  return user;
}

import { Secret, TOTP } from "otpauth";
import { beginAuthenticator } from "#server/auth/factors/authenticator-app.ts";
import { addAuthenticator, addPasskey } from "#server/auth/factors/factor-changes.ts";
import { registrationOptions } from "#server/auth/passkeys/registration.ts";
import { prisma } from "#server/lib/database.ts";
import type { Person } from "./actors.ts";
import { SoftwareAuthenticator } from "./authenticator.ts";

const STEP_MS = 30_000;

/** Returns the code that an app with this secret shows the given number of steps from now. */
export function codeOf(secret: string, steps = 0): string {
  const timestamp = Date.now() + steps * STEP_MS;
  return new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate({ timestamp });
}

/** Sets up an app as if some time ago: the current code is still unused. */
export async function makeAuthenticator({ userId, email }: Pick<Person, "userId" | "email">) {
  const { secret } = await beginAuthenticator(userId, email);
  const { recoveryCodes } = await addAuthenticator(userId, codeOf(secret));
  await prisma.authenticatorApp.update({ where: { userId }, data: { lastStep: 0 } });
  return { secret, recoveryCodes: recoveryCodes ?? [] };
}

/** Registers a passkey as a person does. */
export async function makePasskey({ userId }: Pick<Person, "userId">, name = "Laptop") {
  const authenticator = new SoftwareAuthenticator();
  const made = authenticator.register(await registrationOptions(userId));
  const { recoveryCodes } = await addPasskey(userId, name, made);
  return { authenticator, recoveryCodes: recoveryCodes ?? [] };
}

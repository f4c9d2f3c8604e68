import { Secret, TOTP } from "otpauth";
import { renderSVG } from "uqr";
import { OperationError } from "#server/core/errors.ts";
import { now } from "#server/lib/clock.ts";
import { type PrismaTransaction, prisma } from "#server/lib/database.ts";
import { openSecret, sealSecret } from "#server/lib/sealed-secret.ts";

/** As authenticator apps expect: SHA-1, six digits, thirty seconds (RFC 6238). The secret has 160 bits (RFC 4226, 4). */
const SHAPE = { issuer: "Offerlane", algorithm: "SHA1", digits: 6, period: 30 } as const;
const SECRET_BYTES = 20;
/** Because clocks differ, the previous and next codes are also accepted. */
const STEPS_ASIDE = 1;
const sealFor = (userId: string) => ({ purpose: "authenticator app secret", owner: userId }) as const;

/** The data for setting up an app: a picture to scan, or the secret to type. */
export type AuthenticatorSetUp = {
  readonly secret: string;
  readonly address: string;
  readonly qrCode: string;
};

/**
 * Creates a secret for an app. It grants no access until a code confirms it, and replaces an unconfirmed one.
 * @throws validation_failed if an app is already set up
 */
export async function beginAuthenticator(userId: string, email: string): Promise<AuthenticatorSetUp> {
  const secret = new Secret({ size: SECRET_BYTES });
  const sealed = sealSecret(secret.base32, sealFor(userId));
  // A confirmed app stays: the insert is skipped, because the user already has a row.
  await prisma.authenticatorApp.deleteMany({ where: { userId, confirmedAt: null } });
  await prisma.authenticatorApp.createMany({ data: [{ userId, secret: sealed }], skipDuplicates: true });
  const kept = await prisma.authenticatorApp.findUnique({ where: { userId } });
  if (kept?.secret !== sealed) {
    throw new OperationError("validation_failed", "An authenticator app is already set up. Remove it first.");
  }
  const address = new TOTP({ ...SHAPE, label: email, secret }).toString();
  return { secret: secret.base32, address, qrCode: renderSVG(address, { border: 2 }) };
}

/** Checks whether the code is the app's current one, and if so, activates the app. Accepts each code once. */
export async function confirmAuthenticator(
  client: PrismaTransaction,
  userId: string,
  code: string,
): Promise<boolean> {
  const app = await client.authenticatorApp.findUnique({ where: { userId } });
  if (app === null || app.confirmedAt !== null) return false;
  const lastStep = stepOf(app, code);
  if (lastStep === null) return false;
  const { count } = await client.authenticatorApp.updateMany({
    where: { userId, secret: app.secret, confirmedAt: null },
    data: { confirmedAt: now(), lastStep },
  });
  return count === 1;
}

/** Checks whether the code is from the user's app. Each code works once, even with concurrent requests. */
export async function consumeAuthenticatorCode(userId: string, code: string): Promise<boolean> {
  const app = await prisma.authenticatorApp.findUnique({ where: { userId } });
  if (app === null || app.confirmedAt === null) return false;
  const step = stepOf(app, code);
  if (step === null) return false;
  const { count } = await prisma.authenticatorApp.updateMany({
    where: { userId, secret: app.secret, lastStep: { lt: step } },
    data: { lastStep: step, lastUsedAt: now() },
  });
  return count === 1;
}

/** Returns the time step of the code, or null if it doesn't match. otpauth compares in constant time. */
function stepOf({ userId, secret }: { userId: string; secret: string }, typed: string): bigint | null {
  const token = typed.replace(/\s/g, "");
  if (!/^\d{6}$/.test(token)) return null;
  const timestamp = now().getTime();
  const totp = new TOTP({ ...SHAPE, secret: Secret.fromBase32(openSecret(secret, sealFor(userId))) });
  const delta = totp.validate({ token, timestamp, window: STEPS_ASIDE });
  return delta === null ? null : BigInt(Math.floor(timestamp / 1_000 / SHAPE.period) + delta);
}

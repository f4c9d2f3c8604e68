import { LIMITS } from "#domain/limits.ts";
import { ALL_SCOPES, isScope, type Scope } from "#domain/scopes.ts";
import { DAY_MS, HOUR_MS } from "#domain/time.ts";
import { EmailAddress } from "#server/auth/attempts.ts";
import { digestOf, looksLikeApiKey } from "#server/auth/secrets.ts";
import { title } from "#server/core/fields.ts";
import type { Prisma } from "#server/generated/prisma/client.ts";
import { now } from "#server/lib/clock.ts";
import { prisma } from "#server/lib/database.ts";
import { CommandError } from "./failure.ts";

/** Returns the active key with this id or displayed prefix. A complete key also works. @throws CommandError */
export async function findKey(named: string): Promise<{ id: string; displayPrefix: string; email: string }> {
  const matching = await prisma.apiKey.findMany({
    where: { ...condition(named.trim()), revokedAt: null },
    select: { id: true, displayPrefix: true, user: { select: { email: true } } },
    take: 2,
  });
  const [key, another] = matching;
  if (another) {
    throw new CommandError("key_ambiguous", `Several keys start with ${named}. Use the key's ID instead.`);
  }
  if (!key) {
    // The message doesn't repeat the key, which may be a secret.
    throw new CommandError("key_not_found", "This key doesn't exist or was already revoked.");
  }
  return { id: key.id, displayPrefix: key.displayPrefix, email: key.user.email };
}

function condition(named: string): Prisma.ApiKeyWhereInput {
  if (looksLikeApiKey(named)) return { secretHash: digestOf(named) };
  return named.startsWith("key_") ? { id: named } : { displayPrefix: named };
}

/** Parses `all` or a comma-separated list of scopes. @throws CommandError */
export function parseScopes(text: string): Scope[] {
  if (text.trim() === "all") return ALL_SCOPES;
  const names = [...new Set(text.split(",").map((name) => name.trim()))].filter((name) => name !== "");
  const unknown = names.filter((name) => !isScope(name));
  if (unknown.length > 0) {
    const message = `Unknown scope: ${unknown.join(", ")}. Available scopes: ${ALL_SCOPES.join(", ")}.`;
    throw new CommandError("unknown_scope", message);
  }
  if (names.length === 0) throw new CommandError("unknown_scope", "Enter at least one scope, or all.");
  return names.filter(isScope);
}

const UNITS_MS = { h: HOUR_MS, d: DAY_MS } as const;

/** Validates a key's name by the rules of the settings page, and returns it. @throws CommandError */
export function parseKeyName(text: string): string {
  const name = title().safeParse(text);
  if (!name.success) {
    throw new CommandError("invalid_name", `The name must have 1 to ${LIMITS.text.title} characters.`);
  }
  return name.data;
}

/** PostgreSQL writes later instants in a form that JavaScript can't read. */
const LATEST = new Date("9999-12-31T23:59:59Z");

/** Parses an instant in the future, given in ISO 8601 or as a span from now such as `30d` or `12h`. @throws CommandError */
export function parseExpiry(text: string): Date {
  const span = /^(\d{1,6})([dh])$/.exec(text.trim());
  const at = span
    ? new Date(now().getTime() + Number(span[1]) * UNITS_MS[span[2] as keyof typeof UNITS_MS])
    : new Date(text);
  if (Number.isNaN(at.getTime()) || at > LATEST) {
    const message = `"${text}" isn't a valid time. Enter an ISO 8601 instant such as 2027-01-31T00:00:00Z, or a duration such as 30d.`;
    throw new CommandError("invalid_expiry", message);
  }
  if (at <= now()) throw new CommandError("invalid_expiry", `${at.toISOString()} is in the past.`);
  return at;
}

/** Returns the stored form of an address that the operator typed. @throws CommandError */
export function parseEmail(text: string): string {
  const parsed = EmailAddress.safeParse(text);
  if (!parsed.success) throw new CommandError("invalid_email", `"${text}" isn't an email address.`);
  return parsed.data;
}

/** Returns the user with the address. Guests don't have an address. @throws CommandError */
export async function findUser(address: string): Promise<{ id: string; email: string }> {
  const email = parseEmail(address);
  const user = await prisma.user.findUnique({
    where: { email, guestUntil: null },
    select: { id: true, email: true },
  });
  if (user === null) throw new CommandError("user_not_found", `There's no user with the address ${email}.`);
  return user;
}

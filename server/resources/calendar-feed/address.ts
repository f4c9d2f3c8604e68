import { hash, randomBytes } from "node:crypto";
import { env } from "#server/lib/env.ts";

export const CALENDAR_BASE = "/api/calendar";
const SHAPE = /^([A-Za-z0-9_-]{43})\.ics$/;

/** Returns a new secret of 256 bits. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** Returns the stored form of a secret. A plain digest is enough: 256 random bits can't be guessed. */
export function digestOf(secret: string): string {
  return hash("sha256", secret, "hex");
}

/** Returns the URL that calendar programs subscribe to. */
export function addressOf(secret: string): string {
  return `${env().PUBLIC_URL}${CALENDAR_BASE}/${secret}.ics`;
}

/** Returns the secret in a file name of the feed, or null for any other name. */
export function secretIn(fileName: string): string | null {
  return SHAPE.exec(fileName)?.[1] ?? null;
}

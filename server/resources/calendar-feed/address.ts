import { hash, randomBytes } from "node:crypto";
import { env } from "#server/lib/env.ts";

export const CALENDAR_BASE = "/api/calendar";
const SHAPE = /^([A-Za-z0-9_-]{43})\.ics$/;

/** A new secret of 256 bits. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** What is stored of a secret. A plain digest will do: nobody can guess 256 random bits. */
export function digestOf(secret: string): string {
  return hash("sha256", secret, "hex");
}

/** The address that calendar programs subscribe to. */
export function addressOf(secret: string): string {
  return `${env().PUBLIC_URL}${CALENDAR_BASE}/${secret}.ics`;
}

/** The secret in a file name of the feed; null for any other name. */
export function secretIn(fileName: string): string | null {
  return SHAPE.exec(fileName)?.[1] ?? null;
}

import { hash } from "node:crypto";
import type { Environment } from "#server/core/actor.ts";

const SHAPE = /^ola_(?:live|sandbox)_[\w-]{43}$/;
const SHOWN = 6;

/** Returns an access token such as `ola_live_…` for 256 random bits. */
export function accessTokenOf(environment: Environment, random: string): string {
  return `ola_${environment}_${random}`;
}

/** Checks whether the text has the form of an access token. */
export function looksLikeAccessToken(text: string): boolean {
  return SHAPE.test(text);
}

/** Returns the first characters of a token, which may be shown. */
export function displayPrefixOf(token: string): string {
  return token.slice(0, token.indexOf("_", 4) + 1 + SHOWN);
}

/** Returns the stored form of a code, a token, or a secret. A plain digest is enough because no one can guess 256 random bits. */
export function digestOf(secret: string): string {
  return hash("sha256", secret, "hex");
}

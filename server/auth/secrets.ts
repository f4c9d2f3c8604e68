import { hash, randomBytes, randomInt } from "node:crypto";
import type { Environment } from "#server/core/actor.ts";

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** 32 characters from an alphabet of 62 have 190 bits of entropy. */
const KEY_LENGTH = 32;
const SHOWN = 6;
const API_KEY = /^ol_(?:live|sandbox)_[0-9A-Za-z]{32}$/;
const ACCESS_TOKEN = /^ola_(?:live|sandbox)_[\w-]{43}$/;

/** Returns a secret of 256 random bits, valid in an address and in a cookie. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/**
 * Returns the stored form of a secret: a key, a token, a code, or a cookie. A plain digest is enough because no one can guess so many
 * random bits, and it depends on no other secret.
 */
export function digestOf(secret: string): string {
  return hash("sha256", secret, "hex");
}

/** Returns a new API key such as `ol_live_…`. */
export function newApiKey(environment: Environment): string {
  const secret = Array.from({ length: KEY_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  return `ol_${environment}_${secret}`;
}

/** Checks whether the text has the form of an API key. */
export function looksLikeApiKey(text: string): boolean {
  return API_KEY.test(text);
}

/** Returns an access token such as `ola_live_…` for 256 random bits. */
export function accessTokenOf(environment: Environment, random: string): string {
  return `ola_${environment}_${random}`;
}

/** Checks whether the text has the form of an access token. */
export function looksLikeAccessToken(text: string): boolean {
  return ACCESS_TOKEN.test(text);
}

/** Returns the first characters of an API key or access token, which may be shown. */
export function displayPrefixOf(credential: string): string {
  return credential.slice(0, credential.indexOf("_", 4) + 1 + SHOWN);
}

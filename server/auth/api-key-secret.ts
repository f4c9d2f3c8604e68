import { hash, randomInt } from "node:crypto";
import type { Environment } from "#server/core/actor.ts";

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** 32 characters from an alphabet of 62 hold 190 bits. */
const LENGTH = 32;
const SHOWN = 6;
const SHAPE = /^ol_(?:live|sandbox)_[0-9A-Za-z]{32}$/;

/** Returns a new key such as `ol_live_…`, and its first characters, which may be shown. */
export function newApiKeySecret(environment: Environment): { key: string; displayPrefix: string } {
  const secret = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  return { key: `ol_${environment}_${secret}`, displayPrefix: `ol_${environment}_${secret.slice(0, SHOWN)}` };
}

/** Checks whether the text has the form of a key. */
export function looksLikeApiKey(text: string): boolean {
  return SHAPE.test(text);
}

/** Returns the stored form of a key. A plain digest is enough because no one can guess 190 random bits. */
export function hashApiKey(key: string): string {
  return hash("sha256", key, "hex");
}

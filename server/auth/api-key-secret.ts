import { hash, randomInt } from "node:crypto";
import type { Environment } from "#server/core/actor.ts";

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** 32 characters of 62 carry 190 bits. */
const LENGTH = 32;
const SHOWN = 6;
const SHAPE = /^ol_(?:live|sandbox)_[0-9A-Za-z]{32}$/;

/** A new key such as `ol_live_…`, and the first characters of it that may be shown. */
export function newApiKeySecret(environment: Environment): { key: string; displayPrefix: string } {
  const secret = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  return { key: `ol_${environment}_${secret}`, displayPrefix: `ol_${environment}_${secret.slice(0, SHOWN)}` };
}

/** Whether the text can be a key at all. */
export function looksLikeApiKey(text: string): boolean {
  return SHAPE.test(text);
}

/** What is stored of a key. A plain digest will do: nobody can guess 190 random bits. */
export function hashApiKey(key: string): string {
  return hash("sha256", key, "hex");
}

import { addressesIn } from "./reader/addresses-in.ts";

const HEAD_MAX = 262_144;
const RECIPIENT_HEADERS = /^(?:delivered-to|x-original-to|x-forwarded-to|envelope-to|to|cc)$/i;
const ADDRESSES_MAX = 100;

/** Returns the addresses that a raw email's own headers name, without reading the rest of it. */
export function recipientsIn(raw: Uint8Array): string[] {
  const head = Buffer.from(raw.buffer, raw.byteOffset, Math.min(raw.byteLength, HEAD_MAX)).toString("latin1");
  const end = head.search(/\r?\n\r?\n/);
  const lines = (end === -1 ? head : head.slice(0, end)).replace(/\r?\n[ \t]+/g, " ").split(/\r?\n/);
  return lines
    .filter((line) => RECIPIENT_HEADERS.test(line.slice(0, Math.max(0, line.indexOf(":")))))
    .flatMap((line) => addressesIn(line.slice(line.indexOf(":") + 1)))
    .slice(0, ADDRESSES_MAX);
}

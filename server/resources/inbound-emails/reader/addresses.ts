const DELIMITERS = /[\s<>"'()[\]:;,]+/;
const ADDRESS_MAX = 254;
const ADDRESSES_MAX = 100;

/** Returns the email addresses in a line of a header or of a quoted header, in lowercase. */
export function addressesIn(line: string): string[] {
  return line
    .split(DELIMITERS)
    .filter((part) => {
      const at = part.indexOf("@");
      return at > 0 && at === part.lastIndexOf("@") && at < part.length - 1 && part.length <= ADDRESS_MAX;
    })
    .slice(0, ADDRESSES_MAX)
    .map((address) => address.toLowerCase());
}

const HEAD_MAX = 262_144;
const RECIPIENT_HEADERS = /^(?:delivered-to|x-original-to|x-forwarded-to|envelope-to|to|cc)$/i;

/** Returns the recipients in a raw email's headers, without reading its body. */
export function recipientsIn(raw: Uint8Array): string[] {
  const head = Buffer.from(raw.buffer, raw.byteOffset, Math.min(raw.byteLength, HEAD_MAX)).toString("latin1");
  const end = head.search(/\r?\n\r?\n/);
  const lines = (end === -1 ? head : head.slice(0, end)).replace(/\r?\n[ \t]+/g, " ").split(/\r?\n/);
  return lines
    .filter((line) => RECIPIENT_HEADERS.test(line.slice(0, Math.max(0, line.indexOf(":")))))
    .flatMap((line) => addressesIn(line.slice(line.indexOf(":") + 1)))
    .slice(0, ADDRESSES_MAX);
}

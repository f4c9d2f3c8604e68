const DELIMITERS = /[\s<>"'()[\]:;,]+/;
const ADDRESS_MAX = 254;
const ADDRESSES_MAX = 100;

/** Returns the email addresses in a line, as headers and mail programs write them, in lowercase. */
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

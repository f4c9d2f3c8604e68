import { normalizeEmail } from "#domain/email-address.ts";
import { LIMITS } from "#domain/limits.ts";
import { withoutEnd, withoutStart } from "#domain/trim.ts";

/** An address or unreadable text in a line of pasted text or of a file. */
export type Address = {
  /** The address in the form that is sent, or the text without an address. */
  text: string;
  /** The line number, from 1. */
  line: number;
  kind: "address" | "repeated" | "unreadable";
  /** The other text of its line, such as a name, which an invitation doesn't keep; "" for none. */
  beside: string;
};
/** A line that invites no one. */
export type LeftOut = Address & { kind: "repeated" | "unreadable" };

/** The API's own rule, from Zod: if the API rejects one address, it rejects the whole request. */
const SHAPE = /^(?:[a-z0-9_'+-]+\.)*[a-z0-9_'+-]*[a-z0-9_+-]@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/;
const LENGTH_MAX = LIMITS.text.email;
const BETWEEN = /[\s,;\t]+/;
const [OPENING, CLOSING] = [`"'<(`, `>"').`];

/**
 * Returns the addresses of a text, as people paste them and spreadsheets write them: one or several per line, beside
 * names or other columns. A first line without one is a heading; any other line without one is reported as unreadable.
 */
export function addressesIn(text: string): Address[] {
  const lines = text.split(/\r\n|\r|\n/);
  const found = lines.flatMap((content, index): Address[] => {
    const line = index + 1;
    const words = content.split(BETWEEN).map((word) => withoutEnd(withoutStart(word, OPENING), CLOSING));
    const addresses = words.filter((word) => word.includes("@"));
    if (addresses.length === 0) {
      return content.trim() === "" ? [] : [{ text: content.trim(), line, kind: "unreadable", beside: "" }];
    }
    const beside = words.filter((word) => word !== "" && !word.includes("@")).join(" ");
    return addresses.map((word) => {
      const text = normalizeEmail(word);
      const isAddress = SHAPE.test(text) && text.length <= LENGTH_MAX;
      return { text, line, kind: isAddress ? "address" : "unreadable", beside };
    });
  });
  const [first, ...others] = found;
  const hasHeading =
    first !== undefined && !first.text.includes("@") && others.some(({ kind }) => kind === "address");
  return withRepeated(hasHeading ? others : found);
}

/** Marks the repetitions of an address, which is invited once. */
function withRepeated(addresses: Address[]): Address[] {
  const seen = new Set<string>();
  return addresses.map((address) => {
    if (address.kind !== "address") return address;
    const isRepeated = seen.has(address.text);
    seen.add(address.text);
    return isRepeated ? { ...address, kind: "repeated" } : address;
  });
}

/** Returns the identity of an event in calendars: the same in a feed, in email, and in a file. */
export function uidOf(id: string): string {
  return `${id}@offerlane`;
}

/** Removes the control characters that a TEXT value may not contain (RFC 5545, 3.3.11), except tabs and line ends. */
export function plainText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
  return text.replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]/g, "");
}

/** Returns the form in which an email address is stored and compared: NFKC, trimmed, lowercase. */
export function normalizeEmail(address: string): string {
  return address.normalize("NFKC").trim().toLowerCase();
}

import { z } from "zod";

/** An address in the one form in which it is stored and compared: trimmed, lower case. */
export function normalizeEmail(address: string): string {
  return address.normalize("NFKC").trim().toLowerCase();
}

/** An address as a person types it, brought to its stored form. */
export const EmailAddress = z.string().transform(normalizeEmail).pipe(z.email().max(254));

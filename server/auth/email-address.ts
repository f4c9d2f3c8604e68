import { emailAddress } from "#server/core/fields.ts";

/** An address as a person types it, converted to its stored form. */
export const EmailAddress = emailAddress();

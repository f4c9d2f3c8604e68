import { z } from "zod";

/** An organization as the rows of other groups name it. */
export const OrganizationRef = z
  .object({ name: z.string(), slug: z.string() })
  .meta({ id: "OrganizationRef" });
export type OrganizationRef = z.infer<typeof OrganizationRef>;

/** A person with an account, as others may know them. */
export const AccountRef = z
  .object({ email: z.string(), displayName: z.string().nullable() })
  .meta({ id: "AccountRef" });
export type AccountRef = z.infer<typeof AccountRef>;

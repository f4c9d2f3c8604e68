import { z } from "zod";

/** An organization as the rows of other groups refer to it. */
export const OrganizationRef = z
  .object({ name: z.string(), slug: z.string() })
  .meta({ id: "OrganizationRef" });
export type OrganizationRef = z.infer<typeof OrganizationRef>;

/** A person with an account, as shown to others. */
export const AccountRef = z
  .object({ email: z.string(), displayName: z.string().nullable() })
  .meta({ id: "AccountRef" });
export type AccountRef = z.infer<typeof AccountRef>;

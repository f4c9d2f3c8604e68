import { z } from "zod";
import { ROLES } from "#domain/roles.ts";
import * as values from "#domain/values.ts";

/** Public enumerations that more than one group uses. */
export const Status = z
  .enum(values.STATUSES)
  .meta({ id: "Status", description: "The status: the card's column." });

/** The number of cards in each column. */
export const StatusCounts = z
  .object(
    Object.fromEntries(values.STATUSES.map((status) => [status, z.int()])) as Record<values.Status, z.ZodInt>,
  )
  .meta({ id: "StatusCounts" });

export const Industry = z.enum(values.INDUSTRIES).meta({ id: "Industry" });
export const CompanySize = z.enum(values.COMPANY_SIZES).meta({ id: "CompanySize" });
export const CompanyType = z.enum(values.COMPANY_TYPES).meta({ id: "CompanyType" });
export const WorkMode = z.enum(values.WORK_MODES).meta({ id: "WorkMode" });
export const WorkType = z.enum(values.WORK_TYPES).meta({ id: "WorkType" });
export const PayFrequency = z.enum(values.PAY_FREQUENCIES).meta({ id: "PayFrequency" });
export const CreationMethod = z.enum(values.CREATION_METHODS).meta({ id: "CreationMethod" });
export const OrganizationType = z.enum(values.ORGANIZATION_TYPES).meta({ id: "OrganizationType" });
export const DepartureReason = z.enum(values.DEPARTURE_REASONS).meta({ id: "DepartureReason" });
export const Role = z.enum(ROLES).meta({ id: "Role" });

/** The response to every deletion. */
export const Deleted = z.object({ id: z.string(), deleted: z.literal(true) }).meta({ id: "Deleted" });

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

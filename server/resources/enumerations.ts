import { z } from "zod";
import { ROLES } from "#domain/roles.ts";

/** The interface's enumerations that more than one group speaks. */
export const STATUSES = [
  "saved",
  "applied",
  "interviewing",
  "offer",
  "rejected",
  "accepted",
  "archived",
] as const;
export const Status = z.enum(STATUSES).meta({ id: "Status", description: "A column of the board." });
export type Status = z.infer<typeof Status>;

/** How many cards are in each column. */
export const StatusCounts = z
  .object(Object.fromEntries(STATUSES.map((status) => [status, z.int()])) as Record<Status, z.ZodInt>)
  .meta({ id: "StatusCounts" });

export const Industry = z
  .enum([
    "agriculture",
    "arts",
    "automotive",
    "banking",
    "biotechnology",
    "chemical",
    "communications",
    "construction",
    "consulting",
    "education",
    "electronics",
    "energy",
    "engineering",
    "entertainment",
    "environmental",
    "finance",
    "food",
    "government",
    "healthcare",
    "hospitality",
    "insurance",
    "legal",
    "manufacturing",
    "media",
    "non_profit",
    "pharmaceutical",
    "real_estate",
    "retail",
    "software",
    "sports",
    "technology",
    "telecommunications",
    "transportation",
    "travel",
    "other",
    "unknown",
  ])
  .meta({ id: "Industry" });
export const CompanySize = z
  .enum(["tiny", "small", "medium", "large", "massive"])
  .meta({ id: "CompanySize" });
export const CompanyType = z
  .enum(["government_agency", "non_profit", "private", "public"])
  .meta({ id: "CompanyType" });
export const WorkMode = z.enum(["remote", "hybrid", "onsite"]).meta({ id: "WorkMode" });
export const WorkType = z
  .enum(["full_time", "part_time", "contract", "temporary", "internship"])
  .meta({ id: "WorkType" });
export const PayFrequency = z
  .enum(["hourly", "weekly", "biweekly", "monthly", "annually", "other"])
  .meta({ id: "PayFrequency" });
export const CreationMethod = z.enum(["form", "csv_import", "plugin", "api"]).meta({ id: "CreationMethod" });
export const OrganizationType = z
  .enum(["career_coach", "bootcamp", "college", "trade_school", "government", "other"])
  .meta({ id: "OrganizationType" });
export const DepartureReason = z
  .enum(["completed", "placed", "withdrew", "removed"])
  .meta({ id: "DepartureReason" });
export const Role = z.enum(ROLES).meta({ id: "Role" });

/** What every deletion answers. */
export const Deleted = z.object({ id: z.string(), deleted: z.literal(true) }).meta({ id: "Deleted" });

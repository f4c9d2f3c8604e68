import type { Outputs } from "#components/api/client.ts";
import { LIMITS } from "#domain/limits.ts";

export type AuditPageData = Outputs["pages"]["auditLog"];
export type AuditEvent = AuditPageData["data"][number];
export type AuditAction = AuditEvent["action"];
export type AuditFilter = { action: AuditAction | null; person: string };

/** Where what was read of the log is kept: with the rest of the organization. */
export const auditKeys = {
  list: (slug: string, { action, person }: AuditFilter) =>
    ["organization", slug, "audit", action, person] as const,
};
export const EVENTS_A_PAGE = LIMITS.requests.pageSize;

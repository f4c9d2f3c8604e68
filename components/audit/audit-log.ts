import type { Outputs } from "#components/api/client.ts";
import { LIMITS } from "#domain/limits.ts";

export type AuditPageData = Outputs["auditEvents"]["search"];
export type AuditEvent = AuditPageData["data"][number];
export type AuditAction = AuditEvent["action"];
export type AuditFilter = { action: AuditAction | null; person: string };

export const EVENTS_A_PAGE = LIMITS.requests.pageSize;

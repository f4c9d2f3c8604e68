import type { Outputs } from "#components/api/client.ts";
import type { Days } from "#components/ui/day-range.tsx";
import { LIMITS } from "#domain/limits.ts";

export type AuditPageData = Outputs["auditEvents"]["search"];
export type AuditEvent = AuditPageData["data"][number];
export type AuditAction = AuditEvent["action"];
export type AuditFilter = Days & { action: AuditAction | null; by: string; about: string };
export const WHOLE_LOG: AuditFilter = { action: null, by: "", about: "", since: "", until: "" };

export const EVENTS_A_PAGE = LIMITS.requests.pageSize;

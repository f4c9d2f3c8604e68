import type { Event } from "./contract.ts";
import type { AnyEventKind } from "./store.ts";

/** Columns whose field has another name in the resource. */
const FIELDS: { readonly [Kind in AnyEventKind]?: Readonly<Record<string, string>> } = {
  application: {
    company_id: "company.id",
    compensation: "job.compensation",
    job_description: "job.description",
    job_title: "job.title",
    location: "job.location",
    resume_id: "resume.id",
    work_mode: "job.workMode",
    work_type: "job.workType",
  },
  board: {
    auto_retire_enabled: "settings.autoRetire.enabled",
    auto_retire_status: "settings.autoRetire.status",
    auto_retire_timeframe: "settings.autoRetire.timeframe",
    hidden_statuses: "settings.hiddenStatuses",
    sorts: "settings.sorts",
    time_filter: "settings.timeFilter",
  },
};
/** A timestamp as PostgreSQL writes it in JSON. */
const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?\+00:00$/;

/** Returns an update's changes field by field, from the columns stored in its event. */
export function changesOf(kind: AnyEventKind, kept: unknown): NonNullable<Event["changes"]> {
  return Object.entries((kept ?? {}) as Record<string, [unknown, unknown]>).map(([column, [from, to]]) => ({
    field: FIELDS[kind]?.[column] ?? camelCased(column),
    from: shown(from),
    to: shown(to),
  }));
}

function shown(kept: unknown): unknown {
  return typeof kept === "string" && TIMESTAMP.test(kept) ? new Date(kept).toISOString() : kept;
}

function camelCased(column: string): string {
  return column.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());
}

import { saveFile } from "#components/export/exported-file.ts";
import { csvOf } from "#domain/csv.ts";
import type { AuditEvent } from "./audit-log.ts";

/** Saves events as CSV, each with its sentence. No cell runs as a formula. */
export function saveLog(
  name: string,
  events: readonly AuditEvent[],
  sentenceOf: (event: AuditEvent) => string,
): void {
  const headings = ["createdAt", "action", "actor", "subjectEmail", "subject", "sentence", "details"];
  const lines = events.map((event) => [
    event.createdAt,
    event.action,
    event.actorLabel,
    event.subjectEmail,
    event.subjectLabel,
    sentenceOf(event),
    event.details ? JSON.stringify(event.details) : null,
  ]);
  saveFile(`${name}.csv`, new Blob([csvOf([headings, ...lines])], { type: "text/csv;charset=utf-8" }));
}

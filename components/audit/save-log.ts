import { unparse } from "papaparse";
import { saveFile } from "#components/export/save-file.ts";
import type { AuditEvent } from "./audit-keys.ts";

/** Saves events as CSV, each with its sentence, with a mark that makes Excel read UTF-8. No cell runs as a formula. */
export function saveLog(
  name: string,
  events: readonly AuditEvent[],
  sentenceOf: (event: AuditEvent) => string,
): void {
  const rows = events.map((event) => ({
    createdAt: event.createdAt,
    action: event.action,
    actor: event.actorLabel,
    subjectEmail: event.subjectEmail,
    subject: event.subjectLabel,
    sentence: sentenceOf(event),
    details: event.details ? JSON.stringify(event.details) : null,
  }));
  const text = unparse(rows, { escapeFormulae: true });
  saveFile(`${name}.csv`, new Blob(["\uFEFF", text], { type: "text/csv;charset=utf-8" }));
}

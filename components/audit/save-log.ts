import { saveFile } from "#components/export/exported-file.ts";
import { csvOf } from "#domain/csv.ts";
import type { AuditEvent } from "./audit-log.ts";

const COLUMNS = ["when", "action", "actor", "subjectEmail", "subject", "sentence", "details"] as const;

/** How a log reads to whoever saves it. */
export type LogWords = {
  heading: (column: (typeof COLUMNS)[number]) => string;
  action: (event: AuditEvent) => string;
  sentence: (event: AuditEvent) => string;
};

/** Saves events as CSV in the words of the page, their times as the reader's clock has them. No cell runs as a formula. */
export function saveLog(name: string, events: readonly AuditEvent[], words: LogWords): void {
  const lines = events.map((event) => [
    onTheClock(new Date(event.createdAt)),
    words.action(event),
    event.actorLabel,
    event.subjectEmail,
    event.subjectLabel,
    words.sentence(event),
    event.details ? JSON.stringify(event.details) : null,
  ]);
  const csv = csvOf([COLUMNS.map(words.heading), ...lines]);
  saveFile(`${name}.csv`, new Blob([csv], { type: "text/csv;charset=utf-8" }));
}

/** An instant as spreadsheets everywhere read it: 2026-11-22 14:05:09. */
function onTheClock(at: Date): string {
  const two = (part: number) => String(part).padStart(2, "0");
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join("-");
  return `${day} ${[at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join(":")}`;
}

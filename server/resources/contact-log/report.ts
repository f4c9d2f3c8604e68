import { CONTACT_TOTALS } from "#domain/contact-log.ts";
import { noteExport } from "#server/auth/security-log/notices.ts";
import { invalidField } from "#server/core/errors.ts";
import type { Handler } from "#server/core/execute.ts";
import { mapped, Streamed } from "#server/core/streamed.ts";
import { inSqlTransaction } from "#server/core/transaction.ts";
import { recordChange } from "#server/resources/audit-events/service.ts";
import { spreadsheetFile } from "#server/resources/spreadsheet-file.ts";
import type { contactLog } from "./contract.ts";
import type { ContactTotal } from "./entities.ts";
import { entryPortions, presented } from "./store/entries.ts";
import { countEntries, readTotals } from "./store/totals.ts";

/** Returns the totals of the log, by each group. */
export const report: Handler<typeof contactLog.report> = async ({ ctx, input }) => {
  const { sql } = ctx;
  const { organizationSlug: _, ...filter } = input;
  const params = { ...filter, organizationId: ctx.organizationId };
  const totals = await countEntries(sql, params);
  const [byKind = [], byTopic = [], byCoach = [], byCohort = [], byMonth = []] = await Promise.all(
    CONTACT_TOTALS.map((by) => readTotals(sql, params, by)),
  );
  const { since = null, until = null } = input;
  return { since, until, ...totals, byKind, byTopic, byCoach, byCohort, byMonth };
};

const ENTRY_COLUMNS = {
  happenedAt: { width: 20, dates: "instant" },
  applicantDisplayName: { width: 24 },
  applicantEmail: { width: 32 },
  kind: { width: 10 },
  topic: { width: 16 },
  minutes: { width: 10 },
  loggedByName: { width: 24 },
  summary: { width: 60 },
  nextStep: { width: 40 },
  createdAt: { width: 20, dates: "instant" },
  updatedAt: { width: 20, dates: "instant" },
  id: { width: 32 },
} as const;
const TOTAL_COLUMNS = {
  key: { width: 32 },
  name: { width: 24 },
  entries: { width: 10 },
  minutes: { width: 10 },
  applicants: { width: 12 },
} as const;

function columnsOf<Key extends string>(widths: Readonly<Record<Key, { width: number; dates?: "instant" }>>) {
  return (Object.keys(widths) as Key[]).map((key) => ({ key, ...widths[key] }));
}

/** Exports the log or its totals, and records that in the audit log. @throws validation_failed */
export const exportLog: Handler<typeof contactLog.export> = async ({ ctx, input }) => {
  const { id: organizationId, name } = ctx.organization;
  const { organizationSlug: _, format, totalsBy, ...filter } = input;
  if (totalsBy && format === "json") {
    throw invalidField(["totalsBy"], "Only for csv and xlsx. As JSON, read contact_log.report.");
  }
  const params = { ...filter, organizationId };
  const { entries } = await countEntries(ctx.sql, params);
  const details = { format, totalsBy: totalsBy ?? null, entries };
  if (!ctx.isHead)
    await inSqlTransaction((sql) =>
      recordChange({ ...ctx, sql }, { action: "contact_log_exported", details }),
    );
  await noteExport(ctx, { what: "contact_log", name, format });
  const output = { format, data: [], file: null };
  const rows = mapped(entryPortions(ctx.sql, params), (portion) => portion.map(presented));
  if (format === "json") return Streamed.rows(output, "data", rows, null);
  if (totalsBy) {
    const lines = inOnePortion(await readTotals(ctx.sql, params, totalsBy));
    const sheet = { name: `${name} contacts by ${totalsBy}`, columns: columnsOf(TOTAL_COLUMNS), lines };
    return spreadsheetFile(format, sheet, null, (file) => ({ ...output, file }));
  }
  const sheet = { name: `${name} contact log`, columns: columnsOf(ENTRY_COLUMNS), lines: rows };
  return spreadsheetFile(format, sheet, null, (file) => ({ ...output, file }));
};

async function* inOnePortion(rows: ContactTotal[]) {
  yield rows;
}

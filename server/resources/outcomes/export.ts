import { isInLayout, LAYOUTS, type OutcomeFileRow } from "#domain/outcomes/file-layouts.ts";
import { figuresByKey } from "#domain/outcomes/judging.ts";
import type { Figure } from "#domain/outcomes/standards.ts";
import { noteExport } from "#server/auth/security-log/notices.ts";
import { notFound } from "#server/core/errors.ts";
import type { Handler } from "#server/core/execute.ts";
import { byKey, mapped, Streamed } from "#server/core/streamed.ts";
import { inSqlTransaction } from "#server/core/transaction.ts";
import { recordChange } from "#server/resources/audit-events/service.ts";
import { readCohorts } from "#server/resources/cohorts/service.ts";
import { spreadsheetFile } from "#server/resources/spreadsheet-file.ts";
import type { outcomes } from "./contract.ts";
import { requireFigure } from "./report.ts";
import { withPay } from "./store/outcomes.ts";
import * as store from "./store/people.ts";

/** Exports the people whom a report counts, and logs the export. @throws not_found */
export const exportOutcomes: Handler<typeof outcomes.export> = async ({ ctx, input }) => {
  const { organizationSlug: _, layout, format, standard, ...filters } = input;
  const { id: organizationId, name } = ctx.organization;
  const { cohortId } = filters;
  if (cohortId && !(await readCohorts(ctx.sql, { organizationId, ids: [cohortId] }))[0]) {
    throw notFound("cohort");
  }
  const report = { organizationId, ...filters };
  const cases = await store.countCases(ctx.sql, report, { standard });
  const counted = cases.reduce((sum, { count }) => sum + count, 0);
  const details = { layout, format, standard, cohortId: cohortId ?? null, people: counted };
  if (!ctx.isHead)
    await inSqlTransaction((sql) => recordChange({ ...ctx, sql }, { action: "outcomes_exported", details }));
  await noteExport(ctx, { what: "outcomes", name, format });
  const figures = figuresByKey(standard);
  const portions = byKey((limit, last: store.FileRow | undefined) =>
    store.readFileRows(ctx.sql, { ...report, limit, after: last?.applicantEmail }, { standard }),
  );
  const { columns, source } = LAYOUTS[layout];
  const people = mapped(portions, (rows) => rows.map((row) => rowOf(row, name, figures)));
  const output = { format, data: [], file: null };
  if (format === "json") return Streamed.rows(output, "data", people, null);
  const lines = mapped(people, (rows) =>
    rows
      .filter((row) => isInLayout(layout, row))
      .map((row) => Object.fromEntries(columns.map(({ heading, value }) => [heading, value(row)]))),
  );
  const sheet = {
    name: `${name} outcomes ${layout === "all" ? "" : layout}`,
    columns: columns.map(({ heading, dates }) => ({ key: heading, width: 20, ...(dates ? { dates } : {}) })),
    lines,
    // A byte order mark would become part of the first heading.
    hasMark: source === null,
  };
  return spreadsheetFile(format, sheet, null, (file) => ({ ...output, file }));
};

function rowOf(row: store.FileRow, organizationName: string, figures: ReadonlyMap<string, Figure>) {
  const { key, outcomeId: id, recordedAt, recordedByName, updatedAt, fields, ...rest } = row;
  const record = fields ?? {};
  // The columns of a missing outcome are null.
  const isKnown = id !== null && recordedAt !== null && recordedByName !== null && updatedAt !== null;
  const outcome = isKnown ? { ...withPay(rest), id, recordedAt, recordedByName, updatedAt } : null;
  const { applicantEmail, applicantDisplayName, keptEmail, studentId, cohortName } = rest;
  const { joinedAt, leftAt, departureReason, intent } = rest;
  return {
    ...{ applicantEmail, applicantDisplayName, keptEmail, studentId, cohortName },
    ...{ joinedAt, leftAt, departureReason, intent },
    organizationName,
    program: record.program ?? null,
    degree: record.degree ?? null,
    graduation: record.graduation ?? null,
    figure: requireFigure(figures, key),
    outcome,
  } satisfies OutcomeFileRow;
}

import { keptName } from "#domain/applicant-fields.ts";
import { LIMITS } from "#domain/limits.ts";
import type { OperationContext } from "#server/core/context.ts";
import { invalidField } from "#server/core/errors.ts";
import type { Handler } from "#server/core/execute.ts";
import { defineGroup } from "#server/core/group.ts";
import { discardPlans } from "#server/core/transaction.ts";
import { recordChange } from "#server/resources/audit-events/service.ts";
import { lockOrganization } from "#server/resources/organizations/service.ts";
import { readWritableFields } from "#server/resources/roster-records/service.ts";
import { writeSync } from "./apply.ts";
import { readCohortNames } from "./cohort-names.ts";
import { rosterSyncs as contract, type RosterSync } from "./contract.ts";
import { inviteUninvited, planInvitations } from "./inviting.ts";
import { readPeople } from "./people.ts";
import { countsOf, type Plan, planSync, readRows } from "./plan.ts";
import { readMissing, readStaff } from "./store/people.ts";
import * as store from "./store/undo.ts";
import { type Table, tableOfCsv, tableOfRows } from "./table.ts";
import { undoSync } from "./undo.ts";

type Context = OperationContext<typeof contract.create>;

/**
 * Updates the roster from a file. A dry run only returns the verdicts. Syncs of the same organization run one after another.
 * @throws validation_failed for a file without a column for a key
 */
const syncRoster: Handler<typeof contract.create> = async ({ ctx, input }) => {
  const { sql, organization, actor } = ctx;
  const organizationId = organization.id;
  await discardPlans(sql, {});
  const { name } = await lockOrganization(sql, { organizationId });
  const fields = await readWritableFields(sql, organizationId);
  const table = tableOf(input, fields);
  const rows = readRows(table, fields);
  const people = await readPeople(sql, organizationId, rows);
  const coaches = [...new Set(rows.flatMap(({ coach }) => coach ?? []))];
  const found = coaches.length === 0 ? [] : await readStaff(sql, { organizationId, emails: coaches });
  const staff = new Map(found.map(({ id, email }) => [email, id]));
  const named = rows.flatMap(({ cohort }) => cohort ?? []);
  const cohorts = await readCohortNames(sql, organizationId, named);
  const plan = planSync(rows, people, cohorts, staff);
  const missing = await missingFrom(ctx, plan);
  const counts = countsOf(plan.rows, missing[0]?.total ?? 0);
  const sync = {
    dryRun: input.dryRun,
    counts,
    columns: [...table.columns],
    newCohorts: [...plan.newCohorts.values()],
    rows: [...plan.rows],
    missing: missing.map(({ email, studentId, total: _total, ...names }) => ({
      email,
      studentId,
      name: keptName(names),
    })),
  } satisfies Omit<RosterSync, "id">;
  if (input.dryRun || plan.writes.length === 0) {
    // Nothing changed, so open pages don't have to reload.
    ctx.affected.organizations.clear();
    return { id: null, ...sync };
  }
  const id = await writeSync(ctx, plan, cohorts);
  if (await inviteUninvited(ctx, name)) {
    const { accountId, sandboxId } = actor;
    await planInvitations(sql, { organizationId, accountId, sandboxId });
  }
  await recordChange(ctx, {
    action: "roster_synced",
    details: { syncId: id, before: null, after: { ...counts, newCohorts: sync.newCohorts } },
  });
  return { id, ...sync };
};

/** Returns a page of the syncs that can be undone, newest first. */
const listSyncs: Handler<typeof contract.list> = ({ ctx }) =>
  store.listSyncs(ctx.sql, ctx.list, { organizationId: ctx.organization.id });

function tableOf(
  { rows, csv }: Parameters<typeof syncRoster>[0]["input"],
  fields: Parameters<typeof readRows>[1],
): Table {
  if (rows === undefined && csv === undefined) throw invalidField(["rows"], "Send rows or csv.");
  const format = rows ? "rows" : "csv";
  const table = rows ? tableOfRows(rows, fields) : tableOfCsv(csv ?? "", fields);
  if (!table.columns.some(({ column }) => column === "studentId" || column === "email")) {
    throw invalidField([format], "No heading names a student ID or an address.");
  }
  return table;
}

/** Returns the first people on the roster without a row, each with the total number. */
function missingFrom({ sql, organization }: Context, { named }: Plan) {
  return readMissing(sql, {
    organizationId: organization.id,
    accountIds: named.flatMap(({ accountId }) => accountId ?? []),
    recordIds: named.flatMap(({ recordId }) => recordId ?? []),
    emails: named.flatMap(({ accountEmail }) => accountEmail ?? []),
    limit: LIMITS.requests.missingListed,
  });
}

export const rosterSyncs = defineGroup(contract, {
  about: "Files that bring the roster up to date.",
  toolsets: ["organization"],
  handlers: { list: listSyncs, create: syncRoster, undo: undoSync },
  examples: () => import("./examples.ts"),
});

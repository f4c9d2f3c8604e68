import { sql as raw } from "kysely";
import type { Ids, OfOrganization } from "#server/core/access.ts";
import { any, equal, fieldsOf, on } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import { deleteFrom, selectFrom, updateTable } from "#server/core/statements.ts";
import { recordJson } from "./writes.ts";

type OfSync = OfOrganization & { syncId: string };
type OfIds = OfOrganization & Ids;

/** Returns a page of the syncs that can be undone, newest first. */
export const listSyncs = query.page("roster_syncs_list", {
  key: { createdAt: "y.created_at", id: "y.id" },
  order: "desc",
  rows: ({ organizationId }: Params<OfOrganization>) =>
    selectFrom("roster_syncs as y")
      .select(["y.id", "y.created", "y.updated", "y.created_at as createdAt", "y.undone_at as undoneAt"])
      .where("y.organization_id", "=", organizationId),
});

/** Locks a sync until the transaction ends. @returns null if the organization has none with this ID */
export const lockSync = query.maybeOne("roster_syncs_lock", ({ organizationId, syncId }: Params<OfSync>) =>
  selectFrom("roster_syncs")
    .select(["id", "cohort_ids as cohortIds", "undone_at as undoneAt"])
    .where(equal({ organization_id: organizationId, id: syncId }))
    .forUpdate(),
);

/** Returns the changes of a sync, each with the current record. */
export const readChanges = query.many("roster_syncs_changes", ({ organizationId, syncId }: Params<OfSync>) =>
  selectFrom("roster_sync_changes as k")
    .innerJoin("roster_records as r", on({ "r.organization_id": organizationId, "r.id": "k.record_id" }))
    .leftJoin("members as m", on({ "m.organization_id": organizationId, "m.account_id": "r.account_id" }))
    .select([
      ...fieldsOf("r", "id account_id"),
      "m.email as accountEmail",
      ...fieldsOf("k", "before after stint_ids coaching"),
      recordJson("r").as("current"),
    ])
    .where(equal({ "k.organization_id": organizationId, "k.sync_id": syncId }))
    .orderBy("r.id"),
);

/** Removes cohort memberships that are unchanged since a sync added them: open, without a note, and without a stated intent. */
export const removeOpenStints = query.many("roster_sync_unplace", ({ organizationId, ids }: Params<OfIds>) =>
  deleteFrom("cohort_stints as s")
    .where(equal({ "s.organization_id": organizationId, "s.id": any(ids), "s.left_at": null }))
    .where(equal({ "s.note": null, "s.intent": null }))
    .whereRef("s.joined_at", "=", "s.created_at")
    .returning(["s.id", "s.account_id as accountId"]),
);

/** Deletes the records of people who haven't joined. */
export const removeRecords = query.many("roster_sync_remove", ({ organizationId, ids }: Params<OfIds>) =>
  deleteFrom("roster_records as r")
    .where(equal({ "r.organization_id": organizationId, "r.id": any(ids), "r.account_id": null }))
    .returning(["r.id", "r.email"]),
);

/** Deletes cohorts that never had a member and that no record refers to. */
export const removeEmptyCohorts = query.execute(
  "roster_sync_remove_cohorts",
  ({ organizationId, ids }: Params<OfIds>) =>
    deleteFrom("cohorts as c")
      .where(equal({ "c.organization_id": organizationId, "c.id": any(ids) }))
      .where(
        raw<boolean>`NOT EXISTS (SELECT FROM cohort_stints s WHERE s.organization_id = ${organizationId} AND s.cohort_id = c.id)
          AND NOT EXISTS (SELECT FROM roster_records r WHERE r.organization_id = ${organizationId} AND r.cohort_ids ? c.id)`,
      ),
);

export const markUndone = query.execute(
  "roster_syncs_mark_undone",
  ({ organizationId, syncId, at }: Params<OfSync & { at: Date }>) =>
    updateTable("roster_syncs")
      .set({ undone_at: at })
      .where(equal({ organization_id: organizationId, id: syncId })),
);

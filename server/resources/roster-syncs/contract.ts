import { z } from "zod";
import { LIMITS } from "#domain/limits.ts";
import { rolesWith } from "#domain/permissions.ts";
import { CLEAR, ROSTER_FILE_COLUMNS } from "#domain/roster-headings.ts";
import { growingEnum, id, instantOut, organizationSlug, storable } from "#server/core/fields.ts";
import { BEYOND, defineOperations } from "#server/core/operation.ts";
import { pageFields, pageOf } from "#server/core/pagination.ts";
import { RowIssue } from "#server/resources/imports/contract.ts";

const { syncedRows, syncedText, rosterCell, missingListed, syncsKept } = LIMITS.requests;
const NOT_STORABLE = "Must be text without NUL characters or broken surrogates.";

const SyncVerdict = growingEnum(["created", "updated", "unchanged", "duplicate", "invalid"]);

const text = z.string().max(rosterCell, `At most ${rosterCell} characters.`).refine(storable, NOT_STORABLE);
const SyncCell = z.union([text, z.number(), z.boolean(), z.null()]);

export const SyncedRow = z
  .object({
    index: z.int().describe("The row's index, starting at 0. Empty lines of a CSV don't count."),
    verdict: SyncVerdict,
    studentId: z.string().nullable(),
    email: z.string().nullable(),
    name: z.string().nullable(),
    changes: z.array(z.string()).describe("The columns whose values the row adds, changes, or empties."),
    duplicateOf: z.int().nullable().describe("The index of the first row of the same person."),
    issues: z.array(RowIssue).describe("The reasons why an invalid row changes nothing."),
  })
  .meta({ id: "SyncedRow", description: "A row of a roster file and its result." });
export type SyncedRow = z.infer<typeof SyncedRow>;

const count = z.int();

export const RosterSync = z
  .object({
    id: z.string().nullable().describe("For roster_syncs.undo. Null if nothing changed."),
    dryRun: z.boolean(),
    counts: z.object({
      created: count,
      updated: count,
      unchanged: count,
      duplicate: count,
      invalid: count,
      missing: count.describe("People on the roster without a row. The list may be cut short."),
    }),
    columns: z
      .array(z.object({ heading: z.string(), column: z.string().nullable() }))
      .describe(
        `The headings in their order, with what each is read as: one of ${ROSTER_FILE_COLUMNS.join(", ")}, the ID of a field, or null for a column that is ignored.`,
      ),
    newCohorts: z.array(z.string()).describe("The cohorts that the sync creates."),
    rows: z.array(SyncedRow),
    missing: z
      .array(z.object({ email: z.string(), studentId: z.string().nullable(), name: z.string().nullable() }))
      .describe(`The first ${missingListed} people on the roster without a row, by email address.`),
  })
  .meta({ id: "RosterSync" });
export type RosterSync = z.infer<typeof RosterSync>;

export const PastRosterSync = z
  .object({
    id: z.string(),
    created: count.describe("People whom the sync added."),
    updated: count.describe("People whom the sync changed."),
    createdAt: instantOut,
    undoneAt: instantOut.nullable(),
  })
  .meta({ id: "PastRosterSync", description: "A roster sync that changed something." });
export type PastRosterSync = z.infer<typeof PastRosterSync>;

export const rosterSyncs = defineOperations("roster_syncs", {
  list: {
    ...BEYOND.organizationRead,
    path: "/organizations/{organizationSlug}/roster/syncs",
    roles: rolesWith("roster_syncs.create"),
    summary: "List roster syncs",
    description: `Returns the latest ${syncsKept} syncs that changed something, newest first. roster_syncs.undo undoes one.`,
    brief: "Lists the latest roster syncs, to undo one.",
    input: z.strictObject({ organizationSlug, ...pageFields }),
    output: pageOf(PastRosterSync),
  },
  create: {
    ...BEYOND.organizationChange,
    path: "/organizations/{organizationSlug}/roster/syncs",
    scope: "organization_members:write",
    needsConfirmedAddress: true,
    organizationLock: "members",
    summary: "Update the roster from a file",
    description: `Reads up to ${syncedRows} rows, as CSV or as objects by heading, and returns a result for each. A row's key is the student ID or, if that is blank, the address. New people are invited, known ones are updated, and each is added to the cohort of their row. The coach in a row, identified by email address, becomes that person's lead. An empty cell leaves the value as it is, and ${CLEAR} empties it. An invalid row changes nothing, and a second row of one person is a duplicate. Sending the same file again changes nothing. People without a row are listed as missing, but nothing changes for them. Use dryRun first to see the results. roster_syncs.undo undoes a sync.`,
    brief:
      "Syncs the roster with a file: invites new people, updates known ones, lists who is missing. Use dryRun first.",
    adds: true,
    reachesOut: true,
    input: z.strictObject({
      organizationSlug,
      rows: z
        .array(z.record(z.string().max(rosterCell).refine(storable, NOT_STORABLE), SyncCell))
        .max(syncedRows, `Send at most ${syncedRows} rows.`)
        .optional()
        .describe('The rows, by heading: `[{"Student ID": "00123", "Email": "kim@people.example"}]`.'),
      csv: z
        .string()
        .max(syncedText, `At most ${syncedText} characters.`)
        .refine(storable, NOT_STORABLE)
        .optional()
        .describe("The rows as CSV with headings. Ignored if you send `rows`."),
      dryRun: z
        .boolean()
        .default(false)
        .describe("If true, returns what would happen without changing anything."),
    }),
    output: RosterSync,
  },
  undo: {
    ...BEYOND.organizationChange,
    path: "/organizations/{organizationSlug}/roster/syncs/{syncId}/undo",
    scope: "organization_members:write",
    roles: rolesWith("roster_syncs.create"),
    organizationLock: "members",
    summary: "Undo a roster sync",
    description: `Undoes a sync: it revokes unanswered invitations, removes cohort memberships, coaches, and empty cohorts that the sync added, and restores values. Later changes stay, and so does anyone who has joined. Works for the latest ${syncsKept} syncs.`,
    brief: "Undoes a sync, except for later changes.",
    errors: ["roster_sync_undone"],
    input: z.strictObject({ organizationSlug, syncId: id("rosterSync", "From the sync's response.") }),
    output: z
      .object({
        id: z.string(),
        restored: count.describe("People whose values or memberships were restored."),
        removed: count.describe("People whom the sync had added and who were removed."),
        kept: count.describe("People who joined or changed since, and were not fully restored."),
        undoneAt: instantOut,
      })
      .meta({ id: "UndoneSync" }),
  },
});

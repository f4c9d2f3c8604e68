import { jsonBuildObject } from "kysely/helpers/postgres";
import type { OfAccount } from "#server/core/access.ts";
import { fieldsOf } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import { selectFrom } from "#server/core/statements.ts";
import { appointmentPortionsOf } from "#server/resources/appointments/service/reading.ts";
import { taskPortionsOf } from "#server/resources/assigned-tasks/service.ts";
import { contactPortionsWith } from "#server/resources/contact-log/service.ts";
import { messagePortionsWith } from "#server/resources/messages/service.ts";
import type { RemainingList } from "../contract.ts";

type ReadRecords = (sql: Sql, params: OfAccount) => AsyncGenerator<Record<string, unknown>[]>;

/** The queries that read an account's long lists, in portions. In a few lists, a single row can be as large as a request. */
export const REMAINING_LISTS: Record<RemainingList, ReadRecords> = {
  appointments: appointmentPortionsOf,
  assignedTasks: taskPortionsOf,
  "coach-notes-written": query.portions("account_notes_written", {
    key: { id: "n.id" },
    rows: ({ accountId }: Params<OfAccount>) =>
      selectFrom("coach_notes as n")
        .leftJoin("organizations as o", "o.id", "n.organization_id")
        .select((eb) => [
          ...fieldsOf("n", "id application_id body created_at"),
          eb
            .case()
            .when("o.id", "is not", null)
            .then(jsonBuildObject({ name: eb.ref("o.name"), slug: eb.ref("o.slug") }))
            .end()
            .as("organization"),
        ])
        .where("n.author_id", "=", accountId),
  }),
  contactLog: contactPortionsWith,
  "follow-ups": query.portions("account_follow_ups", {
    key: { applicationId: "id" },
    rows: ({ accountId }: Params<OfAccount>) =>
      selectFrom("applications")
        .select(["id as applicationId", "follow_up_due as due", "follow_up_note as note"])
        .where("account_id", "=", accountId)
        .where("follow_up_due", "is not", null),
  }),
  "import-batches": query.portions("account_import_batches", {
    key: { importId: "import_id", number: "number" },
    firstRows: 1,
    rows: ({ accountId }: Params<OfAccount>) =>
      selectFrom("import_batches")
        .select(["import_id as importId", "number", "verdicts"])
        .where("account_id", "=", accountId),
  }),
  "import-mappings": query.portions("account_import_mappings", {
    key: { headings: "headings" },
    firstRows: 1,
    rows: ({ accountId }: Params<OfAccount>) =>
      selectFrom("import_mappings")
        .select(["headings", "mapping", "used_at as usedAt"])
        .where("account_id", "=", accountId),
  }),
  "imported-cards": query.portions("account_imported_cards", {
    key: { importId: "import_id", applicationId: "application_id" },
    rows: ({ accountId }: Params<OfAccount>) =>
      selectFrom("imported_cards")
        .select([
          "import_id as importId",
          "application_id as applicationId",
          "before",
          "written_at as writtenAt",
        ])
        .where("account_id", "=", accountId),
  }),
  imports: query.portions("account_imports", {
    key: { id: "id" },
    rows: ({ accountId }: Params<OfAccount>) =>
      selectFrom("imports")
        .select(["id", "board_id as boardId", "file_name as fileName", "created_at as createdAt", "undone"])
        .where("account_id", "=", accountId),
  }),
  messages: messagePortionsWith,
  today: query.portions("account_today", {
    key: { kind: "kind", subjectId: "subject_id" },
    rows: ({ accountId }: Params<OfAccount>) =>
      selectFrom("today_marks")
        .select(["kind", "subject_id as subjectId", "occasion", "until", "marked_at as markedAt"])
        .where("account_id", "=", accountId),
  }),
};

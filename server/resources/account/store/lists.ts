import { jsonBuildObject } from "kysely/helpers/postgres";
import type { AccountId } from "#server/core/access.ts";
import { cut, type PageParams, type Params, query } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import { db } from "#server/core/statements.ts";
import { byKey } from "#server/core/streamed.ts";
import { appointmentPortionsOf } from "#server/resources/appointments/service/reading.ts";
import { taskPortionsOf } from "#server/resources/assigned-tasks/service.ts";
import { contactPortionsWith } from "#server/resources/contact-log/service.ts";
import { messagePortionsWith } from "#server/resources/messages/service.ts";
import type { RemainingList } from "../contract.ts";

type Portion = { accountId: AccountId } & PageParams;
const readNotesWritten = query.many("account_notes_written", (given: Params<Portion>) => {
  const notes = db
    .selectFrom("coach_notes as n")
    .leftJoin("organizations as o", "o.id", "n.organization_id")
    .select((eb) => [
      "n.id",
      "n.application_id as applicationId",
      "n.body",
      "n.created_at as createdAt",
      eb
        .case()
        .when("o.id", "is not", null)
        .then(jsonBuildObject({ name: eb.ref("o.name"), slug: eb.ref("o.slug") }))
        .end()
        .as("organization"),
    ])
    .where("n.author_id", "=", given.accountId);
  return cut(notes, { key: ["n.id"], order: "asc" }, given);
});
const readImportBatches = query.many("account_import_batches", (given: Params<Portion>) => {
  const batches = db
    .selectFrom("import_batches")
    .select(["import_id as importId", "number", "verdicts"])
    .where("account_id", "=", given.accountId);
  return cut(batches, { key: ["import_id", "number"], order: "asc" }, given);
});
const readImportedCards = query.many("account_imported_cards", (given: Params<Portion>) => {
  const cards = db
    .selectFrom("imported_cards")
    .select(["import_id as importId", "application_id as applicationId", "before", "written_at as writtenAt"])
    .where("account_id", "=", given.accountId);
  return cut(cards, { key: ["import_id", "application_id"], order: "asc" }, given);
});

const readToday = query.many("account_today", (given: Params<Portion>) => {
  const marks = db
    .selectFrom("today_marks")
    .select(["kind", "subject_id as subjectId", "occasion", "until", "marked_at as markedAt"])
    .where("account_id", "=", given.accountId);
  return cut(marks, { key: ["kind", "subject_id"], order: "asc" }, given);
});
const readFollowUps = query.many("account_follow_ups", (given: Params<Portion>) => {
  const cards = db
    .selectFrom("applications")
    .select(["id as applicationId", "follow_up_due as due", "follow_up_note as note"])
    .where("account_id", "=", given.accountId)
    .where("follow_up_due", "is not", null);
  return cut(cards, { key: ["id"], order: "asc" }, given);
});
const readImports = query.many("account_imports", (given: Params<Portion>) => {
  const imports = db
    .selectFrom("imports")
    .select(["id", "board_id as boardId", "file_name as fileName", "created_at as createdAt", "undone"])
    .where("account_id", "=", given.accountId);
  return cut(imports, { key: ["id"], order: "asc" }, given);
});
const readMappings = query.many("account_import_mappings", (given: Params<Portion>) => {
  const mappings = db
    .selectFrom("import_mappings")
    .select(["headings", "mapping", "used_at as usedAt"])
    .where("account_id", "=", given.accountId);
  return cut(mappings, { key: ["headings"], order: "asc" }, given);
});

type ReadRecords = (sql: Sql, accountId: AccountId) => AsyncGenerator<Record<string, unknown>[]>;

/** Returns a reader of a list in portions. @param keyOf the key of a row, after which the next portion begins */
function readerOf<Row extends Record<string, unknown>>(
  read: (sql: Sql, portion: Portion) => Promise<Row[]>,
  keyOf: (row: Row) => readonly [string, string?],
  firstRows?: number,
): ReadRecords {
  return (sql, accountId) =>
    byKey<Row>((limit, last) => {
      const [after0, after1] = last ? keyOf(last) : [];
      return read(sql, { accountId, limit, after0, after1 });
    }, firstRows);
}

/** The readers of an account's long lists. One row of a few of them can be as large as a request. */
export const REMAINING_LISTS: Record<RemainingList, ReadRecords> = {
  appointments: (sql, accountId) => appointmentPortionsOf(sql, { accountId }),
  assignedTasks: (sql, accountId) => taskPortionsOf(sql, { accountId }),
  "coach-notes-written": readerOf(readNotesWritten, ({ id }) => [id]),
  contactLog: (sql, accountId) => contactPortionsWith(sql, { accountId }),
  "follow-ups": readerOf(readFollowUps, ({ applicationId }) => [applicationId]),
  "import-batches": readerOf(readImportBatches, ({ importId, number }) => [importId, String(number)], 1),
  "import-mappings": readerOf(readMappings, ({ headings }) => [headings], 1),
  "imported-cards": readerOf(readImportedCards, ({ importId, applicationId }) => [importId, applicationId]),
  imports: readerOf(readImports, ({ id }) => [id]),
  messages: (sql, accountId) => messagePortionsWith(sql, { accountId }),
  today: readerOf(readToday, ({ kind, subjectId }) => [kind, subjectId]),
};

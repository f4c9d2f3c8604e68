import { sql as raw } from "kysely";
import type { ChosenRule, ChosenRules, SuggestionRule } from "#domain/suggestion-rules.ts";
import type { TaskRepeat } from "#domain/values.ts";
import type { Ids, OfAccount, OwnRow } from "#server/core/access.ts";
import { any, equal, fieldsOf, insertFrom } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import { deleteFrom, insertInto, selectFrom, updateTable } from "#server/core/statements.ts";
import type { Task } from "./contract.ts";
import type { DueColumns } from "./due.ts";

/** The due date of `tasks as t`: a day as it is, an instant in UTC with milliseconds. */
export const due = raw<
  string | null
>`coalesce(t.due_on::text, to_char(t.due_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`;
/** The place of a task in lists; one without a due date comes last. */
const place = raw<string>`coalesce(t.due_at, '9999-12-31T00:00:00Z'::timestamptz)`;

const TASK = [
  ...fieldsOf("t", "id text"),
  due.as("due"),
  ...fieldsOf("t", "time_zone repeat application_id contact_id done_at created_at updated_at"),
] as const;

type Filtered = OfAccount & {
  isDone: boolean | undefined;
  applicationId: string | undefined;
  contactId: string | undefined;
  dueFrom: string | undefined;
  dueTo: string | undefined;
};

/** Returns a page of the account's tasks, sorted by due date. */
export const listTasks = query.page("tasks_list", {
  key: { place, id: "t.id" },
  rows: (
    { accountId, applicationId, contactId, dueFrom, dueTo }: Params<Omit<Filtered, "isDone">>,
    { isDone }: Pick<Filtered, "isDone">,
  ) => {
    let tasks = selectFrom("tasks as t")
      .select([...TASK, place.as("place")])
      .where("t.account_id", "=", accountId);
    if (isDone !== undefined) tasks = tasks.where("t.done_at", isDone ? "is not" : "is", null);
    if (applicationId) tasks = tasks.where("t.application_id", "=", applicationId);
    if (contactId) tasks = tasks.where("t.contact_id", "=", contactId);
    if (dueFrom) tasks = tasks.where("t.due_at", ">=", dueFrom);
    if (dueTo) tasks = tasks.where("t.due_at", "<=", dueTo);
    return tasks;
  },
  present: ({ place: _, ...task }): Task => task,
});

export const readTasks = query.many("tasks_get", ({ accountId, ids }: Params<OfAccount & Ids>) =>
  selectFrom("tasks as t")
    .select(TASK)
    .where(equal({ "t.account_id": accountId, "t.id": any(ids) })),
);

/** Locks a task for a change and returns it as stored. */
export const lockTask = query.maybeOne("tasks_lock", ({ accountId, id }: Params<OwnRow>) =>
  selectFrom("tasks")
    .select([
      "text",
      "application_id as applicationId",
      "contact_id as contactId",
      "due_at as dueAt",
      raw<string | null>`due_on::text`.as("dueOn"),
      "comes_up_at as comesUpAt",
      "time_zone as timeZone",
      "repeat",
      "repeat_from as repeatFrom",
      "done_at as doneAt",
    ])
    .where(equal({ account_id: accountId, id }))
    .forNoKeyUpdate(),
);

/** Returns which of the ids are cards or contacts of the account, locked against deletion. */
export const ownSubjects = query.many("tasks_subjects", ({ accountId, ids }: Params<OfAccount & Ids>) => {
  const of = (table: "applications" | "contacts") => {
    const own = selectFrom(`${table as "contacts"} as s`)
      .select("s.id")
      .where(equal({ "s.account_id": accountId, "s.id": any(ids) }))
      .forKeyShare();
    return selectFrom(own.as(table)).select("id");
  };
  return of("applications").unionAll(of("contacts"));
});

/** A task as it is stored. */
export type TaskRow = DueColumns & {
  id: string;
  text: string;
  applicationId: string | null;
  contactId: string | null;
  repeat: TaskRepeat | null;
  repeatFrom: string | null;
  previousId: string | null;
  doneAt: string | null;
};

/** Adds tasks, unless they exist or the task that they follow already has a next one. Returns the ids of the added tasks. */
export const insertTasks = query.many(
  "tasks_insert",
  ({ accountId, rows, at }: Params<OfAccount & { rows: string; at: Date }>) =>
    insertFrom(
      insertInto("tasks"),
      selectFrom(
        raw<TaskRow>`jsonb_to_recordset(${rows}::jsonb)`.as<"r">(
          raw`r (id text, text text, "applicationId" text, "contactId" text, "dueAt" timestamptz, "dueOn" date,
                "comesUpAt" timestamptz, "timeZone" text, repeat text, "repeatFrom" timestamptz, "previousId" text, "doneAt" timestamptz)`,
        ),
      ),
      {
        account_id: accountId,
        id: "r.id",
        text: "r.text",
        application_id: "r.applicationId",
        contact_id: "r.contactId",
        due_at: "r.dueAt",
        due_on: "r.dueOn",
        comes_up_at: "r.comesUpAt",
        time_zone: "r.timeZone",
        repeat: "r.repeat",
        repeat_from: "r.repeatFrom",
        previous_id: "r.previousId",
        done_at: "r.doneAt",
        created_at: raw<string>`${at}::timestamptz`,
        updated_at: raw<string>`${at}::timestamptz`,
      },
    )
      .onConflict((conflict) => conflict.doNothing())
      .returning("id"),
);

export const writeTask = query.patch("tasks_write", "tasks", (update, { accountId, id }: Params<OwnRow>) =>
  update.where(equal({ id, account_id: accountId })),
);

/** Returns the id of the task that the completion of this one created, if it still exists. */
export const findNext = query.maybeOne("tasks_next", ({ accountId, id }: Params<OwnRow>) =>
  selectFrom("tasks")
    .select("id")
    .where(equal({ account_id: accountId, previous_id: id })),
);

/** Deletes the task that the completion of this one created, unless it changed since. */
export const deleteUntouchedNext = query.execute("tasks_delete_next", ({ accountId, id }: Params<OwnRow>) =>
  deleteFrom("tasks").where(equal({ account_id: accountId, previous_id: id, updated_at: "created_at" })),
);

/** Deletes a task; false if the account has none with this id. */
export const deleteTask = query.matches("tasks_delete", ({ accountId, id }: Params<OwnRow>) =>
  deleteFrom("tasks").where(equal({ id, account_id: accountId })),
);

/** Returns the account's changes to the suggestion rules. */
export const readChosenRules = query.value("suggestion_rules_read", ({ accountId }: Params<OfAccount>) =>
  selectFrom("accounts").select("suggestion_rules as rules").where("id", "=", accountId),
);

/** Changes the given settings of one rule, and returns all of its settings. */
export const writeChosenRule = query.value(
  "suggestion_rules_write",
  ({ accountId, rule, change }: Params<OfAccount & { rule: SuggestionRule; change: string }>) => {
    const changed = raw<object>`coalesce(suggestion_rules -> ${rule}::text, '{}') || ${change}::jsonb`;
    return updateTable("accounts")
      .set({
        suggestion_rules: raw<ChosenRules>`suggestion_rules || jsonb_build_object(${rule}::text, ${changed})`,
      })
      .where("id", "=", accountId)
      .returning(raw<ChosenRule>`suggestion_rules -> ${rule}::text`.as("chosen"));
  },
);

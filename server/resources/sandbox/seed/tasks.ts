import { newId } from "#server/core/ids.ts";
import { dueColumns } from "#server/resources/tasks/service.ts";
import { insertRows } from "./insert-rows.ts";
import { sampleData } from "./sample-data.ts";
import { cardKey, type Seeding, seeded } from "./seeding.ts";

const CREATED_DAYS_AGO = 7;

/** Seeds the person's tasks: due today, later, repeating, without a date, and done. */
export async function seedTasks({ sql, accountId, calendar, cards, contacts }: Seeding): Promise<void> {
  const rows = sampleData.tasks.map(
    ({ text, dueInDays, timeZone, repeat, card, contact, doneDaysAgo }, index) => {
      const created = calendar.moment(CREATED_DAYS_AGO, index);
      const done = doneDaysAgo === null ? null : calendar.moment(doneDaysAgo, index);
      const due =
        dueInDays === null
          ? null
          : timeZone === null
            ? calendar.day(-dueInDays).slice(0, 10)
            : calendar.appointment(-dueInDays, index, timeZone);
      const { dueAt, dueOn, comesUpAt, timeZone: zone } = dueColumns(due, timeZone ?? "UTC");
      return {
        id: newId("task"),
        account_id: accountId,
        text,
        application_id: card && seeded(cards, cardKey(...card)),
        contact_id: contact && seeded(contacts, contact),
        due_at: dueAt,
        due_on: dueOn,
        comes_up_at: comesUpAt,
        time_zone: zone,
        repeat,
        repeat_from: repeat && dueAt,
        done_at: done,
        created_at: created,
        updated_at: done ?? created,
      };
    },
  );
  await insertRows(sql, "tasks", rows);
}

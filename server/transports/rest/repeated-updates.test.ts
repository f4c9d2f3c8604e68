import { expect, test } from "vitest";
import { pool } from "#server/lib/database.ts";
import { makeCaller } from "#server/testing/actors.ts";
import { seedRowsOf } from "#server/testing/examples.ts";
import { exampleOf, namesOf } from "#server/testing/loops.ts";

const countEvents = async () =>
  (
    await pool.query(
      `SELECT (SELECT count(*) FROM change_events) + (SELECT count(*) FROM organization_change_events)
         + (SELECT count(*) FROM audit_events) AS count`,
    )
  ).rows[0].count;

test.each(namesOf(({ method }) => method === "PATCH" || method === "PUT"))(
  "%s with the current values changes no time, and writes no event",
  async (name) => {
    const { api } = await makeCaller();
    const input = exampleOf(name, await seedRowsOf(name, api));
    const first = await api.send(name, input);
    expect(first.status, first.text).toBe(200);
    const before = await countEvents();
    const again = await api.send(name, input);
    expect(again.body).toEqual(first.body);
    expect(await countEvents()).toBe(before);
  },
);

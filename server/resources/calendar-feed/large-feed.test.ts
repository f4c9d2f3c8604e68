import fc from "fast-check";
import ical from "ical-generator";
import { afterEach, expect, test, vi } from "vitest";
import { accountOfJob } from "#server/core/access.ts";
import { sqlOn } from "#server/core/sql.ts";
import { pool } from "#server/lib/database.ts";
import { calendarText } from "#server/lib/icalendar.ts";
import { makeCaller } from "#server/testing/actors.ts";
import { makeApplication } from "#server/testing/factories.ts";
import { readFeed } from "./calendar.ts";
import { renewFeed } from "./service.ts";

afterEach(() => vi.restoreAllMocks());

test("the characters of a large feed aren't encoded one by one, and long lists of interviewers are cut", async () => {
  const { api, person } = await makeCaller();
  const { id } = await makeApplication(api, person.boardId);
  await pool.query(
    `INSERT INTO interviews (id, account_id, application_id, type, scheduled_at, duration_minutes, time_zone, notes, interviewers)
     SELECT 'itv_' || lpad(n::text, 26, '0'), $1, $2, 'onsite', now() + n * interval '1 hour', 60, 'Asia/Tokyo', repeat('é;', 500),
       (SELECT array_agg(repeat('n', 190) || i) FROM generate_series(1, 50) i) FROM generate_series(1, 400) n`,
    [person.accountId, id],
  );
  const sql = sqlOn(pool);
  const { address } = await renewFeed(sql, accountOfJob(person.accountId), new Date());
  const fileName = address.slice(address.lastIndexOf("/") + 1);
  const encode = vi.spyOn(TextEncoder.prototype, "encode");
  const text = (await readFeed(sql, fileName, new Date(), new Map())) ?? "";
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(400);
  expect(text.replace(/\r\n /g, "").match(/n{190}\d/g)).toHaveLength(5 * 400);
  // The library's own folding encodes each character, which holds up other requests for seconds.
  expect(encode.mock.calls.length).toBeLessThan(text.length / 100);
});

test("lines are folded as the library folds them, without splitting a character", () => {
  const texts = fc.string({ unit: "binary", maxLength: 400 });
  fc.assert(
    fc.property(fc.array(texts, { maxLength: 3 }), (summaries) => {
      const calendar = ical({ name: "Interviews" });
      for (const summary of summaries)
        calendar.createEvent({ id: summary, start: new Date(0), stamp: new Date(0), summary });
      const expected = `${calendar.toString()}\r\n`;
      expect(calendarText(calendar)).toBe(expected);
    }),
  );
});

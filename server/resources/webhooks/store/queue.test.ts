import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { sqlOn } from "#server/core/sql.ts";
import { pool } from "#server/lib/database.ts";
import { makeCaller } from "#server/testing/actors.ts";
import { holdLock } from "#server/testing/blocking.ts";
import { pauseOtherWebhooks } from "#server/testing/webhook-receiver.ts";
import { claimDue, PER_OWNER_MAX } from "./queue.ts";

const SECONDS = 60;
beforeEach(() => pauseOtherWebhooks());

/** Creates this many webhooks per owner, each due a second after the one before; returns them with the first owner. */
async function makeDue(many: number, ofAnOwner = many) {
  let { api, person } = await makeCaller();
  const { accountId } = person;
  const ids: string[] = [];
  for (let made = 0; made < many; made += 1) {
    if (made > 0 && made % ofAnOwner === 0) ({ api, person } = await makeCaller());
    const { id } = await api.ok("webhooks.create", { url: "http://127.0.0.1:9/hook" });
    await pool.query(
      "UPDATE webhook_endpoints SET due_at = now() - make_interval(secs => $3) WHERE account_id = $1 AND id = $2",
      [person.accountId, id, many - made],
    );
    ids.push(id);
  }
  return { ids, accountId };
}

/** Returns the ids that one process claims. */
const claim = async (limit: number) =>
  (await claimDue(sqlOn(pool), { lease: randomUUID(), limit, seconds: SECONDS })).map(({ id }) => id);

test("concurrent claimers get each webhook once, and leave none if they take as many as there are", async () => {
  const { ids } = await makeDue(20, PER_OWNER_MAX);
  const each = await Promise.all(Array.from({ length: 10 }, () => claim(4)));
  expect(each.flat().sort()).toEqual(ids.toSorted());
  expect(Math.max(...each.map(({ length }) => length))).toBeLessThanOrEqual(4);
  expect(await claim(20)).toEqual([]);
});

test("the longest waiting is claimed first, and an expired lease is claimed again, but not a current one", async () => {
  const { ids, accountId } = await makeDue(3);
  expect(await claim(2)).toEqual(ids.slice(0, 2));
  await pool.query(
    "UPDATE webhook_endpoints SET leased_until = now() - interval '1 second' WHERE account_id = $1 AND id = $2",
    [accountId, ids[0]],
  );
  expect(await claim(20)).toEqual([ids[0], ids[2]]);
});

test("a claimer skips webhooks that a transaction has locked, and gets those behind them", async () => {
  const { ids, accountId } = await makeDue(5, 3);
  const held = await holdLock(
    "SELECT FROM webhook_endpoints WHERE account_id = $1 AND id IN ($2, $3, $4) FOR UPDATE",
    [accountId, ...ids.slice(0, 3)],
  );
  expect(await claim(2)).toEqual(ids.slice(3));
  await held.release();
  expect(await claim(20)).toEqual(ids.slice(0, 3));
});

test("only a few due webhooks of one owner are claimed at a time, and others' behind them", async () => {
  const { ids: slow, accountId } = await makeDue(20);
  const { ids: behind } = await makeDue(1);
  expect(await claim(20)).toEqual([...slow.slice(0, PER_OWNER_MAX), ...behind]);
  expect(await claim(20)).toEqual([]);
  await pool.query(
    "UPDATE webhook_endpoints SET leased_until = NULL, due_at = NULL WHERE account_id = $1 AND id = $2",
    [accountId, slow[0]],
  );
  expect(await claim(20)).toEqual([slow[PER_OWNER_MAX]]);
});

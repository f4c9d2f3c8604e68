import { randomUUID } from "node:crypto";
import pg from "pg";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sweepTables } from "#server/jobs/sweep.ts";
import { pool } from "#server/lib/database.ts";
import { env } from "#server/lib/env.ts";
import { makeCaller, makeKey, makePerson } from "#server/testing/actors.ts";
import { lockTables } from "#server/testing/blocking.ts";
import { contractOf } from "#server/testing/contracts.ts";
import type { ExampleRows } from "#server/testing/example-rows.ts";
import { seedExampleRows, seedRowsOf } from "#server/testing/examples.ts";
import { makeApplication, makeBoard } from "#server/testing/factories.ts";
import { absentIds, exampleOf, namesOf } from "#server/testing/loops.ts";
import { type Rest, rest } from "#server/testing/rest.ts";

/** The tables to lock for changes that don't wait for the usual tables, or read them too early. */
const HELD: Readonly<Record<string, string>> = {
  // A raw email is read before its transaction begins, with the person's addresses.
  "inbound_emails.create": "inbound_emails",
  // These reach the usual tables only by a foreign key, which a cluster checks elsewhere.
  "inbound_emails.delete": "inbound_emails",
  "webhooks.resend": "webhook_deliveries",
};

const newKey = () => ({ "Idempotency-Key": randomUUID() });

let api: Rest;
/** Rows that no test here changes. */
let still: ExampleRows;
beforeAll(async () => {
  api = (await makeCaller()).api;
  still = await seedExampleRows(api);
});
// One person exports more often here than the rate allows.
beforeEach(() => {
  env().RATE_LIMIT = "off";
});

describe.each(namesOf(({ changesData }) => changesData))("%s", (name) => {
  test("replays a retry with the quoted or bare key unchanged, and returns 422 if another request uses the key", async () => {
    const { api, person } = await makeCaller();
    const input = exampleOf(name, await seedRowsOf(name, api));
    const key = newKey();
    const first = await api.send(name, input, key);
    expect(first.status).toBeLessThan(300);
    expect(first.headers["idempotent-replayed"]).toBeUndefined();
    const before = await rowsOf(person.accountId);
    for (const same of [key, { "Idempotency-Key": `"${key["Idempotency-Key"]}"` }]) {
      const again = await api.send(name, input, same);
      expect(again.headers["idempotent-replayed"]).toBe("true");
      expect([again.status, again.text]).toEqual([first.status, first.text]);
      for (const header of ["etag", "location", "content-type"])
        expect(again.headers[header]).toBe(first.headers[header]);
      await api.rejected("boards.create", { name: "Something else" }, "idempotency_key_reused", key);
      if (contractOf(name).pathParameters.length > 0)
        await api.rejected(name, exampleOf(name, absentIds()), "idempotency_key_reused", key);
    }
    expect(await rowsOf(person.accountId)).toEqual(before);
  });

  test("returns 400 for a key that isn't 1 to 255 visible ASCII characters, before it validates the input", async () => {
    const keys = ["", '""', " ", "a b", "\u00e9", "a\tb", "x".repeat(256), `"${"x".repeat(256)}"`, '"a b"'];
    for (const key of keys) {
      for (const input of [exampleOf(name, still), { ...exampleOf(name, still), strange: 1 }]) {
        const response = await api.send(name, input, { "Idempotency-Key": key });
        expect(response, key).toMatchObject({ status: 400, body: { code: "malformed_request" } });
      }
    }
  });

  test("doesn't store a rejection; a retry gets 409 while the corrected request runs, and a replay afterward", async () => {
    const { api } = await makeCaller();
    const input = exampleOf(name, await seedRowsOf(name, api));
    const key = newKey();
    await api.rejected(name, { ...input, strange: 1 }, "validation_failed", key);
    const tables = await lockTables(HELD[name]);
    const corrected = api.send(name, input, key);
    await tables.waiters();
    const during = await api.send(name, input, key).finally(() => tables.release());
    expect(during).toMatchObject({ status: 409, body: { code: "idempotency_in_progress" } });
    expect(during.headers["retry-after"]).toBe("1");
    expect((await corrected).status).toBeLessThan(300);
    expect((await corrected).headers["idempotent-replayed"]).toBeUndefined();
    const after = await api.send(name, input, key);
    expect(after.headers["idempotent-replayed"]).toBe("true");
  });
});

test("a rejection that depends on state is evaluated again", async () => {
  const { api, person } = await makeCaller();
  const key = newKey();
  const input = { boardId: person.boardId };
  await api.rejected("boards.delete", input, "last_board", key);
  await makeBoard(api);
  await api.ok("boards.delete", input, key);
});

test.each(namesOf(({ changesData }) => !changesData))(
  "%s, a read, ignores the Idempotency-Key header",
  async (name) => {
    const input = exampleOf(name, still);
    for (const key of ["", "a b", "good", "good"]) {
      const response = await api.send(name, input, { "Idempotency-Key": key });
      expect(response.status).toBe(200);
      expect(response.headers["idempotent-replayed"]).toBeUndefined();
    }
  },
);

test("an idempotency key belongs to its API key, so the person's other API keys may use it again", async () => {
  const person = await makePerson();
  const [one, other] = [await makeKey(person), await makeKey(person)];
  const key = newKey();
  const first = await rest(one.key).ok("boards.create", { name: "Mine" }, key);
  const second = await rest(other.key).ok("boards.create", { name: "Mine" }, key);
  expect(second.id).not.toBe(first.id);
});

test("field order and equivalent values don't make a request different, but If-Match does", async () => {
  const { api, person } = await makeCaller();
  const { id: applicationId } = await makeApplication(api, person.boardId);
  const key = newKey();
  const first = { applicationId, notes: "a", applicationDate: "2026-11-20" };
  await api.ok("applications.update", first, key);
  const same = { applicationDate: "2026-11-20T01:00:00+01:00", notes: " a ", applicationId };
  const again = await api.send("applications.update", same, key);
  expect(again.headers["idempotent-replayed"]).toBe("true");
  await api.rejected("applications.update", first, "idempotency_key_reused", { ...key, "If-Match": "*" });
});

test("a replay isn't checked against If-Match again, even though the change made it outdated", async () => {
  const { api, person } = await makeCaller();
  const { id: applicationId } = await makeApplication(api, person.boardId);
  const { headers } = await api.send("applications.get", { applicationId });
  const held = { ...newKey(), "If-Match": String(headers.etag) };
  const first = await api.send("applications.update", { applicationId, notes: "once" }, held);
  const again = await api.send("applications.update", { applicationId, notes: "once" }, held);
  expect(first.status).toBe(200);
  expect(again).toMatchObject({ status: 200, text: first.text, headers: { etag: first.headers.etag } });
});

test("a replayed move returns the status that the card left, and the board as it is now", async () => {
  const { api, person } = await makeCaller();
  const { id: applicationId } = await makeApplication(api, person.boardId);
  const key = newKey();
  await api.ok("applications.move", { applicationId, status: "applied" }, key);
  await api.ok("applications.move", { applicationId, status: "offer" });
  const replay = await api.ok("applications.move", { applicationId, status: "applied" }, key);
  expect(replay.previousStatus).toBe("saved");
  expect(replay.application.status).toBe("offer");
  expect(replay.board.columns.offer).toEqual([applicationId]);
});

test("a process of release 0.1.0 and a current one replay each other's stored responses", async () => {
  const { api, person } = await makeCaller();
  const key = newKey();
  const first = await api.ok("boards.create", { name: "Rolled out" }, key);
  const ofKey = [key["Idempotency-Key"]];
  const { rows } = await pool.query(
    "SELECT account_id, principal, fingerprint, answer FROM idempotency_records WHERE key = $1",
    ofKey,
  );
  const [{ account_id: accountId, principal, fingerprint, answer: response }] = rows;
  expect(accountId).toBe(person.accountId);
  const found = await pool.query("SELECT * FROM idempotency_begin($1, $2)", [principal, ...ofKey]);
  expect(found.rows).toEqual([{ locked: true, fingerprint, answer: response }]);
  // Older releases overwrite an expired response in this way.
  await pool.query("DELETE FROM idempotency_records WHERE key = $1", ofKey);
  for (const stored of ["{}", response]) {
    await pool.query(
      `INSERT INTO idempotency_records (principal, key, fingerprint, answer) VALUES ($1, $2, $3, $4)
       ON CONFLICT (principal, key) DO UPDATE SET answer = excluded.answer, created_at = now()`,
      [principal, ...ofKey, fingerprint, stored],
    );
  }
  const again = await api.send("boards.create", { name: "Rolled out" }, key);
  expect(again.headers["idempotent-replayed"]).toBe("true");
  expect(again.body).toEqual(first);
  await pool.query(
    "UPDATE idempotency_records SET created_at = now() - interval '25 hours' WHERE key = $1",
    ofKey,
  );
  const anew = await api.ok("boards.create", { name: "Rolled out" }, key);
  expect(anew.id).not.toBe(first.id);
});

test("records expire after 24 hours, and the key may be used again", async () => {
  const { api } = await makeCaller();
  const key = newKey();
  const first = await api.ok("boards.create", { name: "Yesterday" }, key);
  await pool.query("UPDATE idempotency_records SET created_at = now() - interval '25 hours' WHERE key = $1", [
    key["Idempotency-Key"],
  ]);
  const second = await api.ok("boards.create", { name: "Today" }, key);
  expect(second.id).not.toBe(first.id);
  await pool.query("UPDATE idempotency_records SET created_at = now() - interval '25 hours' WHERE key = $1", [
    key["Idempotency-Key"],
  ]);
  await sweepTables("forget-idempotency-keys");
  const kept = await pool.query("SELECT 1 FROM idempotency_records WHERE key = $1", [key["Idempotency-Key"]]);
  expect(kept.rowCount).toBe(0);
});

/** Returns all rows of an account from these tables. */
async function rowsOf(accountId: string): Promise<unknown> {
  const tables = ["boards", "companies", "applications", "status_history"];
  return Promise.all(
    tables.map(async (table) => {
      const { rows } = await pool.query(`SELECT * FROM ${table} WHERE account_id = $1 ORDER BY id`, [
        accountId,
      ]);
      return rows;
    }),
  );
}

test("a stored response is found by the index, even on a connection that planned the lookup while the table was empty", async () => {
  const client = new pg.Client(env().DATABASE_URL);
  await client.connect();
  try {
    await client.query(
      "CREATE TEMP TABLE idempotency_records (LIKE public.idempotency_records INCLUDING ALL)",
    );
    await client.query("ANALYZE pg_temp.idempotency_records");
    const lookUp = (key: string) =>
      client.query("SELECT answer FROM idempotency_begin('acc_1', 'live:key_1', $1)", [key]);
    // PostgreSQL keeps a plan from the sixth run.
    for (let run = 0; run < 7; run += 1) await lookUp(`absent-${run}`);
    await client.query(
      `INSERT INTO pg_temp.idempotency_records (account_id, principal, key, fingerprint, answer)
       SELECT 'acc_1', 'live:key_1', 'key-' || n, '', n::text FROM generate_series(1, 1000) n`,
    );
    const scans = async () => {
      const { rows } = await client.query<{ scans: number }>(
        "SELECT pg_stat_get_xact_numscans('pg_temp.idempotency_records'::regclass)::int AS scans",
      );
      return rows[0]?.scans;
    };
    await client.query("BEGIN");
    const before = await scans();
    expect((await lookUp("key-7")).rows).toEqual([{ answer: "7" }]);
    expect(await scans()).toBe(before);
  } finally {
    await client.end();
  }
});

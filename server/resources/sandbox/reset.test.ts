import { describe, expect, test } from "vitest";
import { newId } from "#server/core/ids.ts";
import { pool } from "#server/lib/database.ts";
import { env } from "#server/lib/env.ts";
import { describeSearch, makeKey, makePerson, makeSandboxCaller } from "#server/testing/actors.ts";
import { expectOnly } from "#server/testing/at-once.ts";
import { holdLock } from "#server/testing/blocking.ts";
import type { HttpResponse } from "#server/testing/http.ts";
import { rest } from "#server/testing/rest.ts";
import { ensureSandbox, resetSandbox } from "./service.ts";

describe("a reset", () => {
  test("restores the seed, whatever was changed, and keeps the keys valid", async () => {
    const { person, api } = await makeSandboxCaller();
    const sandbox = await ensureSandbox(person.userId);
    const before = await describeSearch(sandbox.accountId);
    const { data } = await api.ok("boards.list", {});
    const active = data.find(({ isActive }) => isActive)?.id ?? "";
    const { columns } = await api.ok("boards.get", { boardId: active });
    await api.ok("applications.bulk_move", {
      boardId: active,
      applicationIds: columns.saved,
      status: "offer",
    });
    await api.ok("boards.delete", { boardId: data.find(({ isActive }) => !isActive)?.id ?? "" });
    await api.ok("companies.create", { name: "Mine" });
    await pool.query("UPDATE accounts SET display_name = 'Somebody Else' WHERE id = $1", [sandbox.accountId]);

    expect(await resetSandbox(person.userId)).toEqual(sandbox);

    expect(await describeSearch(sandbox.accountId)).toEqual(before);
    expect((await api.ok("companies.list", { search: "Mine" })).data).toEqual([]);
    expect((await api.ok("me.get", {})).user.displayName).not.toBe("Somebody Else");
  });

  test("discards the settings of the person and of the sample organizations", async () => {
    const { person } = await makeSandboxCaller();
    const { accountId, sandboxId } = await ensureSandbox(person.userId);
    const settings = async () => [
      (await pool.query("SELECT weekly_goal, suggestion_rules FROM accounts WHERE id = $1", [accountId]))
        .rows,
      (
        await pool.query(
          "SELECT slug, join_domains, leaver_months FROM organizations WHERE sandbox_id = $1 ORDER BY slug",
          [sandboxId],
        )
      ).rows,
    ];
    const before = await settings();
    await pool.query(
      `UPDATE accounts SET weekly_goal = 5, suggestion_rules = '{"reply": {"isOn": false}}' WHERE id = $1`,
      [accountId],
    );
    await pool.query(
      "UPDATE organizations SET join_domains = '{school.example}', leaver_months = 6 WHERE sandbox_id = $1",
      [sandboxId],
    );
    await resetSandbox(person.userId);
    expect(await settings()).toEqual(before);
  });

  test("creates the sandbox if there is none yet", async () => {
    const { userId } = await makePerson();
    expect(await resetSandbox(userId)).toEqual(await ensureSandbox(userId));
  });

  test("leaves the live account and other people's sandboxes alone", async () => {
    const { person, api: mine } = await makeSandboxCaller();
    const { api: theirs } = await makeSandboxCaller();
    const live = rest((await makeKey(person)).key);
    const before = [await theirs.ok("boards.list", {}), await live.ok("boards.list", {})];
    await resetSandbox(person.userId);
    expect([await theirs.ok("boards.list", {}), await live.ok("boards.list", {})]).toEqual(before);
    expect((await mine.ok("boards.list", {})).data).toHaveLength(2);
  });

  test("run several times concurrently leaves one seed", async () => {
    const { userId } = await makePerson();
    const { accountId } = await ensureSandbox(userId);
    const before = await describeSearch(accountId);
    await Promise.all([resetSandbox(userId), resetSandbox(userId), resetSandbox(userId)]);
    expect(await describeSearch(accountId)).toEqual(before);
  });

  test("during requests lets each one see a complete seed and get a response, and the last reset prevails", async () => {
    // On a busy machine, the visitors would reach the rate limit before the resets end.
    env().RATE_LIMIT = "off";
    const { person, api } = await makeSandboxCaller();
    const { accountId } = await ensureSandbox(person.userId);
    const before = await describeSearch(accountId);
    const { data: seeded } = await api.ok("companies.list", { limit: 200 });
    const seen: HttpResponse[] = [];
    const keep = async (response: Promise<HttpResponse>) => seen.push(await response);
    /** Returns the rows of a list; none if the resets lock the account for longer than a request waits. */
    const listed = async <Row>(response: Promise<HttpResponse>): Promise<Row[]> => {
      await keep(response);
      return ((await response).body as { data?: Row[] }).data ?? [];
    };
    const activeBoard = async () =>
      (await listed<{ id: string; isActive: boolean }>(api.send("boards.list", {}))).find(
        (board) => board.isActive,
      )?.id;
    let isOver = false;
    const visitor = async (turn: number) => {
      while (!isOver) {
        const boardId = (await activeBoard()) ?? "";
        const company = { name: `Visitor ${turn}` };
        const made = await api.send("applications.create", { boardId, job: { title: "Cook" }, company });
        const { id: applicationId } = made.body as { id?: string };
        seen.push(made);
        await keep(api.send("applications.move", { applicationId: applicationId ?? "", status: "offer" }));
        await keep(api.send("contacts.create", { name: "Visitor", applicationIds: [applicationId ?? ""] }));
        await keep(api.send("boards.get", { boardId }));
        await keep(api.send("boards.update", { boardId, name: `Board ${turn}` }));
        const companies = await listed(api.send("companies.list", { limit: 200 }));
        if (companies.length > 0) expect(companies.length).toBeGreaterThanOrEqual(seeded.length);
        // The seed uses these names, too.
        for (const { name } of seeded.slice(0, 5)) await keep(api.send("companies.create", { name }));
      }
    };
    const visitors = Promise.all([1, 2].map(visitor));
    await Promise.all([1, 2, 3].map(() => keep(api.send("sandbox.reset", {}))));
    isOver = true;
    await visitors;
    expectOnly(seen, [200, 201, 404, 409, 422, 429]);
    expect(seen.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
    await api.ok("sandbox.reset", {});
    expect(await describeSearch(accountId)).toEqual(before);
  });

  test("also clears another request's row with a seeded name", async () => {
    const { person, api } = await makeSandboxCaller();
    const { accountId } = await ensureSandbox(person.userId);
    const before = await describeSearch(accountId);
    const { data } = await api.ok("companies.list", { limit: 1 });
    const [{ id: companyId, name }] = data as [(typeof data)[number]];
    await api.ok("companies.delete", { companyId });
    const insert = "INSERT INTO companies (id, account_id, name, updated_at) VALUES ($1, $2, $3, now())";
    const other = await holdLock(insert, [newId("company"), accountId, name]);
    const reset = api.send("sandbox.reset", {});
    await other.waiters();
    await other.commit();
    expect((await reset).status).toBe(200);
    expect(await describeSearch(accountId)).toEqual(before);
  });

  test("of a large sandbox first deletes most of it in other transactions", async () => {
    const { person, api } = await makeSandboxCaller();
    const { accountId, sandboxId } = await ensureSandbox(person.userId);
    const before = await describeSearch(accountId);
    const { rows } = await pool.query<{ id: string }>(
      `WITH added AS (INSERT INTO contacts (id, account_id, name, updated_at)
         SELECT 'con_' || $1 || n, $1, 'Ada Kern', now() FROM generate_series(1, 2500) n)
       SELECT id FROM organizations WHERE sandbox_id = $2 ORDER BY id LIMIT 1`,
      [accountId, sandboxId],
    );
    await pool.query(
      `INSERT INTO roster_records (id, organization_id, email, updated_at)
       SELECT 'rec_' || $1 || n, $1, n || '@x.example', now() FROM generate_series(1, 2500) n`,
      [rows[0]?.id],
    );
    const left = async () => {
      const counted = await pool.query(
        `SELECT (SELECT count(*)::int FROM contacts WHERE account_id = $1) AS contacts,
           (SELECT count(*)::int FROM roster_records WHERE organization_id = $2) AS records`,
        [accountId, rows[0]?.id],
      );
      return counted.rows[0];
    };
    const user = await holdLock("SELECT FROM users WHERE id = $1 FOR UPDATE", [person.userId]);
    const reset = api.send("sandbox.reset", {});
    await user.waiters();
    expect(await left()).toEqual({ contacts: 1_000, records: 1_000 });
    await user.commit();
    expect((await reset).status).toBe(200);
    expect(await describeSearch(accountId)).toEqual(before);
  });
});

import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { connect as connectSocket, createServer, type Server } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { pool } from "#server/lib/database.ts";
import { makeKey, makePerson } from "#server/testing/actors.ts";
import { connect, lockTables } from "#server/testing/blocking.ts";
import type { Name } from "#server/testing/contracts.ts";
import { makeApplication, makeColumn } from "#server/testing/factories.ts";
import type { HttpResponse } from "#server/testing/http.ts";
import { expectSoundBoard } from "#server/testing/invariants.ts";
import { requestOf, rest } from "#server/testing/rest.ts";
import { startServerProcess } from "#server/testing/server-process.ts";

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0)) await step();
});

async function begin() {
  const person = await makePerson();
  const { key } = await makeKey(person);
  const api = rest(key);
  /** Sends to another process; resolves to null if the connection breaks. */
  const sendTo = async (origin: string, name: Name, input: object, idempotencyKey: string) => {
    const request = requestOf(name, input as Record<string, unknown>);
    const headers = { ...request.headers, "Idempotency-Key": idempotencyKey };
    return api.raw({ ...request, headers, origin }).catch(() => null);
  };
  /** Repeats a request, as a client does, until the server has made the change or rejects it permanently. */
  const insist = async (
    origin: string,
    name: Name,
    input: object,
    idempotencyKey: string,
  ): Promise<HttpResponse> => {
    for (;;) {
      const response = await sendTo(origin, name, input, idempotencyKey);
      if (response && ![409, 429, 503].includes(response.status)) return response;
      if (response) await wait(50);
    }
  };
  return { person, api, sendTo, insist };
}

async function startServer() {
  const server = await startServerProcess();
  cleanUp.push(() => server.kill());
  return server;
}

/** Starts a proxy that returns no responses, and kills the server at the first byte of one. */
async function withholdAnswers(target: { origin: string; kill(): Promise<void> }): Promise<string> {
  const proxy: Server = createServer((client) => {
    const server = connectSocket(Number(new URL(target.origin).port), "127.0.0.1");
    client.pipe(server);
    server.on("data", () => void target.kill().then(() => client.destroy()));
    server.on("error", () => client.destroy());
    client.on("error", () => server.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  cleanUp.push(() => proxy.close());
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
}

test("if a process is killed between commit and response, a retry on another process makes the change once", async () => {
  const { person, api, sendTo, insist } = await begin();
  const { id: applicationId } = await makeApplication(api, person.boardId);
  const { boardId } = person;
  const calls: [Name, object][] = [
    ["applications.create", { boardId, job: { title: "Once" }, company: { name: "Once Ltd" } }],
    ["applications.move", { applicationId, status: "offer" }],
    ["boards.create", { name: "Once" }],
  ];
  const [next, ...doomed] = await Promise.all([startServer(), ...calls.map(startServer)]);
  for (const [index, [name, input]] of calls.entries()) {
    const key = randomUUID();
    const server = doomed[index] ?? next;
    const lost = await sendTo(await withholdAnswers(server), name, input, key);
    expect(lost, `${name}: no answer came`).toBeNull();
    const response = await insist(next.origin, name, input, key);
    expect(response.status, name).toBeLessThan(300);
    expect(response.headers["idempotent-replayed"], name).toBe("true");
  }
  const cards = await api.ok("applications.list", { boardId, search: "Once Ltd" });
  expect(cards.data).toHaveLength(1);
  const boards = (await api.ok("boards.list", {})).data;
  expect(boards.filter(({ name }) => name === "Once")).toHaveLength(1);
  expect((await api.ok("applications.get_status_history", { applicationId })).data).toHaveLength(2);
  await expectSoundBoard(api, boardId);
});

test("if a process is killed within a transaction, nothing changes, and a retry makes the change", async () => {
  const { person, api, sendTo, insist } = await begin();
  const { id: applicationId } = await makeApplication(api, person.boardId);
  const [doomed, next] = await Promise.all([startServer(), startServer()]);
  await sendTo(doomed.origin, "boards.create", { name: "Warm" }, randomUUID());
  const key = randomUUID();
  const tables = await lockTables();
  const lost = sendTo(doomed.origin, "applications.move", { applicationId, status: "offer" }, key);
  await tables.waiters();
  await doomed.kill();
  expect(await lost).toBeNull();
  await tables.release();
  const response = await insist(next.origin, "applications.move", { applicationId, status: "offer" }, key);
  expect(response).toMatchObject({ status: 200, body: { previousStatus: "saved" } });
  expect(response.headers["idempotent-replayed"]).toBeUndefined();
  await expectSoundBoard(api, person.boardId);
});

test("if processes are killed at any point amid many changes, retries with the same keys make each exactly once", async () => {
  const { person, api, sendTo, insist } = await begin();
  const { boardId } = person;
  const ids = await makeColumn(api, boardId, 12);
  const calls = Array.from({ length: 36 }, (_none, index): [Name, object, string] => {
    const key = randomUUID();
    if (index % 3 === 0)
      return ["applications.move", { applicationId: ids[index / 3], status: "applied" }, key];
    const company = { name: `Crowd ${index % 5}` };
    return [
      "applications.create",
      { boardId, job: { title: `Crowd ${index}` }, company, status: "offer" },
      key,
    ];
  });
  const [next, ...others] = await Promise.all([startServer(), startServer(), startServer(), startServer()]);
  for (const [index, doomed] of others.entries()) {
    const firstTries = calls.map(([name, input, key]) => sendTo(doomed.origin, name, input, key));
    await committed(boardId, 1 + 8 * index);
    await doomed.kill();
    await Promise.all(firstTries);
  }
  const responses = await Promise.all(
    calls.map(([name, input, key]) => insist(next.origin, name, input, key)),
  );
  expect(responses.filter(({ status }) => status >= 300)).toEqual([]);
  const titles = (await api.ok("applications.list", { boardId, status: ["offer"], limit: 200 })).data;
  expect(titles.map(({ job }) => job.title).sort()).toEqual(
    calls
      .filter(([name]) => name === "applications.create")
      .map(([, input]) => (input as { job: { title: string } }).job.title)
      .sort(),
  );
  for (const applicationId of ids) {
    const { data } = await api.ok("applications.get_status_history", { applicationId });
    expect(data.map(({ status }) => status)).toEqual(["applied", "saved"]);
  }
  await expectSoundBoard(api, boardId);
});

test("an unreachable database returns 503 with Retry-After and reveals nothing internal", async () => {
  const server = await startServerProcess({
    DATABASE_URL: "postgresql://nobody:secret-word@127.0.0.1:1/nothing",
  });
  cleanUp.push(() => server.kill());
  const { api } = await begin();
  const response = await api.raw({ path: "/api/v1/boards", origin: server.origin });
  expect(response).toMatchObject({ status: 503, body: { code: "unavailable" } });
  expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
  expect(response.text).not.toMatch(/secret-word|127\.0\.0\.1:1|ECONNREFUSED/);
});

test("if the database ends connections amid changes, they succeed or get 503, and retries make each exactly once", async () => {
  const { person, api } = await begin();
  const { boardId } = person;
  const ids = await makeColumn(api, boardId, 20);
  const killer = await connect();
  cleanUp.push(() => killer.end());
  const endAll = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name = 'offerlane'`;
  const calls = ids.flatMap((applicationId, index): [Name, Record<string, unknown>, string][] => [
    ["applications.move", { applicationId, status: "applied" }, randomUUID()],
    ["boards.create", { name: `Board ${index}` }, randomUUID()],
  ]);
  const send = ([name, input, key]: (typeof calls)[number]) =>
    api.send(name, input, { "Idempotency-Key": key });
  const firstTries = calls.map(send);
  for (let round = 0; round < 5; round += 1) await killer.query(endAll);
  for (const { status, text } of await Promise.all(firstTries))
    expect([200, 201, 503], text).toContain(status);
  for (const call of calls) {
    for (let response = await send(call); response.status > 201; response = await send(call))
      expect([409, 503], response.text).toContain(response.status);
  }
  expect((await api.ok("boards.list", {})).data).toHaveLength(1 + ids.length);
  for (const applicationId of ids) {
    const { data } = await api.ok("applications.get_status_history", { applicationId });
    expect(data).toHaveLength(2);
  }
  await expectSoundBoard(api, boardId);
});

/** Resolves when the given number of new cards of the board are committed. */
async function committed(boardId: string, count: number): Promise<void> {
  const seen = "SELECT count(*)::int AS count FROM applications WHERE board_id = $1 AND status <> 'saved'";
  for (;;) {
    const { rows } = await pool.query<{ count: number }>(seen, [boardId]);
    if ((rows[0]?.count ?? 0) >= count) return;
  }
}

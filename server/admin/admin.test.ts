import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { ALL_SCOPES } from "#domain/scopes.ts";
import { hasSecondFactor } from "#server/auth/factors/second-factor.ts";
import { verifyPassword } from "#server/auth/password.ts";
import { liveEvents, startListening, stopListening } from "#server/core/live.ts";
import { pool, prisma } from "#server/lib/database.ts";
import { makeKey, makeOrganization, makePerson } from "#server/testing/actors.ts";
import { admin, json, OWN_PROCESS, rejected } from "#server/testing/command-line.ts";
import { makeApplication } from "#server/testing/factories.ts";
import { queuedMail } from "#server/testing/mail.ts";
import { rest } from "#server/testing/rest.ts";
import { makeAuthenticator, makePasskey } from "#server/testing/second-factors.ts";
import { createEmptyDatabase } from "#server/testing/test-databases.ts";

const someone = () => `${randomUUID()}@people.example`;

describe("user create", () => {
  test("creates a user with a live account, a first board, and the password", async () => {
    const email = someone();
    const password = "rivers run uphill";
    const args = ["--email", email.toUpperCase(), "--name", "Kim Vos", "--password", password];
    const made = await json(["user", "create", ...args]);
    expect(made).toMatchObject({ email, name: "Kim Vos" });
    const user = await prisma.user.findUniqueOrThrow({ where: { email }, include: { accounts: true } });
    expect(made).toMatchObject({ id: user.id, accountId: user.accounts[0]?.id });
    expect(user.emailVerified).not.toBeNull();
    expect(await verifyPassword(user.passwordHash, password)).toBe(true);
    const boards = await prisma.board.findMany({ where: { accountId: user.accounts[0]?.id ?? "" } });
    expect(boards).toMatchObject([{ name: "My job search", isActive: true }]);
  });

  test("rejects a taken address, an invalid address, and an unacceptable password", async () => {
    const { email } = await makePerson();
    const create = (address: string, ...more: string[]) =>
      rejected(["user", "create", "--email", address, "--name", "Kim", ...more]);
    expect(await create(email)).toMatchObject({ code: "user_exists" });
    expect(await create("nobody")).toMatchObject({ code: "invalid_email" });
    expect(await create(someone(), "--password", "short")).toMatchObject({ code: "invalid_password" });
  });
});

test("user recover gives an account a new address without its old credentials, and rejects a taken address", async () => {
  const [person, other] = [await makePerson(), await makePerson()];
  await makePasskey(person);
  const { key } = await makeKey(person);
  const email = `${randomUUID()}@people.example`;
  const taken = ["user", "recover", "--email", person.email, "--new-email", other.email];
  expect(await rejected(taken)).toMatchObject({ code: "user_exists" });
  const { userId: id } = person;
  const given = await json(["user", "recover", "--email", person.email, "--new-email", email]);
  expect(given).toEqual({ id, email, former: person.email });
  expect(await prisma.user.findUniqueOrThrow({ where: { id } })).toMatchObject({ email, passwordHash: null });
  expect(await hasSecondFactor(id)).toBe(false);
  expect((await rest(key).send("me.get", {})).status).toBe(401);
});

test("user reset-factors removes all second factors of a user, and says if there are none", async () => {
  const person = await makePerson();
  await makeAuthenticator(person);
  // The email is a job. Its queue doesn't keep the process alive.
  const reset = await json(["user", "reset-factors", "--email", person.email], OWN_PROCESS);
  expect(reset).toMatchObject({ id: person.userId });
  expect(await hasSecondFactor(person.userId)).toBe(false);
  expect((await queuedMail(person.email)).at(-1)?.subject).toContain("was reset");
  expect(await rejected(["user", "reset-factors", "--email", person.email])).toMatchObject({
    code: "no_factors",
  });
});

describe("key create", () => {
  test("creates a working key with the requested scopes and expiry", async () => {
    const { email } = await makePerson();
    const args = ["--email", email, "--environment", "live", "--scopes", "boards:read, companies:read"];
    const made = await json(["key", "create", ...args, "--expires", "30d", "--name", "Reader"]);
    const { user, environment, credential } = await rest(String(made.key)).ok("me.get", {});
    expect(user.email).toBe(email);
    expect(environment).toBe("live");
    expect(credential.scopes).toEqual(["boards:read", "companies:read"]);
    const days = (Date.parse(String(made.expiresAt)) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
  });

  test("creates a sandbox key that opens a seeded sandbox, with all scopes if none are named", async () => {
    const { email } = await makePerson();
    const made = await json(["key", "create", "--email", email, "--environment", "sandbox"]);
    expect(made.key).toMatch(/^ol_sandbox_/);
    const api = rest(String(made.key));
    const { environment, credential } = await api.ok("me.get", {});
    expect(environment).toBe("sandbox");
    expect(credential.scopes).toEqual(ALL_SCOPES);
    expect((await api.ok("companies.list", {})).data.length).toBeGreaterThan(30);
  });

  test("restricts the key to an organization of its user", async () => {
    const person = await makePerson();
    const { slug, name } = await makeOrganization([{ person, role: "coach" }]);
    const args = ["key", "create", "--email", person.email, "--environment", "live", "--organization"];
    const made = await json([...args, slug]);
    const { credential } = await rest(String(made.key)).ok("me.get", {});
    expect(credential.restrictedToOrganization).toEqual({ name, slug });
    const foreign = await makeOrganization([]);
    expect(await rejected([...args, foreign.slug])).toMatchObject({ code: "organization_not_found" });
  });

  test("rejects unknown people, scopes, environments, and times in one sentence", async () => {
    const { email } = await makePerson();
    const create = (address: string, ...more: string[]) =>
      rejected(["key", "create", "--email", address, ...more]);
    const live = ["--environment", "live"];
    const unknown = someone();
    expect(await create(unknown, ...live)).toEqual({
      code: "user_not_found",
      message: `There's no user with the address ${unknown}.`,
    });
    const wrong = await create(email, ...live, "--scopes", "boards:read,boards:fly");
    expect(wrong).toMatchObject({ code: "unknown_scope", message: expect.stringContaining("boards:fly.") });
    expect(await create(email, "--environment", "moon")).toMatchObject({ code: "usage" });
    expect(await create(email)).toMatchObject({ code: "usage" });
    expect(await create(email, ...live, "--expires", "soon")).toMatchObject({ code: "invalid_expiry" });
    expect(await create(email, ...live, "--expires", "2020-01-01")).toMatchObject({ code: "invalid_expiry" });
  });
});

describe("key revoke and key list", () => {
  test("end a key immediately, even on a server that used it a moment before", async () => {
    const person = await makePerson();
    const { id, key } = await makeKey(person);
    onTestFinished(stopListening);
    await startListening();
    await rest(key).ok("me.get", {});
    const received = once(liveEvents, "revocation");
    expect(await json(["key", "revoke", id])).toMatchObject({ id, email: person.email, revoked: true });
    expect(await received).toEqual([id]);
    await rest(key).rejected("me.get", {}, "unauthenticated");
    expect(await rejected(["key", "revoke", id])).toMatchObject({ code: "key_not_found" });
  });

  test("accept the displayed prefix of a key or the key itself", async () => {
    const person = await makePerson();
    const keys = [(await makeKey(person)).key, (await makeKey(person)).key];
    const { credential } = await rest(keys[0] ?? "").ok("me.get", {});
    await json(["key", "revoke", credential.displayPrefix]);
    await json(["key", "revoke", keys[1] ?? ""]);
    expect(await json(["key", "list", "--email", person.email])).toEqual({ email: person.email, keys: [] });
  });

  test("show a user's keys without their secrets", async () => {
    const person = await makePerson();
    const { id, key } = await makeKey(person, { scopes: ["boards:read"] });
    const printed = await json(["key", "list", "--email", person.email]);
    expect(printed.keys).toMatchObject([{ id, environment: "live", scopes: ["boards:read"] }]);
    expect(JSON.stringify(printed)).not.toContain(key);
  });
});

test("sandbox reset seeds the user's sandbox again, and its key stays valid", async () => {
  const person = await makePerson();
  const { key } = await makeKey(person, { environment: "sandbox" });
  const api = rest(key);
  await api.ok("companies.create", { name: "Mine alone" });
  await json(["sandbox", "reset", "--email", person.email]);
  expect((await api.ok("companies.list", { search: "Mine alone" })).data).toEqual([]);
});

describe("data seed", () => {
  test("creates one account with the cards and other accounts beside it, all with their history", async () => {
    const made = await json(["data", "seed", "--applications", "120", "--accounts", "3"]);
    expect(made).toMatchObject({ applications: 120, accounts: 3, otherApplications: 15 });
    const { columns } = await rest(String(made.key)).ok("boards.get", { boardId: String(made.boardId) });
    expect(Object.values(columns).flat()).toHaveLength(120);
    expect(Object.values(columns).every((column) => column.length > 0)).toBe(true);
    const { rows } = await pool.query(
      `SELECT count(*) AS cards, count(*) FILTER (WHERE open = 1) AS open FROM (
         SELECT count(h.id) FILTER (WHERE h.left_at IS NULL AND h.status = a.status) AS open
         FROM applications a LEFT JOIN status_history h ON h.account_id = a.account_id AND h.application_id = a.id
         WHERE a.account_id = $1 GROUP BY a.id
       ) AS cards`,
      [made.accountId],
    );
    expect(rows).toEqual([{ cards: 120, open: 120 }]);
  });

  test("fills the board of a user who has no cards yet, and otherwise adds a board", async () => {
    const { email, boardId } = await makePerson();
    const args = ["data", "seed", "--applications", "10", "--email", email];
    expect(await json(args)).toMatchObject({ email, boardId });
    const second = await json(args);
    expect(second.boardId).not.toBe(boardId);
    const boards = await rest(String(second.key)).ok("boards.list", {});
    expect(boards.data.map(({ applicationCount }) => applicationCount)).toEqual([10, 10]);
  });

  test("accepts only whole numbers", async () => {
    expect(await rejected(["data", "seed", "--applications", "many"])).toMatchObject({ code: "usage" });
  });
});

test("retire run retires stale cards, and says how many", async () => {
  const person = await makePerson();
  const { boardId } = person;
  const api = rest((await makeKey(person)).key);
  await api.ok("boards.update_settings", { boardId, autoRetire: { enabled: true, timeframe: "one_month" } });
  const { id } = await makeApplication(api, boardId);
  // Run once before, so that cards of other tests don't count.
  await json(["retire", "run"]);
  await pool.query(
    "UPDATE applications SET created_at = now() - interval '40 days', updated_at = now() - interval '40 days' WHERE id = $1",
    [id],
  );
  expect(await json(["retire", "run"])).toEqual({ retired: 1 });
  expect(await json(["retire", "run"])).toEqual({ retired: 0 });
  expect(await api.ok("applications.get", { applicationId: id })).toMatchObject({ isAutoRetired: true });
});

describe("the output", () => {
  test("is plain sentences without --json, and goes to standard error on failure", async () => {
    const { email } = await makePerson();
    const listed = await admin(["key", "list", "--email", email]);
    expect(listed).toEqual({ code: 0, stdout: `${email} has no keys.\n`, stderr: "" });
    const failed = await admin(["key", "list", "--email", "nobody"]);
    expect(failed).toEqual({ code: 1, stdout: "", stderr: `"nobody" isn't an email address.\n` });
  });

  test("reports an unknown command as an error, lists the commands of a group alone, and shows help without failing", async () => {
    expect(await rejected(["fly"])).toMatchObject({ code: "usage" });
    expect(await rejected(["key"])).toMatchObject({ code: "usage" });
    expect(await admin(["key"])).toMatchObject({ code: 1, stderr: expect.stringContaining("revoke") });
    expect(await admin(["--help"])).toMatchObject({ code: 0, stdout: expect.stringContaining("sandbox") });
  });

  test("reports a database that is unreachable, inaccessible, or missing in one sentence", async () => {
    const statusWith = async (change: (url: URL) => void) => {
      const url = new URL(process.env.DATABASE_URL ?? "");
      change(url);
      const failure = await rejected(["key", "list", "--email", "a@b.example"], { DATABASE_URL: url.href });
      expect(failure.message.split("\n")).toHaveLength(1);
      return failure;
    };
    const unreachable = await statusWith((url) => {
      url.port = "1";
    });
    expect(unreachable).toMatchObject({ code: "unavailable", message: expect.stringContaining(":1.") });
    const absent = await statusWith((url) => {
      url.pathname = "/nowhere";
    });
    expect(absent).toMatchObject({ code: "unavailable", message: expect.stringContaining("no database") });
    const outsider = await statusWith((url) => {
      url.username = "a_stranger";
    });
    expect(outsider).toMatchObject({ code: "unavailable" });
  });

  test("reports a database without tables", async () => {
    const empty = await createEmptyDatabase(process.env.DATABASE_URL ?? "");
    const failure = await rejected(["retire", "run"], { DATABASE_URL: empty.url });
    expect(failure).toMatchObject({ code: "not_migrated" });
    await empty.drop();
  });

  test("reports a missing database setting and an invalid setting", async () => {
    const nothing = {
      DATABASE_URL: "",
      OFFERLANE_DATA: await mkdtemp(path.join(tmpdir(), "offerlane-admin-")),
    };
    expect(await rejected(["retire", "run"], nothing)).toMatchObject({ code: "configuration" });
    expect(await rejected(["retire", "run"], { PORT: "many" })).toMatchObject({ code: "configuration" });
  });
});

test("status shows versions, migrations, queues, sizes, and the file store", async () => {
  const status = await json(["status"]);
  expect(status).toMatchObject({
    node: process.version,
    postgresql: expect.stringMatching(/^\d+/),
    migrations: { applied: expect.any(Number), pending: 0, newest: expect.stringMatching(/^\d{14}_/) },
    databaseBytes: expect.any(Number),
    queues: expect.any(Array),
    files: { place: expect.any(String) },
  });
  expect((status as { tables: object[] }).tables).toHaveLength(8);
});

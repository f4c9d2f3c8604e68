import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { promisify } from "node:util";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { verifyPassword } from "#server/auth/password.ts";
import { applyMigrations } from "#server/lib/migrations.ts";
import { createEmptyDatabase } from "#server/testing/test-databases.ts";

const Demo = z.strictObject({
  signIns: z.array(z.strictObject({ email: z.string(), password: z.string(), role: z.string() })),
  sandboxKey: z.string().regex(/^ol_sandbox_/),
});

let database: Awaited<ReturnType<typeof createEmptyDatabase>>;
let client: Client;
beforeAll(async () => {
  database = await createEmptyDatabase(process.env.DATABASE_URL ?? "");
  await applyMigrations(database.url);
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

/** Seeds the demo as `npm start` does, in a separate process. */
async function seed(): Promise<unknown> {
  const env = { ...process.env, DATABASE_URL: database.url };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ["server/demo/seed.ts"], { env });
  expect(stderr).toBe("");
  return JSON.parse(stdout);
}

async function read() {
  const { rows: users } = await client.query("SELECT email, password_hash, email_verified FROM users");
  const { rows: accounts } = await client.query(
    `SELECT a.sandbox_id IS NOT NULL AS sandbox, (SELECT count(*)::int FROM boards b WHERE b.account_id = a.id) AS boards,
       (SELECT count(*)::int FROM applications c WHERE c.account_id = a.id) AS cards
     FROM accounts a WHERE a.user_id IS NOT NULL ORDER BY sandbox`,
  );
  const { rows: roles } = await client.query(
    `SELECT m.role, (SELECT count(*)::int FROM members one WHERE one.organization_id = o.id AND one.role = 'applicant') AS applicants
     FROM members m JOIN organizations o ON o.id = m.organization_id AND o.sandbox_id IS NULL
     JOIN users u ON u.email = m.email ORDER BY m.role`,
  );
  return { users, accounts, roles };
}

test("an empty database gets a user with a realistic search, applicants to coach, and a sandbox key", async () => {
  const { signIns } = Demo.parse(await seed());
  const { users, accounts, roles } = await read();
  expect(users).toHaveLength(1);
  expect(users[0]).toMatchObject({
    email: "demo@offerlane.example",
    email_verified: expect.any(Date),
  });
  expect(await verifyPassword(users[0].password_hash, signIns[0]?.password ?? "")).toBe(true);
  const [live, sandbox] = accounts;
  expect(live).toMatchObject({ sandbox: false, boards: 2, cards: sandbox?.cards });
  expect(live.cards).toBeGreaterThan(60);
  expect(roles.map(({ role }) => role)).toEqual(["applicant", "owner"]);
  expect(roles[1]?.applicants).toBeGreaterThan(20);
});

test("seeding again leaves the search unchanged, and provides a password and a key that work", async () => {
  const before = await read();
  const { signIns } = Demo.parse(await seed());
  const after = await read();
  expect(after.accounts).toEqual(before.accounts);
  expect(after.roles).toEqual(before.roles);
  expect(await verifyPassword(after.users[0].password_hash, signIns[0]?.password ?? "")).toBe(true);
});

test("a database with its own users stays unchanged", async () => {
  const values = [`usr_${randomUUID()}`, "somebody@people.example"];
  await client.query("INSERT INTO users (id, email) VALUES ($1, $2)", values);
  const before = await read();
  expect(await seed()).toBeNull();
  expect(await read()).toEqual(before);
});

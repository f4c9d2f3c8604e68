import { beforeAll, expect, test } from "vitest";
import { listSessions } from "#server/auth/session-store.ts";
import { prisma } from "#server/lib/database.ts";
import { makeCaller, makeKey, type Person, signIn } from "#server/testing/actors.ts";
import { contractOf, type Name } from "#server/testing/contracts.ts";
import type { ExampleRows } from "#server/testing/example-rows.ts";
import { seedExampleRows } from "#server/testing/examples.ts";
import { http } from "#server/testing/http.ts";
import { exampleOf, type Loose, namesOf } from "#server/testing/loops.ts";
import { rest } from "#server/testing/rest.ts";

let person: Person;
let ofLive: ExampleRows;
let ofSandbox: ExampleRows;
let inSandbox: string;
let inLive: string;
beforeAll(async () => {
  const caller = await makeCaller();
  person = caller.person;
  ofLive = await seedExampleRows(caller.api);
  ofSandbox = await seedExampleRows(rest((await makeKey(person, { environment: "sandbox" })).key));
  inSandbox = await signIn(person, true);
  inLive = await signIn(person);
});

async function call(cookie: string, path: string, change: boolean, input: unknown) {
  const query = change ? "" : `?input=${encodeURIComponent(JSON.stringify(input))}`;
  const response = await http({
    method: change ? "POST" : "GET",
    path: `/api/trpc/${path}${query}`,
    headers: { Cookie: cookie, "Sec-Fetch-Site": "same-origin", "Content-Type": "application/json" },
    ...(change ? { body: JSON.stringify(input) } : {}),
  });
  const body = response.body as { result?: { data: unknown }; error?: { data: { problem: Loose } } };
  return { status: response.status, data: body.result?.data as Loose, problem: body.error?.data.problem };
}
function callOperation(cookie: string, name: Name, rows: ExampleRows) {
  const path = name.replace(
    /\.(.*)$/,
    (_, handler) => `.${handler.replace(/_(.)/g, (__: string, c: string) => c.toUpperCase())}`,
  );
  return call(cookie, path, contractOf(name).changesData, exampleOf(name, rows));
}

const withRows = namesOf(({ pathParameters }) => pathParameters.length > 0);

test.each(withRows)(
  "%s: live rows don't exist in a sandbox session, nor sandbox rows in a live session",
  async (name) => {
    for (const [cookie, rows] of [
      [inSandbox, ofLive],
      [inLive, ofSandbox],
    ] as const) {
      const { problem } = await callOperation(cookie, name, rows);
      expect(problem).toMatchObject({ code: "not_found" });
    }
  },
);

test("a sandbox session acts as the synthetic person, and the account itself doesn't exist in it", async () => {
  const me = await call(inSandbox, "me.get", false, {});
  expect(me.data).toMatchObject({ environment: "sandbox" });
  expect(JSON.stringify(me.data)).not.toContain(person.email);
  for (const path of ["get", "getRemainingRecords"]) {
    expect((await call(inSandbox, `account.${path}`, false, {})).status, path).toBe(404);
  }
  const forms: [string, Loose][] = [
    ["rename", { name: "Somebody" }],
    ["changePassword", { current: "", next: "seven quiet rivers" }],
    ["delete", { email: person.email, password: "" }],
  ];
  for (const [path, input] of forms) {
    expect((await call(inSandbox, `account.${path}`, true, input)).status, path).toBe(404);
  }
  const user = await prisma.user.findUniqueOrThrow({ where: { id: person.userId } });
  expect(user).toMatchObject({ email: person.email, name: person.displayName, passwordHash: null });
  expect((await listSessions(person.userId)).length).toBe(2);
});

test("a sandbox session creates, sees, and ends only sandbox keys", async () => {
  const { id, key } = await makeKey(person);
  const wanted = { name: "x", scopes: ["boards:read"], organizationId: null, expiresInDays: 1 };
  const live = await call(inSandbox, "apiKeys.create", true, { ...wanted, environment: "live" });
  expect(live.problem).toMatchObject({ code: "validation_failed" });
  const list = (await call(inSandbox, "apiKeys.list", false, {})).data as unknown as Loose[];
  expect(list.filter(({ environment }) => environment === "live")).toEqual([]);
  for (const act of ["revoke", "rotate"]) {
    expect((await call(inSandbox, `apiKeys.${act}`, true, { id })).status, act).toBe(404);
  }
  await rest(key).ok("me.get", {});
  const made = await call(inSandbox, "apiKeys.create", true, { ...wanted, environment: "sandbox" });
  expect(made.data.key).toMatch(/^ol_sandbox_/);
});

test("a browser enters and leaves the sandbox immediately", async () => {
  const cookie = await signIn(person);
  const environment = async () => (await call(cookie, "me.get", false, {})).data.environment;
  expect(await environment()).toBe("live");
  await call(cookie, "sessions.switchEnvironment", true, { environment: "sandbox" });
  expect(await environment()).toBe("sandbox");
  await call(cookie, "sessions.switchEnvironment", true, { environment: "live" });
  expect(await environment()).toBe("live");
});

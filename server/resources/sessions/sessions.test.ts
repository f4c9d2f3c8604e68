import { expect, test } from "vitest";
import { makePerson, signIn } from "#server/testing/actors.ts";
import { http } from "#server/testing/http.ts";

const post = (procedure: string, cookie: string, input: object = {}) =>
  http({
    method: "POST",
    path: `/api/trpc/sessions.${procedure}`,
    headers: { "Content-Type": "application/json", "Sec-Fetch-Site": "same-origin", Cookie: cookie },
    body: JSON.stringify(input),
  });

const others = { sessionId: null };

test("signing out everywhere clears the browser's session, storage, and cached pages", async () => {
  const person = await makePerson();
  const [cookie, elsewhere] = [await signIn(person), await signIn(person)];
  const { status, headers } = await post("endAll", cookie);
  expect(status).toBe(200);
  expect(headers["clear-site-data"]).toMatch(/"cache".*"storage"/);
  const [name = ""] = cookie.split("=");
  expect(String(headers["set-cookie"])).toMatch(new RegExp(`^${name}=;.*Max-Age=0`));
  for (const item of [cookie, elsewhere]) expect((await post("end", item, others)).status).toBe(401);
});

test("signing out elsewhere leaves this browser as it is", async () => {
  const person = await makePerson();
  const [cookie, elsewhere] = [await signIn(person), await signIn(person)];
  const { status, headers } = await post("end", cookie, others);
  expect(status).toBe(200);
  expect(headers["clear-site-data"]).toBeUndefined();
  expect((await post("end", elsewhere, others)).status).toBe(401);
  expect((await post("end", cookie, others)).status).toBe(200);
});

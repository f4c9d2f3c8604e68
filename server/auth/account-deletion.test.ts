import { expect, test } from "vitest";
import { prisma } from "#server/lib/database.ts";
import { makeKey, makeOrganization, makePerson, signIn } from "#server/testing/actors.ts";
import { makeApplication, makeResume } from "#server/testing/factories.ts";
import { serverOrigin } from "#server/testing/http-server.ts";
import { rest } from "#server/testing/rest.ts";

const remove = async (cookie: string, body: object) => {
  const answer = await fetch(`${await serverOrigin()}/api/trpc/pages.account.remove`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Sec-Fetch-Site": "same-origin", Cookie: cookie },
    body: JSON.stringify(body),
  });
  return { status: answer.status, text: await answer.text() };
};

/** How many rows of the user, or of their accounts, any table still holds. */
async function rowsLeft(userId: string, accountIds: string[]): Promise<string[]> {
  const columns = await prisma.$queryRawUnsafe<{ table: string; column: string }[]>(
    `SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name IN ('user_id', 'account_id')`,
  );
  const left: string[] = [];
  for (const { table, column } of columns) {
    const ids = column === "user_id" ? [userId] : accountIds;
    const rows = await prisma.$queryRawUnsafe<unknown[]>(
      `SELECT 1 FROM "${table}" WHERE "${column}" = ANY ($1::text[]) LIMIT 1`,
      ids,
    );
    if (rows.length > 0) left.push(`${table}.${column}`);
  }
  return left;
}

test("deleting the account takes every row of it, live and sandbox, and ends its credentials", async () => {
  const person = await makePerson();
  const bystander = await makePerson();
  const { key } = await makeKey(person);
  const { key: sandboxKey } = await makeKey(person, { environment: "sandbox" });
  const api = rest(key);
  const { id: resumeId } = await makeResume(api);
  await makeApplication(api, person.boardId, { resumeId });
  await api.ok("contacts.create", { name: "Ada Kern" });
  const organization = await makeOrganization([
    { person, role: "coach" },
    { person: bystander, role: "owner" },
  ]);
  const accounts = await prisma.account.findMany({ where: { userId: person.userId }, select: { id: true } });
  const cookie = await signIn(person);

  const wrong = await remove(cookie, { email: bystander.email, password: "" });
  expect(wrong.status).toBe(422);
  expect((await api.ok("boards.list", {})).data).toHaveLength(1);

  expect((await remove(cookie, { email: person.email.toUpperCase(), password: "" })).status).toBe(200);
  const ids = accounts.map(({ id }) => id);
  expect(await rowsLeft(person.userId, ids)).toEqual([]);
  expect(await prisma.user.count({ where: { id: person.userId } })).toBe(0);
  expect((await api.send("me.get", {})).status).toBe(401);
  expect((await rest(sandboxKey).send("me.get", {})).status).toBe(401);
  expect((await remove(cookie, { email: person.email, password: "" })).status).toBe(401);
  const members = await prisma.member.findMany({ where: { organizationId: organization.id } });
  expect(members.map(({ accountId }) => accountId)).toEqual([bystander.accountId]);
  const [left] = await prisma.auditEvent.findMany({ where: { organizationId: organization.id } });
  expect(left).toMatchObject({ action: "member_left", subjectEmail: person.email });
});

test("the last owner of an organization is told to hand it over first, and nothing is gone", async () => {
  const person = await makePerson();
  const { name } = await makeOrganization([{ person, role: "owner" }]);
  const other = await makePerson();
  await makeOrganization([
    { person, role: "coach" },
    { person: other, role: "owner" },
  ]);
  const { status, text } = await remove(await signIn(person), { email: person.email, password: "" });
  expect(status).toBe(409);
  expect(text).toContain("last_owner");
  expect(text).toContain(name);
  expect(await prisma.member.count({ where: { accountId: person.accountId } })).toBe(2);
  expect(await prisma.user.count({ where: { id: person.userId } })).toBe(1);
});

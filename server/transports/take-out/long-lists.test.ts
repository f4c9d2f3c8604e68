import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { LIMITS } from "#domain/limits.ts";
import { KIB } from "#domain/units.ts";
import { countCall } from "#server/core/rate-limit.ts";
import { prisma } from "#server/lib/database.ts";
import { makeCaller, signIn } from "#server/testing/actors.ts";
import { serverOrigin } from "#server/testing/http-server.ts";
import { callPage } from "#server/testing/pages.ts";

test("lists that can be as large as all text of an account aren't collected, and are complete", async () => {
  const { person } = await makeCaller();
  const { accountId } = person;
  await prisma.importMapping.createMany({
    data: Array.from({ length: 12 }, (_, index) => ({
      accountId,
      headings: `${index}`,
      mapping: { Notes: "as in the file ".repeat(20_000) },
    })),
  });
  await prisma.todayMark.createMany({
    data: Array.from({ length: 300 }, (_, index) => ({
      accountId,
      kind: "quiet",
      subjectId: `${index}`,
      occasion: new Date(),
    })),
  });
  const cookie = await signIn(person);
  const collected = await callPage(cookie, "account.get_remaining_records");
  expect(collected.status).toBe(200);
  expect(Buffer.byteLength(collected.text)).toBeLessThan(16 * KIB);
  const response = await fetch(`${await serverOrigin()}/api/take-out`, { headers: { Cookie: cookie } });
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const listOf = (path: string) => JSON.parse(strFromU8(files[path] ?? new Uint8Array())) as object[];
  expect([listOf("import-mappings.json").length, listOf("today.json").length]).toEqual([12, 300]);
});

test("the full download is complete for an account that takes more reads than a person has in a minute", async () => {
  const { person } = await makeCaller();
  const { userId } = person;
  const session = { principal: `session:${userId}`, userId, restrictedToOrganizationId: null };
  for (let read = 0; read < LIMITS.rates.reads; read += 1) await countCall(session, "reads", new Map());
  const headers = { Cookie: await signIn(person) };
  const response = await fetch(`${await serverOrigin()}/api/take-out`, { headers });
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  expect(Object.keys(files)).toEqual(expect.arrayContaining(["account.json", "resumes.json"]));
});

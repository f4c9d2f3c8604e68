import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { LIMITS } from "#domain/limits.ts";
import { createApiKey } from "#server/auth/api-keys.ts";
import { pool } from "#server/lib/database.ts";
import { makeCaller } from "#server/testing/actors.ts";
import { miscountedCompanies, quotaUsed } from "#server/testing/quota-uses.ts";
import type { Rest } from "#server/testing/rest.ts";
import { pdf } from "#server/testing/resume-files.ts";
import { filesOnDisk, uploadsBy } from "#server/testing/resume-uploads.ts";
import type { Quota } from "./quota.ts";

/** Lowers a quota so that a test can reach it; every test begins with the product's quotas. */
const lower = (quota: Quota, most: number) =>
  pool.query("UPDATE quota_limits SET most = $2 WHERE quota = $1", [quota, most]);
const restore = async () => {
  const quotas = Object.entries(LIMITS.quotas);
  await Promise.all(quotas.map(([quota, most]) => lower(quota as Quota, most)));
};
beforeEach(restore);
afterAll(restore);

const seedResumes = (accountId: string, count: number, bytes: number) =>
  pool.query(
    `INSERT INTO resumes (id, account_id, name, file_name, file_type, file_size_bytes, storage_key, updated_at)
     SELECT 'res_' || right(md5($1 || n), 26), $1, 'Seeded', 'cv.pdf', 'application/pdf', $3, 'resumes/' || md5($1 || n), now()
     FROM generate_series(1, $2) n`,
    [accountId, count, bytes],
  );
const uploadAtOnce = (api: Rest, count: number) => {
  const { upload } = uploadsBy(() => api);
  return Promise.all(Array.from({ length: count }, () => upload(pdf())));
};
const rejected = { code: "quota_exceeded", status: 409 };
const newCard = (boardId: string, title: string) => ({ boardId, job: { title }, company: { name: "Acme" } });

test("the quotas in the database match the table of limits", async () => {
  const { rows } = await pool.query<{ quota: string; most: string }>("SELECT quota, most FROM quota_limits");
  expect(Object.fromEntries(rows.map(({ quota, most }) => [quota, Number(most)]))).toEqual(LIMITS.quotas);
});

describe("an account", () => {
  test("keeps no more boards than its quota, even with concurrent requests", async () => {
    const { api, person } = await makeCaller();
    await pool.query(
      `INSERT INTO boards (id, account_id, name) SELECT $1 || n, $1, 'Board' FROM generate_series(1, $2) n`,
      [person.accountId, LIMITS.quotas.boards - 3],
    );
    const made = await Promise.all([1, 2, 3, 4, 5].map((n) => api.send("boards.create", { name: `B${n}` })));
    expect(made.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409]);
    expect(await api.rejected("boards.create", { name: "One more" }, "quota_exceeded")).toMatchObject({
      ...rejected,
      detail: `Boards in an account are limited to ${LIMITS.quotas.boards}. Delete what you no longer need, then try again.`,
    });
    expect(await quotaUsed("boards", person.accountId)).toBe(LIMITS.quotas.boards);
  });

  test("keeps no more résumés than its quota, even with concurrent uploads, and no files of rejected uploads", async () => {
    const { api, person } = await makeCaller();
    await seedResumes(person.accountId, LIMITS.quotas.resumes - 2, 1);
    const before = await filesOnDisk();
    const made = await uploadAtOnce(api, 5);
    expect(made.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409]);
    expect(made.find(({ status }) => status === 409)?.body).toMatchObject({
      ...rejected,
      detail: "Résumés in an account are limited to 200. Delete what you no longer need, then try again.",
    });
    expect(await quotaUsed("resumes", person.accountId)).toBe(200);
    expect((await filesOnDisk()).length - before.length).toBe(2);
  });

  test("keeps no more bytes of résumés than its quota, even with concurrent uploads", async () => {
    const { api, person } = await makeCaller();
    const { content } = pdf();
    await seedResumes(person.accountId, 1, LIMITS.quotas.resumeBytes - 2 * content.length - 1);
    const before = await filesOnDisk();
    const made = await uploadAtOnce(api, 5);
    expect(made.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409]);
    expect(made.find(({ status }) => status === 409)?.body).toMatchObject({
      ...rejected,
      detail:
        "All résumé files in an account are limited to 500 MiB. Delete what you no longer need, then try again.",
    });
    expect(await quotaUsed("resumeBytes", person.accountId)).toBe(LIMITS.quotas.resumeBytes - 1);
    expect((await filesOnDisk()).length - before.length).toBe(2);
    const kept = made.find(({ status }) => status === 201)?.body as { id: string };
    await api.ok("resumes.delete", { resumeId: kept.id });
    expect(await quotaUsed("resumeBytes", person.accountId)).toBe(
      LIMITS.quotas.resumeBytes - 1 - content.length,
    );
  });

  test("has room again after a deletion", async () => {
    const { api, person } = await makeCaller();
    await lower("boards", 2);
    const { id: boardId } = await api.ok("boards.create", { name: "Second" });
    expect(await api.rejected("boards.create", { name: "Third" }, "quota_exceeded")).toMatchObject(rejected);
    await api.ok("boards.delete", { boardId });
    await api.ok("boards.create", { name: "Third" });
    expect(await quotaUsed("boards", person.accountId)).toBe(2);
  });

  test("creates no more organizations than its quota", async () => {
    const { api, person } = await makeCaller();
    await pool.query(
      `INSERT INTO organizations (id, name, slug, type, founded_by_id, updated_at)
       SELECT 'org_' || $1 || n, 'Some', 's' || md5($1 || n), 'other', $1, now() FROM generate_series(1, $2) n`,
      [person.accountId, LIMITS.quotas.organizations - 1],
    );
    const found = (n: number) => api.send("organizations.create", { name: `School ${n}`, type: "college" });
    const made = await Promise.all([found(1), found(2)]);
    expect(made.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test("keeps no more live keys than its quota, even with concurrent requests, and revoking one makes room", async () => {
    const { person } = await makeCaller();
    const { userId } = person;
    const given = { userId, environment: "live", scopes: [], organizationId: null, expiresAt: null } as const;
    const make = (name: string) => createApiKey({ ...given, name });
    await pool.query(
      `INSERT INTO api_keys (id, user_id, account_id, name, secret_hash, display_prefix, scopes)
       SELECT $2 || n, $1, $2, 'Key', md5($2 || n), 'ol_live_', '{}' FROM generate_series(1, $3) n`,
      [userId, person.accountId, LIMITS.quotas.apiKeys - 2],
    );
    const made = await Promise.allSettled([make("a"), make("b"), make("c")]);
    const fulfilled = made.filter(({ status }) => status === "fulfilled");
    // The caller's own key counts too.
    expect(fulfilled).toHaveLength(1);
    await expect(make("d")).rejects.toMatchObject({ code: "quota_exceeded" });
    await pool.query("UPDATE api_keys SET revoked_at = now() WHERE id = $1 || 1", [person.accountId]);
    await make("e");
  });
});

describe("a board", () => {
  const full = async (): Promise<{ api: Rest; boardId: string }> => {
    const { api, person } = await makeCaller();
    await lower("cards", 2);
    await api.ok("applications.create", newCard(person.boardId, "First"));
    return { api, boardId: person.boardId };
  };

  test("accepts no card over its quota, even with concurrent requests", async () => {
    const { api, boardId } = await full();
    const made = await Promise.all(
      [1, 2, 3].map((n) => api.send("applications.create", newCard(boardId, `At once ${n}`))),
    );
    expect(made.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await quotaUsed("cards", boardId)).toBe(2);
  });

  test("rejects an entire import that would exceed the quota", async () => {
    const { api, boardId } = await full();
    const rows = [1, 2].map((n) => ({ title: `Row ${n}`, company: "Acme" }));
    expect(await api.rejected("imports.create", { boardId, rows }, "quota_exceeded")).toMatchObject(rejected);
    expect((await api.ok("applications.list", { boardId })).data).toHaveLength(1);
  });

  test("counts only what was committed", async () => {
    const { api, boardId } = await full();
    const key = { "Idempotency-Key": "once" };
    await api.send("applications.create", newCard(boardId, "Kept"), key);
    await api.send("applications.create", newCard(boardId, "Kept"), key);
    expect(await quotaUsed("cards", boardId)).toBe(2);
  });
});

test("a sandbox is counted separately, and reseeding it stays within its quotas", async () => {
  const { api, person } = await makeCaller();
  await api.ok("sandbox.reset", {});
  await api.ok("sandbox.reset", {});
  expect(await quotaUsed("boards", person.accountId)).toBe(1);
  expect(await miscountedCompanies()).toBe(0);
});

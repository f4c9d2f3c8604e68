import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LIMITS } from "#domain/limits.ts";
import { makeGuest } from "#server/auth/guests.ts";
import { pool, prisma } from "#server/lib/database.ts";
import { resetSandbox } from "#server/resources/sandbox/service.ts";
import { makeCaller, makeOrganization, makePerson, type Person } from "#server/testing/actors.ts";
import { countUncountedTextsOf, recountText, textUsed } from "#server/testing/quota-uses.ts";
import type { Rest } from "#server/testing/rest.ts";
import { sqlOn } from "./sql.ts";
import { countUncountedTexts } from "./text-uses.ts";

/** Limits the account to a guest's quota, which a test can fill. */
const limitToGuestQuota = (accountId: string) =>
  pool.query(
    `INSERT INTO text_uses (account_id, quota, held_to) VALUES ($1, 'textBytes', 'guestTextBytes')
     ON CONFLICT (account_id, quota) DO UPDATE SET held_to = excluded.held_to`,
    [accountId],
  );

const note = (bytes: number) => "n".repeat(bytes);
const LONG = LIMITS.text.notes;
const card = (boardId: string, notes: string) => ({
  boardId,
  job: { title: "Cook" },
  company: { name: "Acme" },
  notes,
});

test("an account's text count is exact under concurrent writes and never exceeds the limit", async () => {
  const steps = fc.array(
    fc.tuple(fc.constantFrom("create", "change", "delete"), fc.integer({ min: 0, max: LONG })),
    {
      minLength: 60,
      maxLength: 90,
    },
  );
  await fc.assert(
    fc.asyncProperty(steps, async (drawn) => {
      const { api, person } = await makeCaller();
      const { accountId, boardId } = person;
      await limitToGuestQuota(accountId);
      const cards: { id: string }[] = [];
      while (cards.length < 30) cards.push(await api.ok("applications.create", card(boardId, note(LONG))));
      await Promise.all(
        drawn.map(([step, bytes], at) => {
          const applicationId = cards[at % cards.length]?.id ?? "";
          if (step === "create") return api.send("applications.create", card(boardId, note(LONG)));
          if (step === "change")
            return api.send("applications.update", { applicationId, notes: note(bytes) });
          return api.send("applications.delete", { applicationId });
        }),
      );
      const used = await textUsed(accountId);
      expect(used).toBe(await recountText(accountId));
      expect(used).toBeLessThanOrEqual(LIMITS.quotas.guestTextBytes);
    }),
    { numRuns: 3, endOnFailure: true },
  );
});

describe("an account over its text quota", () => {
  const full = async (): Promise<{ api: Rest; person: Person; applicationId: string }> => {
    const { api, person } = await makeCaller();
    const { id } = await api.ok("applications.create", card(person.boardId, note(1_000)));
    await limitToGuestQuota(person.accountId);
    await pool.query("UPDATE text_uses SET used = used + $2 WHERE account_id = $1", [
      person.accountId,
      LIMITS.quotas.guestTextBytes,
    ]);
    return { api, person, applicationId: id };
  };

  test("can't add text, and gets an error that states the limit", async () => {
    const { api, person, applicationId } = await full();
    const { boardId } = person;
    const rejected = await api.rejected(
      "applications.update",
      { applicationId, notes: note(1_001) },
      "quota_exceeded",
    );
    expect(rejected).toMatchObject({
      status: 409,
      detail:
        "All texts in a sandbox without an account are limited to 2 MiB. Delete what you no longer need, then try again.",
    });
    const edits = [{ applicationId, column: "notes", value: note(1_001) }];
    await api.rejected("table.apply_edits", { boardId, edits }, "quota_exceeded");
    const rows = [{ title: "Baker", company: "Acme" }];
    await api.rejected("imports.create", { boardId, rows }, "quota_exceeded");
    await api.rejected("contacts.create", { name: "Ada" }, "quota_exceeded");
    await api.rejected("companies.create", { name: "Other" }, "quota_exceeded");
    await api.rejected("profile.update", { headline: "Cook" }, "quota_exceeded");
    await api.rejected("boards.create", { name: "Second" }, "quota_exceeded");
    expect((await api.ok("applications.get", { applicationId })).notes).toBe(note(1_000));
  });

  test("can read, move, shorten, and delete", async () => {
    const { api, person, applicationId } = await full();
    await api.ok("applications.list", { boardId: person.boardId });
    await api.ok("applications.move", { applicationId, status: "applied" });
    await api.ok("applications.update", { applicationId, notes: note(1_000).replace("n", "m") });
    await api.ok("applications.update", { applicationId, notes: note(999) });
    await api.ok("applications.delete", { applicationId });
  });
});

test("a move doesn't write to the text count", async () => {
  const { api, person } = await makeCaller();
  const { id } = await api.ok("applications.create", card(person.boardId, note(10)));
  const row = async () =>
    (await pool.query("SELECT xmin, ctid FROM text_uses WHERE account_id = $1", [person.accountId])).rows;
  const before = await row();
  await api.ok("applications.move", { applicationId: id, status: "applied" });
  await api.ok("applications.bulk_change", { applicationIds: [id], status: "interviewing" });
  expect(await row()).toEqual(before);
});

describe("the job that counts text older than the triggers", () => {
  test("counts an account while it is being written to, and skips one that is already counted", async () => {
    const [old, known] = [await makeCaller(), await makeCaller()];
    for (const { api, person } of [old, known]) {
      await api.ok("applications.create", card(person.boardId, note(LONG)));
    }
    await countUncountedTextsOf(old.person.accountId, known.person.accountId);
    await pool.query("DELETE FROM text_uses WHERE account_id = $1", [old.person.accountId]);
    await pool.query("UPDATE text_uses SET used = 5 WHERE account_id = $1", [known.person.accountId]);
    const add = () => old.api.ok("applications.create", card(old.person.boardId, note(100)));
    await Promise.all([add(), add(), countUncountedTexts(sqlOn(pool)), add(), add()]);
    const used = await textUsed(old.person.accountId);
    expect(used).toBeGreaterThan(LONG);
    expect(used).toBe(await recountText(old.person.accountId));
    expect(await textUsed(known.person.accountId)).toBe(5);
  });
});

test("coach notes count toward the quota of coach notes, and never toward the applicant's own text", async () => {
  const [coach, applicant] = [await makeCaller(), await makeCaller()];
  const { slug } = await makeOrganization([
    { person: coach.person, role: "coach" },
    { person: applicant.person, role: "applicant" },
  ]);
  const { boardId, accountId } = applicant.person;
  const { id } = await applicant.api.ok("applications.create", card(boardId, ""));
  await applicant.api.ok("shares.create", { boardId, organizationSlug: slug });
  const before = await textUsed(accountId);
  const written = await coach.api.ok("coach_notes.create", { applicationId: id, body: note(700) });
  expect(await textUsed(accountId, "coachNoteBytes")).toBe(700);
  await coach.api.ok("coach_notes.update", { organizationSlug: slug, noteId: written.id, body: note(300) });
  expect(await textUsed(accountId, "coachNoteBytes")).toBe(300);
  expect(await textUsed(accountId)).toBe(before);
  await pool.query("UPDATE text_uses SET used = $2 WHERE account_id = $1 AND quota = 'coachNoteBytes'", [
    accountId,
    LIMITS.quotas.coachNoteBytes,
  ]);
  expect(
    await coach.api.rejected("coach_notes.create", { applicationId: id, body: "More" }, "quota_exceeded"),
  ).toMatchObject({
    detail:
      "All coach notes on an applicant's cards are limited to 16 MiB. Delete what you no longer need, then try again.",
  });
});

describe("everyone in a sandbox", () => {
  const limits = async (userId: string) => {
    const people = await pool.query<{ id: string }>(
      "SELECT a.id FROM accounts a JOIN sandboxes s ON s.id = a.sandbox_id WHERE s.user_id = $1",
      [userId],
    );
    const ids = people.rows.map(({ id }) => id);
    const { rows } = await pool.query<{ id: string; held: string[] }>(
      `SELECT account_id AS id, array_agg(held_to ORDER BY held_to) AS held FROM text_uses
       WHERE account_id = ANY ($1) GROUP BY account_id`,
      [ids],
    );
    const heldBy = new Map(rows.map(({ id, held }) => [id, held]));
    return ids.map((id) => heldBy.get(id) ?? null);
  };

  test("of a guest has the lower limits, before and after it is reseeded", async () => {
    const userId = await makeGuest({ ip: "192.0.2.77" });
    const held = ["guestCoachNoteBytes", "guestTextBytes"];
    for (const all of [await limits(userId), (await resetSandbox(userId)) && (await limits(userId))]) {
      expect(all.length).toBeGreaterThan(20);
      expect(all).toEqual(all.map(() => held));
    }
    const { id } = await prisma.account.findFirstOrThrow({ where: { userId } });
    expect(await textUsed(id)).toBeLessThan(LIMITS.quotas.guestTextBytes / 4);
    const write = (bytes: number) =>
      pool.query(
        "INSERT INTO companies (id, account_id, name, notes) VALUES ('com_' || $1, $1, 'A', repeat('x', $2))",
        [id, bytes],
      );
    await expect(write(LIMITS.quotas.guestTextBytes)).rejects.toThrow("quota_exceeded:guestTextBytes");
  });

  test("of a person with an account has the usual limits", async () => {
    const { userId } = await makePerson();
    await resetSandbox(userId);
    expect((await limits(userId)).flat().every((held) => held === null)).toBe(true);
  });
});

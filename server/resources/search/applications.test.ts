import { expect, test } from "vitest";
import { DAY_MS } from "#domain/time.ts";
import { pool } from "#server/lib/database.ts";
import { makeCaller } from "#server/testing/actors.ts";
import { makeApplication } from "#server/testing/factories.ts";

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

/** Creates a card that has been in its column, and unchanged, for this many days. */
async function makeAgedCard(
  { api, person }: Awaited<ReturnType<typeof makeCaller>>,
  days: number,
  fields: object = {},
): Promise<string> {
  const { id } = await makeApplication(api, person.boardId, fields);
  await pool.query(
    "UPDATE applications SET created_at = $2, updated_at = $2, status_changed_at = NULL WHERE id = $1",
    [id, daysAgo(days)],
  );
  return id;
}

async function found({ api }: Awaited<ReturnType<typeof makeCaller>>, filters: object = {}) {
  const { data } = await api.ok("search.applications", filters);
  return data.map(({ id }) => id);
}

test("cards of all boards are listed longest in their column first, and page without repeating", async () => {
  const caller = await makeCaller();
  const { api, person } = caller;
  const { id: otherBoard } = await api.ok("boards.create", { name: "Elsewhere" });
  const old = await makeAgedCard(caller, 30);
  const recent = await makeAgedCard(caller, 3);
  const elsewhere = await makeAgedCard({ ...caller, person: { ...person, boardId: otherBoard } }, 10);
  expect(await found(caller)).toEqual([old, elsewhere, recent]);
  expect(await found(caller, { boardId: otherBoard })).toEqual([elsewhere]);
  const first = await api.ok("search.applications", { limit: 2 });
  expect(first.data.map(({ id }) => id)).toEqual([old, elsewhere]);
  const second = await api.ok("search.applications", { limit: 2, cursor: first.nextCursor ?? "" });
  expect(second).toMatchObject({ data: [{ id: recent }], hasMore: false, nextCursor: null });
  expect(await api.ok("applications.get", { applicationId: old })).toEqual(first.data[0]);
});

test("a move restarts a card's time in its column, so that statusChangedBefore doesn't find it", async () => {
  const caller = await makeCaller();
  const stayed = await makeAgedCard(caller, 20, { status: "applied" });
  const moved = await makeAgedCard(caller, 20, { status: "applied" });
  await caller.api.ok("applications.move", { applicationId: moved, status: "interviewing" });
  const waiting = { statusChangedBefore: daysAgo(14) };
  expect(await found(caller, waiting)).toEqual([stayed]);
  expect(await found(caller, { ...waiting, status: ["interviewing"] })).toEqual([]);
  expect(await found(caller, { status: ["interviewing", "applied"] })).toEqual([stayed, moved]);
});

test("a card is quiet since an instant if neither it nor any of its interviews is later", async () => {
  const caller = await makeCaller();
  const { api } = caller;
  const quiet = await makeAgedCard(caller, 20);
  const noted = await makeAgedCard(caller, 21);
  const spoken = await makeAgedCard(caller, 22);
  await api.ok("applications.append_note", { applicationId: noted, note: "They wrote back." });
  await api.ok("interviews.create", { applicationId: spoken, scheduledAt: daysAgo(2) });
  await pool.query("UPDATE applications SET updated_at = created_at WHERE id = $1", [spoken]);
  expect(await found(caller, { quietSince: daysAgo(14) })).toEqual([quiet]);
});

test("an interview is upcoming until it is over or canceled", async () => {
  const caller = await makeCaller();
  const { api } = caller;
  const ahead = await makeAgedCard(caller, 4);
  const past = await makeAgedCard(caller, 3);
  const canceled = await makeAgedCard(caller, 2);
  const soon = new Date(Date.now() + DAY_MS).toISOString();
  await api.ok("interviews.create", { applicationId: ahead, scheduledAt: soon });
  await api.ok("interviews.create", { applicationId: past, scheduledAt: daysAgo(5) });
  await api.ok("interviews.create", { applicationId: canceled, scheduledAt: soon, outcome: "canceled" });
  expect(await found(caller, { hasInterviewAhead: true })).toEqual([ahead]);
  expect(await found(caller, { hasInterviewAhead: false })).toEqual([past, canceled]);
});

test("text is found literally in the title, company, notes, source, place, and description", async () => {
  const caller = await makeCaller();
  const one = await makeAgedCard(caller, 2, {
    job: { title: "Lighthouse keeper", description: "Polish the lens", location: { city: "Reykjavik" } },
    company: { name: "Harbor Board" },
    notes: "Ask about the foghorn, 100% of it.",
    source: "Seafarers' fair",
  });
  await makeAgedCard(caller, 1);
  for (const text of ["LIGHTHOUSE", "harbor", "foghorn, 100%", "seafarers", "reykjavik", "lens"]) {
    expect(await found(caller, { text }), text).toEqual([one]);
  }
  expect(await found(caller, { text: "foghorn_ 100" })).toEqual([]);
});

test("application dates narrow the search, and nothing of another account is found", async () => {
  const caller = await makeCaller();
  const may = await makeAgedCard(caller, 2, { applicationDate: "2026-05-10" });
  const june = await makeAgedCard(caller, 1, { applicationDate: "2026-06-10" });
  await makeAgedCard(caller, 3);
  expect(await found(caller, { appliedAfter: "2026-05-10", appliedBefore: "2026-05-10" })).toEqual([may]);
  expect(await found(caller, { appliedAfter: "2026-05-11" })).toEqual([june]);
  expect(await found(await makeCaller())).toEqual([]);
  expect(await found(await makeCaller(), { boardId: caller.person.boardId })).toEqual([]);
});

test("a sync reads what changed since an instant, oldest change first, and continues from the last one", async () => {
  const caller = await makeCaller();
  const { api } = caller;
  const unchanged = await makeAgedCard(caller, 30);
  const early = await makeAgedCard(caller, 9);
  const moved = await makeAgedCard(caller, 20);
  const noted = await makeAgedCard(caller, 25);
  await api.ok("applications.move", { applicationId: moved, status: "applied" });
  await api.ok("applications.append_note", { applicationId: noted, note: "They wrote back." });
  const changed = { updatedAfter: daysAgo(10) };
  expect(await found(caller, changed)).toEqual([early, moved, noted]);
  const seen = [];
  for (let cursor: string | undefined, more = true; more; ) {
    const page = await api.ok("search.applications", { ...changed, limit: 1, ...(cursor ? { cursor } : {}) });
    seen.push(...page.data);
    cursor = page.nextCursor ?? undefined;
    more = page.hasMore;
  }
  expect(seen.map(({ id }) => id)).toEqual([early, moved, noted]);
  expect(seen.map(({ updatedAt }) => updatedAt)).toEqual(seen.map(({ updatedAt }) => updatedAt).toSorted());
  const last = { updatedAfter: seen.at(-1)?.updatedAt ?? "" };
  expect((await found(caller, last)).at(-1), "the instant itself counts").toBe(noted);
  await api.ok("applications.move", { applicationId: unchanged, status: "offer" });
  expect((await found(caller, last)).slice(-2)).toEqual([noted, unchanged]);
  expect(await found(caller, { ...changed, status: ["offer"] })).toEqual([unchanged]);
  const { nextCursor } = await api.ok("search.applications", { limit: 1 });
  await api.rejected("search.applications", { ...changed, cursor: nextCursor ?? "" }, "validation_failed");
});

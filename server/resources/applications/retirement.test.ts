import { describe, expect, onTestFinished, test } from "vitest";
import { DAY_MS } from "#domain/time.ts";
import type { Status } from "#domain/values.ts";
import { liveEvents, startListening, stopListening } from "#server/core/live.ts";
import { pool } from "#server/lib/database.ts";
import type { BoardSettings } from "#server/resources/boards/contract.ts";
import { makeCaller, makeOrganization } from "#server/testing/actors.ts";
import { makeApplication, makeColumn } from "#server/testing/factories.ts";
import { statementsOf } from "#server/testing/plans.ts";
import type { Rest } from "#server/testing/rest.ts";
import { retireStaleCards } from "./retirement.ts";

type Retirement = BoardSettings["autoRetire"];

/** Creates a board with automatic retirement, and helpers to inspect it. */
async function makeBoard(settings: Partial<Retirement> = {}) {
  const { person, api } = await makeCaller();
  const { boardId } = person;
  const autoRetire = { enabled: true, timeframe: "one_month", status: "archived", ...settings } as const;
  await api.ok("boards.update_settings", { boardId, autoRetire });
  const columns = async () => (await api.ok("boards.get", { boardId })).columns;
  return { person, api, boardId, columns };
}

/** Backdates the cards so that nothing has happened to them since that instant. */
async function rest(ids: string[], since: Date): Promise<void> {
  const values = [ids, since.toISOString()];
  await pool.query(
    `UPDATE applications SET created_at = $2, updated_at = $2,
       status_changed_at = CASE WHEN status_changed_at IS NULL THEN NULL ELSE $2::timestamptz END
     WHERE id = ANY($1::text[])`,
    values,
  );
  await pool.query(
    "UPDATE status_history SET entered_at = $2 WHERE application_id = ANY($1::text[])",
    values,
  );
}

async function makeStaleColumn(api: Rest, boardId: string, count: number, status: Status = "saved") {
  const ids = await makeColumn(api, boardId, count, { status });
  await rest(ids, new Date(Date.now() - 400 * DAY_MS));
  return ids;
}

describe("automatic retirement", () => {
  const timeframes = [
    ["one_month", 30],
    ["three_months", 91],
    ["six_months", 182],
    ["one_year", 365],
  ] as const;
  test.each(timeframes)(
    "with the timeframe %s moves cards idle for more than %d days, to the millisecond",
    async (timeframe, days) => {
      const { api, boardId, columns } = await makeBoard({ timeframe, status: "rejected" });
      const [exactly = "", longer = ""] = await makeColumn(api, boardId, 2, { status: "applied" });
      const at = new Date();
      await rest([exactly], new Date(at.getTime() - days * DAY_MS));
      await rest([longer], new Date(at.getTime() - days * DAY_MS - 1));
      await retireStaleCards(at);
      expect(await columns()).toMatchObject({ applied: [exactly], rejected: [longer] });
    },
  );

  test("moves cards only from saved, applied, and interviewing", async () => {
    const { api, boardId, columns } = await makeBoard({ status: "rejected" });
    const made: Partial<Record<Status, string>> = {};
    for (const status of ["saved", "applied", "interviewing", "offer", "accepted", "archived"] as const) {
      made[status] = (await makeStaleColumn(api, boardId, 1, status))[0] ?? "";
    }
    await retireStaleCards();
    const after = await columns();
    expect(after).toMatchObject({ saved: [], applied: [], interviewing: [] });
    expect(after).toMatchObject({
      offer: [made.offer],
      accepted: [made.accepted],
      archived: [made.archived],
    });
    expect(new Set(after.rejected)).toEqual(new Set([made.saved, made.applied, made.interviewing]));
  });

  test("skips a card that was recently edited or moved", async () => {
    const { api, boardId, columns } = await makeBoard();
    const [edited = "", moved = "", left = ""] = await makeStaleColumn(api, boardId, 3);
    await api.ok("applications.update", { applicationId: edited, notes: "Still in it." });
    await api.ok("applications.move", { applicationId: moved, status: "applied" });
    await retireStaleCards();
    expect(await columns()).toMatchObject({ saved: [edited], applied: [moved], archived: [left] });
  });

  test("skips a card with a recent or upcoming interview", async () => {
    const { api, boardId, columns } = await makeBoard();
    const ids = await makeStaleColumn(api, boardId, 3);
    const days = [-5, 20, -300];
    for (const [index, applicationId] of ids.entries()) {
      const scheduledAt = new Date(Date.now() + (days[index] ?? 0) * DAY_MS).toISOString();
      await api.ok("interviews.create", { applicationId, scheduledAt });
    }
    await pool.query(
      "UPDATE interviews SET updated_at = now() - interval '1 year' WHERE application_id = ANY($1)",
      [ids],
    );
    await retireStaleCards();
    expect(await columns()).toMatchObject({ saved: ids.slice(0, 2), archived: ids.slice(2) });
  });

  test("skips a card with a recent coach note", async () => {
    const { person, api, boardId, columns } = await makeBoard();
    const [fresh = "", old = ""] = await makeStaleColumn(api, boardId, 2);
    const coach = await makeCaller();
    const { slug: organizationSlug } = await makeOrganization([
      { person, role: "applicant" },
      { person: coach.person, role: "coach" },
    ]);
    await api.ok("shares.create", { boardId, organizationSlug });
    for (const applicationId of [fresh, old]) {
      await coach.api.ok("coach_notes.create", { applicationId, body: "Call them." });
    }
    await pool.query(
      "UPDATE coach_notes SET updated_at = now() - interval '1 year' WHERE application_id = $1",
      [old],
    );
    await retireStaleCards();
    expect(await columns()).toMatchObject({ saved: [fresh], archived: [old] });
  });

  test("leaves a board unchanged if it is turned off there", async () => {
    const { api, boardId, columns } = await makeBoard({ enabled: false });
    const ids = await makeStaleColumn(api, boardId, 2);
    await retireStaleCards();
    expect(await columns()).toMatchObject({ saved: ids, archived: [] });
  });
});

test("a retired card goes to the bottom with its history and a mark, and a person's move clears the mark", async () => {
  const { api, boardId, columns } = await makeBoard();
  const { id: above } = await makeApplication(api, boardId, { status: "archived" });
  const [card = ""] = await makeStaleColumn(api, boardId, 1, "applied");
  const before = new Date();
  await retireStaleCards();
  expect((await columns()).archived).toEqual([above, card]);
  const retired = await api.ok("applications.get", { applicationId: card });
  expect(retired).toMatchObject({ status: "archived", isAutoRetired: true });
  expect(Date.parse(retired.statusChangedAt ?? "")).toBeGreaterThanOrEqual(before.getTime() - 1);
  const { data } = await api.ok("applications.get_status_history", { applicationId: card });
  expect(data).toMatchObject([
    { status: "archived", enteredAt: retired.statusChangedAt, leftAt: null },
    { status: "applied", leftAt: retired.statusChangedAt },
  ]);
  const { application } = await api.ok("applications.move", { applicationId: card, status: "saved" });
  expect(application.isAutoRetired).toBe(false);
});

test("a retirement notifies the account's open boards", async () => {
  const { person, api, boardId } = await makeBoard();
  await makeStaleColumn(api, boardId, 1);
  onTestFinished(stopListening);
  await startListening();
  const notified = new Promise<void>((resolve) => {
    liveEvents.on("change", ({ accountId, operation }) => {
      if (accountId === person.accountId && operation === "applications.bulk_move") resolve();
    });
  });
  await retireStaleCards();
  await notified;
});

test("more cards than fit in one transaction are all retired", async () => {
  const { person, api, boardId, columns } = await makeBoard();
  const [first = ""] = await makeStaleColumn(api, boardId, 1);
  await pool.query(
    `INSERT INTO applications (id, account_id, board_id, company_id, status, rank, creation_method, job_title, created_at, updated_at)
     SELECT a.id || '_' || n, a.account_id, a.board_id, a.company_id, a.status, 'z' || to_char(n, 'FM0000') || '1', 'api', 'Copy',
       a.created_at, a.updated_at FROM applications a, generate_series(1, 449) AS n WHERE a.id = $1`,
    [first],
  );
  await pool.query(
    `INSERT INTO status_history (application_id, account_id, status, entered_at)
     SELECT id, account_id, status, created_at FROM applications WHERE account_id = $1 AND id <> $2`,
    [person.accountId, first],
  );
  await retireStaleCards();
  const after = await columns();
  expect(after.saved).toEqual([]);
  expect(new Set(after.archived).size).toBe(450);
});

test("concurrent runs retire every card once", async () => {
  const { api, boardId, columns } = await makeBoard();
  const ids = await makeStaleColumn(api, boardId, 12);
  const runs = await Promise.all([retireStaleCards(), retireStaleCards(), retireStaleCards()]);
  expect(runs.reduce((sum, { retired }) => sum + retired, 0)).toBe(12);
  expect(new Set((await columns()).archived)).toEqual(new Set(ids));
  const { rows } = await pool.query(
    "SELECT count(*) AS rows, count(*) FILTER (WHERE left_at IS NULL) AS open FROM status_history WHERE application_id = ANY($1)",
    [ids],
  );
  expect(rows).toEqual([{ rows: 24, open: 12 }]);
});

test("cards that people move during a run end up in one place, with one open status period each", async () => {
  const { api, boardId, columns } = await makeBoard();
  const ids = await makeStaleColumn(api, boardId, 10);
  const moves = ids.map((applicationId) => api.ok("applications.move", { applicationId, status: "offer" }));
  await Promise.all([...moves, retireStaleCards(), retireStaleCards()]);
  const { saved, archived, offer } = await columns();
  expect({ saved, archived }).toEqual({ saved: [], archived: [] });
  expect(new Set(offer)).toEqual(new Set(ids));
  const { rows } = await pool.query(
    `SELECT count(*) FILTER (WHERE h.left_at IS NULL) AS open, bool_or(a.is_auto_retired) AS marked
     FROM applications a JOIN status_history h ON h.account_id = a.account_id AND h.application_id = a.id WHERE a.id = ANY($1)`,
    [ids],
  );
  expect(rows).toEqual([{ open: 10, marked: false }]);
});

test("all boards get their turn, a few per statement, even if many have no stale cards", async () => {
  const quiet = await Promise.all(Array.from({ length: 4 }, () => makeBoard()));
  const boards = [...quiet, await makeBoard()];
  const stale = boards.reduce((a, b) => (a.person.accountId > b.person.accountId ? a : b));
  const [id] = await makeStaleColumn(stale.api, stale.boardId, 1);
  const sent = await statementsOf(() => retireStaleCards(new Date(), 2));
  expect((await stale.columns()).archived).toEqual([id]);
  const requested = sent.filter(({ name }) => name.startsWith("retirement_boards"));
  expect(requested.length).toBeGreaterThan(2);
  for (const { values } of requested) expect(values).toContain(2);
});

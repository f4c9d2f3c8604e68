import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { STATUSES, type Status } from "#domain/values.ts";
import { pool } from "#server/lib/database.ts";
import { makeCaller, signIn } from "#server/testing/actors.ts";
import { makeApplication, makeBoard } from "#server/testing/factories.ts";
import { expectSoundBoard } from "#server/testing/invariants.ts";
import { callPage } from "#server/testing/pages.ts";
import type { Rest } from "#server/testing/rest.ts";

let api: Rest;
let boardId: string;
let cookie: string;
beforeEach(async () => {
  const caller = await makeCaller();
  api = caller.api;
  boardId = caller.person.boardId;
  cookie = await signIn(caller.person);
});

const move = (applicationId: string, status: Status) =>
  api.ok("applications.move", { applicationId, status });
const forget = async (...applicationIds: string[]) =>
  (await callPage(cookie, "applications.forget_reverted_moves", { applicationIds })).data;
/** Moves a card from `current` to `mistake` and back like an undo, which drops only the moved card's periods. */
async function moveAndReturn(applicationId: string, current: Status, mistake: Status) {
  if (mistake === current) return;
  await move(applicationId, mistake);
  await move(applicationId, current);
  await forget(applicationId);
}
/** Returns the stored history of a card's columns, without the values that change with time. */
async function historyOf(applicationId: string) {
  const { data } = await api.ok("applications.get_status_history", { applicationId });
  const { statusChangedAt } = await api.ok("applications.get", { applicationId });
  return {
    periods: data.map(({ status, enteredAt, leftAt }) => ({ status, enteredAt, leftAt })),
    statusChangedAt,
  };
}

describe("a move that was undone", () => {
  test("leaves no trace in the history", async () => {
    const { id } = await makeApplication(api, boardId);
    const created = await historyOf(id);
    await move(id, "offer");
    await move(id, "saved");
    expect((await historyOf(id)).periods).toHaveLength(3);
    expect(await forget(id)).toEqual({ forgottenCount: 1 });
    expect(await historyOf(id)).toEqual(created);
    await move(id, "applied");
    const applied = await historyOf(id);
    await move(id, "offer");
    await move(id, "applied");
    expect(await forget(id)).toEqual({ forgottenCount: 1 });
    expect(await historyOf(id)).toEqual(applied);
    await expectSoundBoard(api, boardId);
  });

  test("more than ten minutes after it was made stays in the history", async () => {
    const { id } = await makeApplication(api, boardId);
    await move(id, "offer");
    await pool.query(
      `UPDATE status_history SET entered_at = (entered_at AT TIME ZONE 'UTC' - interval '601 seconds') AT TIME ZONE 'UTC',
         left_at = (left_at AT TIME ZONE 'UTC' - CASE WHEN status = 'saved' THEN interval '601 seconds' ELSE interval '0' END)
           AT TIME ZONE 'UTC'
       WHERE application_id = $1`,
      [id],
    );
    await move(id, "saved");
    const before = await historyOf(id);
    expect(await forget(id)).toEqual({ forgottenCount: 0 });
    expect(await historyOf(id)).toEqual(before);
  });

  test("through another column stays in the history", async () => {
    const { id } = await makeApplication(api, boardId);
    for (const status of ["applied", "offer", "saved"] as const) await move(id, status);
    const before = await historyOf(id);
    expect(await forget(id)).toEqual({ forgottenCount: 0 });
    expect(await historyOf(id)).toEqual(before);
  });

  test("on someone else's card gives not_found, and the history of the other cards stays too", async () => {
    const { id } = await makeApplication(api, boardId);
    await move(id, "offer");
    await move(id, "saved");
    const before = await historyOf(id);
    const other = await makeCaller();
    const theirs = await makeApplication(other.api, other.person.boardId);
    const response = await callPage(cookie, "applications.forget_reverted_moves", {
      applicationIds: [id, theirs.id],
    });
    expect(response.code).toBe("not_found");
    expect(await historyOf(id)).toEqual(before);
  });
});

test("the figures with undone moves equal those without any", async () => {
  const step = fc.record({ to: fc.constantFrom(...STATUSES), mistake: fc.constantFrom(...STATUSES) });
  const figuresOf = async (onBoard: string) => {
    const { medianDays, ...figures } = await api.ok("insights.get", { boardId: onBoard });
    // The lengths of status periods vary with the time between two calls.
    return { ...figures, periods: medianDays.map(({ status, n }) => ({ status, n })) };
  };
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(step, { maxLength: 4 }), { maxLength: 3 }), async (cards) => {
      const { id: mistaken } = await makeBoard(api);
      const { id: sure } = await makeBoard(api);
      for (const steps of cards) {
        const [one, other] = [await makeApplication(api, mistaken), await makeApplication(api, sure)];
        let current: Status = "saved";
        for (const { to, mistake } of steps) {
          await moveAndReturn(one.id, current, mistake);
          await move(one.id, to);
          await move(other.id, to);
          current = to;
        }
      }
      expect(await figuresOf(mistaken)).toEqual(await figuresOf(sure));
      await api.ok("boards.delete", { boardId: mistaken });
      await api.ok("boards.delete", { boardId: sure });
    }),
    { numRuns: 5, endOnFailure: true },
  );
});

test("the history with undone moves equals the one without any", async () => {
  const step = fc.record({
    to: fc.constantFrom(...STATUSES),
    mistake: fc.option(fc.constantFrom(...STATUSES)),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 5 }), async (steps) => {
      const { id } = await makeApplication(api, boardId);
      const kept: Status[] = ["saved"];
      for (const { to, mistake } of steps) {
        const current = kept.at(-1) ?? "saved";
        if (mistake !== null) await moveAndReturn(id, current, mistake);
        if (to === current) continue;
        await move(id, to);
        kept.push(to);
      }
      const { periods } = await historyOf(id);
      expect(periods.map(({ status }) => status)).toEqual(kept.toReversed());
    }),
    { numRuns: 10, endOnFailure: true },
  );
  await expectSoundBoard(api, boardId);
});

import { beforeEach, describe, expect, test } from "vitest";
import { LIMITS } from "#domain/limits.ts";
import { pool } from "#server/lib/database.ts";
import { makeCaller, makeKey, type Person } from "#server/testing/actors.ts";
import { makeBoard, makeColumn } from "#server/testing/factories.ts";
import { expectSoundBoard, rowsOfCards } from "#server/testing/invariants.ts";
import { type Rest, rest } from "#server/testing/rest.ts";

let api: Rest;
let person: Person;
let boardId: string;
beforeEach(async () => {
  ({ api, person } = await makeCaller());
  ({ boardId } = person);
});

const columns = async (board = boardId) => (await api.ok("boards.get", { boardId: board })).columns;
const rows = () => rowsOfCards(person.accountId);
const change = async (applicationIds: string[], status: "archived" | "applied" | "saved" = "archived") => {
  const response = await api.ok("applications.bulk_change", { applicationIds, status });
  return { ...response, undoToken: response.undoToken ?? "" };
};
const newEvents = async (cursor: string) =>
  (await api.ok("events.list", { cursor, limit: 200 })).data.map(({ type, resourceId }) => [
    type,
    resourceId,
  ]);

describe("a bulk change", () => {
  test("moves cards of several boards to the bottom of their board's column, in the given order", async () => {
    const { id: other } = await makeBoard(api);
    const there = await makeColumn(api, boardId, 2, { status: "archived" });
    const [a = "", b = "", c = ""] = await makeColumn(api, boardId, 3);
    const [d = ""] = await makeColumn(api, other, 1, { status: "applied" });
    const response = await change([c, d, there[0] ?? "", a, c]);
    expect(response).toMatchObject({ dryRun: false, unchanged: [there[0]] });
    expect(response.changes).toEqual([
      { applicationId: c, boardId, previousStatus: "saved" },
      { applicationId: d, boardId: other, previousStatus: "applied" },
      { applicationId: a, boardId, previousStatus: "saved" },
    ]);
    expect(await columns()).toMatchObject({ saved: [b], archived: [...there, c, a] });
    expect(await columns(other)).toMatchObject({ applied: [], archived: [d] });
    await Promise.all([expectSoundBoard(api, boardId), expectSoundBoard(api, other)]);
  });

  test("with dryRun returns the same changes, and makes none", async () => {
    const ids = await makeColumn(api, boardId, 3);
    const { newest } = await api.ok("events.list", { limit: 1 });
    const before = await rows();
    const input = { applicationIds: ids, status: "archived" as const };
    const would = await api.ok("applications.bulk_change", { ...input, dryRun: true });
    expect(would).toMatchObject({ dryRun: true, undoToken: null, undoUntil: null });
    expect(await rows()).toEqual(before);
    expect(await newEvents(newest ?? "")).toEqual([]);
    const did = await change(ids);
    expect(did.changes).toEqual(would.changes);
  });

  test("of cards that are all in the column already changes nothing, and can't be undone", async () => {
    const ids = await makeColumn(api, boardId, 2, { status: "archived" });
    const before = await rows();
    expect(await api.ok("applications.bulk_change", { applicationIds: ids, status: "archived" })).toEqual({
      ...{ dryRun: false, changes: [], unchanged: ids, undoToken: null, undoUntil: null },
    });
    expect(await rows()).toEqual(before);
  });

  test.each(["of another account", "absent", "misshapen"])(
    "that names a card %s changes nothing",
    async (which) => {
      const ids = await makeColumn(api, boardId, 2);
      const outsider = await makeCaller();
      const [foreign = ""] = await makeColumn(outsider.api, outsider.person.boardId, 1);
      const strangers = { "of another account": foreign, absent: "app_01h00000000000000000000000" };
      const stranger = strangers[which as keyof typeof strangers] ?? "nonsense";
      const before = await rows();
      for (const dryRun of [true, false]) {
        const problem = await api.rejected(
          "applications.bulk_change",
          { applicationIds: [...ids, stranger], status: "offer", dryRun },
          "not_found",
        );
        expect(problem.issues).toMatchObject([{ path: ["applicationIds", 2] }]);
      }
      expect(await rows()).toEqual(before);
      expect((await outsider.api.ok("applications.get", { applicationId: foreign })).status).toBe("saved");
    },
  );

  test("repeated with its Idempotency-Key returns the same token, which works once", async () => {
    const ids = await makeColumn(api, boardId, 2);
    const input = { applicationIds: ids, status: "archived" as const };
    const key = { "Idempotency-Key": "archive-two" };
    const first = await api.ok("applications.bulk_change", input, key);
    expect(await api.ok("applications.bulk_change", input, key)).toEqual(first);
    await api.ok("applications.undo", { undoToken: first.undoToken ?? "" });
    await api.rejected("applications.undo", { undoToken: first.undoToken ?? "" }, "undo_expired");
  });
});

describe("an undo", () => {
  test("restores the cards' places and histories, and records one event per change", async () => {
    const { id: other } = await makeBoard(api);
    const ids = await makeColumn(api, boardId, 4);
    const [elsewhere = ""] = await makeColumn(api, other, 1, { status: "offer" });
    await api.ok("applications.move", { applicationId: ids[2] ?? "", status: "applied" });
    await pool.query("UPDATE applications SET is_auto_retired = true WHERE id = $1", [ids[1]]);
    const { newest } = await api.ok("events.list", { limit: 1 });
    const before = await rows();
    const moving = [ids[3], ids[1], elsewhere, ids[2]].map(String);
    const { undoToken } = await change(moving);
    const { restored } = await api.ok("applications.undo", { undoToken });
    expect(restored.map(({ applicationId, status }) => [applicationId, status])).toEqual([
      [ids[3], "saved"],
      [ids[1], "saved"],
      [elsewhere, "offer"],
      [ids[2], "applied"],
    ]);
    expect(await rows()).toEqual(before);
    const received = await newEvents(newest ?? "");
    expect(received.toSorted()).toEqual(
      [...moving, ...moving].map((id) => ["application.updated", id]).toSorted(),
    );
  });

  test("keeps other changes of the cards, and other cards' moves", async () => {
    const [a = "", b = "", c = ""] = await makeColumn(api, boardId, 3);
    const { undoToken } = await change([a, b]);
    await api.ok("applications.update", { applicationId: a, notes: "Called" });
    await api.ok("applications.move", { applicationId: c, status: "offer" });
    await api.ok("applications.move", { applicationId: b, status: "archived", position: { first: true } });
    await api.ok("applications.undo", { undoToken });
    expect(await columns()).toMatchObject({ saved: [a, b], offer: [c], archived: [] });
    expect((await api.ok("applications.get", { applicationId: a })).notes).toBe("Called");
    await expectSoundBoard(api, boardId);
  });

  test("is visible to clients that read the changes since", async () => {
    const [applicationId = ""] = await makeColumn(api, boardId, 1);
    const { undoToken } = await change([applicationId]);
    const moved = await api.ok("applications.get", { applicationId });
    await api.ok("applications.undo", { undoToken });
    const undone = await api.ok("applications.get", { applicationId });
    expect(undone).toMatchObject({ status: "saved", statusChangedAt: null });
    expect(undone.updatedAt >= moved.updatedAt).toBe(true);
  });

  test.each(["moved", "moved and back", "deleted"])(
    "after a card was %s undoes nothing, and names the card",
    async (how) => {
      const ids = await makeColumn(api, boardId, 3);
      const [applicationId = ""] = ids;
      const { undoToken } = await change(ids);
      if (how === "deleted") await api.ok("applications.delete", { applicationId });
      else await api.ok("applications.move", { applicationId, status: "offer" });
      if (how === "moved and back") await api.ok("applications.move", { applicationId, status: "archived" });
      const before = await rows();
      for (let time = 0; time < 2; time += 1) {
        const problem = await api.rejected("applications.undo", { undoToken }, "undo_conflict");
        expect(problem.issues).toEqual([
          { path: ["undoToken"], message: expect.stringContaining(applicationId) },
        ]);
        expect(problem.issues?.[0]?.message).not.toContain(ids[1]);
      }
      expect(await rows()).toEqual(before);
    },
  );

  test("after another card took a place undoes nothing, and names the card that had it", async () => {
    const [a = "", b = ""] = await makeColumn(api, boardId, 2);
    const {
      rows: [place],
    } = await pool.query("SELECT rank FROM applications WHERE id = $1", [a]);
    const { undoToken } = await change([a]);
    await pool.query("UPDATE applications SET rank = $2 WHERE id = $1", [b, place.rank]);
    const { issues } = await api.rejected("applications.undo", { undoToken }, "undo_conflict");
    expect(issues).toMatchObject([{ message: expect.stringContaining(a) }]);
  });

  test("expires once a column is reranked, because the stored places no longer apply", async () => {
    const [a = "", mover = "", ...close] = await makeColumn(api, boardId, 4);
    const { undoToken } = await change([a]);
    for (const [index, id] of close.entries()) {
      await pool.query("UPDATE applications SET rank = 'b' || repeat('1', 63) || $2 WHERE id = $1", [
        ...[id, String(index + 1)],
      ]);
    }
    const position = { after: close[0] ?? "" };
    await api.ok("applications.move", { applicationId: mover, status: "saved", position });
    await api.rejected("applications.undo", { undoToken }, "undo_expired");
  });

  test("works for ten minutes, and for a limited number of recent changes", async () => {
    const [a = "", b = ""] = await makeColumn(api, boardId, 2);
    const { undoToken, undoUntil } = await change([a]);
    expect(Date.parse(undoUntil ?? "")).toBeLessThanOrEqual(Date.now() + 600_000);
    await pool.query(
      "UPDATE bulk_changes SET created_at = now() - interval '601 seconds' WHERE account_id = $1",
      [person.accountId],
    );
    await api.rejected("applications.undo", { undoToken }, "undo_expired");
    const first = await change([b], "archived");
    for (let made = 0; made < LIMITS.requests.undoableChanges; made += 1) {
      await change([b], made % 2 === 0 ? "applied" : "archived");
    }
    await api.rejected("applications.undo", { undoToken: first.undoToken }, "undo_expired");
    const { rows: kept } = await pool.query("SELECT id FROM bulk_changes WHERE account_id = $1", [
      person.accountId,
    ]);
    expect(kept).toHaveLength(LIMITS.requests.undoableChanges);
  });

  test("rejects a token that is forged, from another account, or used without the scope", async () => {
    const ids = await makeColumn(api, boardId, 2);
    const { undoToken } = await change(ids);
    const [id = "", seal = ""] = undoToken.split(".");
    const outsider = (await makeCaller()).api;
    await outsider.rejected("applications.undo", { undoToken }, "validation_failed");
    for (const forged of [id, `${id}.`, `${id}.${"A".repeat(seal.length)}`, `${undoToken}.x`, "none", ""]) {
      await api.rejected("applications.undo", { undoToken: forged }, "validation_failed");
    }
    const { key } = await makeKey(person, { scopes: ["applications:read"] });
    await rest(key).rejected("applications.undo", { undoToken }, "insufficient_scope");
    const sandbox = await makeKey(person, { environment: "sandbox" });
    await rest(sandbox.key).rejected("applications.undo", { undoToken }, "validation_failed");
    expect((await columns()).archived).toEqual(ids);
    const another = await makeKey(person, { scopes: ["applications:write"] });
    await rest(another.key).ok("applications.undo", { undoToken });
    expect((await columns()).saved).toEqual(ids);
  });
});

import { expect, test } from "vitest";
import { LIMITS } from "#domain/limits.ts";
import { makeCaller } from "#server/testing/actors.ts";
import { makeApplication } from "#server/testing/factories.ts";

test("a note is added as its own paragraph, and nothing else changes", async () => {
  const { person, api } = await makeCaller();
  const { id: applicationId } = await makeApplication(api, person.boardId, { source: "A friend" });
  const before = await api.ok("applications.get", { applicationId });
  await api.ok("applications.append_note", { applicationId, note: " First. " });
  const answered = await api.ok("applications.append_note", { applicationId, note: "Second." });
  expect(answered).toEqual({ ...before, notes: "First.\n\nSecond.", updatedAt: answered.updatedAt });
  expect(await api.ok("applications.get", { applicationId })).toEqual(answered);
});

test("notes added concurrently are all kept", async () => {
  const { person, api } = await makeCaller();
  const { id: applicationId } = await makeApplication(api, person.boardId);
  const notes = Array.from({ length: 8 }, (_none, index) => `Note ${index}.`);
  await Promise.all(notes.map((note) => api.ok("applications.append_note", { applicationId, note })));
  const { notes: kept } = await api.ok("applications.get", { applicationId });
  expect(kept?.split("\n\n").sort()).toEqual(notes);
});

test("a note that doesn't fit is rejected with the remaining space, and the notes stay unchanged", async () => {
  const { person, api } = await makeCaller();
  const notes = "x".repeat(LIMITS.text.notes - 10);
  const { id: applicationId } = await makeApplication(api, person.boardId, { notes });
  const { status, body } = await api.send("applications.append_note", { applicationId, note: "123456789" });
  expect(status).toBe(422);
  expect(body).toMatchObject({ issues: [{ path: ["note"], message: expect.stringContaining(" 8 more ") }] });
  expect((await api.ok("applications.get", { applicationId })).notes).toBe(notes);
  await api.ok("applications.append_note", { applicationId, note: "12345678" });
});

import { beforeEach, expect, test } from "vitest";
import { makeCaller } from "#server/testing/actors.ts";
import type { Rest } from "#server/testing/rest.ts";

let api: Rest;
let contactId: string;
beforeEach(async () => {
  ({ api } = await makeCaller());
  contactId = (await api.ok("contacts.create", { name: "Ada" })).id;
});

const log = (interactionTime: string, given: object = {}) =>
  api.ok("interactions.create", { contactId, type: "call", interactionTime, ...given });

test("interactions are listed newest first by when they took place, not by when they were recorded", async () => {
  const times = ["2026-11-10T09:00:00Z", "2026-11-12T09:00:00+02:00", "2026-11-01T09:00:00Z"];
  for (const time of times) await log(time);
  const { data } = await api.ok("interactions.list", {});
  expect(data.map(({ interactionTime }) => interactionTime)).toEqual([
    "2026-11-12T07:00:00.000Z",
    "2026-11-10T09:00:00.000Z",
    "2026-11-01T09:00:00.000Z",
  ]);
  expect((await api.ok("contacts.get", { contactId })).lastInteractionAt).toBe("2026-11-12T07:00:00.000Z");
});

test("the list filters by contact, type, and time, with both bounds included", async () => {
  const other = (await api.ok("contacts.create", { name: "Mia" })).id;
  const call = await log("2026-11-10T09:00:00Z");
  const mail = await log("2026-11-11T09:00:00Z", { type: "email" });
  const theirs = await api.ok("interactions.create", {
    contactId: other,
    type: "call",
    interactionTime: "2026-11-12T09:00:00Z",
  });
  const ids = async (input: object) => (await api.ok("interactions.list", input)).data.map(({ id }) => id);
  expect(await ids({ contactId })).toEqual([mail.id, call.id]);
  expect(await ids({ type: "call" })).toEqual([theirs.id, call.id]);
  expect(await ids({ from: "2026-11-11T09:00:00Z", to: "2026-11-12T09:00:00Z" })).toEqual([
    theirs.id,
    mail.id,
  ]);
  expect(await ids({ from: "2026-11-12T09:00:00.001Z" })).toEqual([]);
});

test("the list pages through interactions at one instant without repeating or skipping", async () => {
  const made = new Set<string>();
  for (let count = 0; count < 5; count += 1) made.add((await log("2026-11-10T09:00:00Z")).id);
  const seen: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await api.ok("interactions.list", { limit: 2, cursor });
    seen.push(...page.data.map(({ id }) => id));
    if (page.nextCursor === null) break;
    cursor = page.nextCursor;
  }
  expect(seen).toHaveLength(5);
  expect(new Set(seen)).toEqual(made);
});

test("someone else's contact accepts no interaction, and their interactions can't be read", async () => {
  const outsider = (await makeCaller()).api;
  const { id: interactionId } = await log("2026-11-10T09:00:00Z");
  const input = { contactId, type: "call", interactionTime: "2026-11-10T09:00:00Z" };
  await outsider.rejected("interactions.create", input, "not_found");
  await outsider.rejected("interactions.get", { interactionId }, "not_found");
  expect((await outsider.ok("interactions.list", { contactId })).data).toEqual([]);
});

test("an update keeps the fields that it doesn't name", async () => {
  const { id: interactionId } = await log("2026-11-10T09:00:00Z", { notes: "Said hello." });
  expect(await api.ok("interactions.update", { interactionId, type: "meeting" })).toMatchObject({
    type: "meeting",
    notes: "Said hello.",
    interactionTime: "2026-11-10T09:00:00.000Z",
  });
  expect(await api.ok("interactions.update", { interactionId, notes: "" })).toMatchObject({ notes: null });
});

import { beforeEach, describe, expect, test } from "vitest";
import { MINUTE_MS } from "#domain/time.ts";
import { makeCaller, type Person, signIn } from "#server/testing/actors.ts";
import { makeApplication, makeBoard } from "#server/testing/factories.ts";
import { http } from "#server/testing/http.ts";
import type { Rest } from "#server/testing/rest.ts";
import type { CardChoice, InterviewEntry } from "./contract.ts";

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString();

let api: Rest;
let person: Person;
let applicationId: string;
beforeEach(async () => {
  ({ api, person } = await makeCaller());
  ({ id: applicationId } = await makeApplication(api, person.boardId, { company: { name: "Acme" } }));
});

async function read<Data>(procedure: string, input: object, of = person): Promise<Data> {
  const query = new URLSearchParams({ input: JSON.stringify(input) });
  const path = `/api/trpc/interviews.${procedure}?${query}`;
  const response = await http({ path, headers: { Cookie: await signIn(of) } });
  expect(response.status, response.text).toBe(200);
  return (response.body as { result: { data: Data } }).result.data;
}
type Page = { data: InterviewEntry[]; nextCursor: string | null };
const section = async (name: string, filter: object = {}, of = person) =>
  (await read<Page>("listEntries", { when: name, ...filter }, of)).data.map(({ id }) => id);
const at = async (scheduledAt: string, given: object = {}) =>
  (await api.ok("interviews.create", { applicationId, scheduledAt, ...given })).id;

describe("an interview is in exactly one section", () => {
  test.each([
    ["upcoming", 60, {}],
    ["upcoming", -30, { durationMinutes: 60 }],
    ["upcoming", -1_430, { durationMinutes: 1_440 }],
    ["feedback", -61, { durationMinutes: 60 }],
    ["feedback", -61, { outcome: "passed" }],
    ["feedback", -61, { feedback: "Fine" }],
    ["past", -61, { outcome: "passed", feedback: "Fine" }],
    ["past", -61, { outcome: "canceled" }],
    ["past", -61, { outcome: "no_show" }],
    ["past", 60, { outcome: "canceled" }],
    ["past", 60, { outcome: "passed" }],
  ])("%s: starts in %d minutes, %j", async (wanted, minutes, given) => {
    const id = await at(inMinutes(minutes), given);
    const found = await Promise.all(["upcoming", "feedback", "past"].map((name) => section(name)));
    expect(found).toEqual(["upcoming", "feedback", "past"].map((name) => (name === wanted ? [id] : [])));
  });
});

test("upcoming interviews are sorted earliest first, and past ones latest first, and both page without a gap", async () => {
  const ahead = [await at(inMinutes(60)), await at(inMinutes(120)), await at(inMinutes(180))];
  const over = [await at(inMinutes(-180)), await at(inMinutes(-240)), await at(inMinutes(-300))];
  for (const [name, ids] of [
    ["upcoming", ahead],
    ["feedback", over],
  ] as const) {
    const first = await read<Page>("listEntries", { when: name, limit: 2 });
    const rest = await read<Page>("listEntries", { when: name, limit: 2, cursor: first.nextCursor });
    expect([...first.data, ...rest.data].map(({ id }) => id)).toEqual(ids);
  }
});

test("lists and months filter by title, company, and type, and have no one else's interviews", async () => {
  const id = await at("2096-12-03T12:00:00Z", { type: "panel" });
  const outsider = await makeCaller();
  const span = { when: { from: "2096-12-01T00:00:00Z", to: "2097-01-01T00:00:00Z" } };
  const inSpan = async (filter: object, of = person) =>
    (await read<Page>("listEntries", { ...span, ...filter }, of)).data.map((entry) => entry.id);
  for (const filter of [{}, { search: "aCM" }, { search: "garden" }, { type: "panel" }]) {
    expect(await inSpan(filter)).toEqual([id]);
    expect(await section("upcoming", filter)).toEqual([id]);
  }
  for (const filter of [{ search: "%" }, { search: "Zenith" }, { type: "video" }]) {
    expect(await inSpan(filter)).toEqual([]);
    expect(await section("upcoming", filter)).toEqual([]);
  }
  expect(await inSpan({}, outsider.person)).toEqual([]);
  expect(await section("upcoming", {}, outsider.person)).toEqual([]);
});

test("a month's interviews are read to the last one, page by page", async () => {
  const ids = [
    await at("2096-12-03T12:00:00Z"),
    await at("2096-12-03T12:00:00Z"),
    await at("2096-12-09T12:00:00Z"),
  ];
  const span = { when: { from: "2096-12-01T00:00:00Z", to: "2097-01-01T00:00:00Z" }, limit: 2 };
  const first = await read<Page>("listEntries", span);
  const rest = await read<Page>("listEntries", { ...span, cursor: first.nextCursor });
  expect([...first.data, ...rest.data].map(({ id }) => id)).toEqual(ids);
  expect(rest.nextCursor).toBeNull();
});

test("cards to choose from are found by title, company, or both, with the active board's first", async () => {
  const other = await makeApplication(api, (await makeBoard(api)).id, { company: { name: "Acme" } });
  const outsider = await makeCaller();
  const found = async (search: string, of = person) =>
    (await read<CardChoice[]>("findCards", { search }, of)).map(({ id }) => id);
  expect(await found("acme")).toEqual([applicationId, other.id]);
  expect(await found("gardener at ac")).toEqual([applicationId, other.id]);
  expect(await found("_cme")).toEqual([]);
  expect(await found("acme", outsider.person)).toEqual([]);
});

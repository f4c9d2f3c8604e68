import { expect, test } from "vitest";
import { makeCaller, signIn } from "#server/testing/actors.ts";
import { makeApplication } from "#server/testing/factories.ts";
import { callPage } from "#server/testing/pages.ts";
import { joinsOfTableExpressions, statementsOf } from "#server/testing/plans.ts";
import type { Found } from "./contract.ts";

const CARDS = 12;

/**
 * Creates cards whose notes contain "tide", then a card whose company's name contains it, and then a card whose interview's notes contain
 * it.
 */
async function seedCards() {
  const { person, api } = await makeCaller();
  const add = (name: string, notes?: string) =>
    makeApplication(api, person.boardId, {
      job: { title: "Mate" },
      company: { name },
      ...(notes && { notes }),
    });
  const { id: ofNamed } = await add("Tide Works");
  const ids: string[] = [];
  for (let count = 0; count < CARDS; count++) ids.push((await add("Harbor", "Ask about the TIDE")).id);
  const { id: withInterview } = await add("Harbor");
  await api.ok("interviews.create", {
    applicationId: withInterview,
    scheduledAt: "2026-12-01T09:00:00Z",
    notes: "The tide again",
  });
  return { api, cookie: await signIn(person), ofNamed, ids, withInterview };
}

test("a text of most cards is found among the first ones, named cards and those with such interviews included", async () => {
  const { cookie, ofNamed, ids, withInterview } = await seedCards();
  let found: Found[] = [];
  const sent = await statementsOf(async () => {
    found = (await callPage(cookie, "search.find", { text: "tide" })).data as Found[];
  });
  const [company, ...others] = found.filter(({ kind }) => kind !== "card");
  expect([company?.title, others]).toEqual(["Tide Works", []]);
  const cards = found.filter(({ kind }) => kind === "card").map(({ id }) => id);
  expect(cards).toEqual([ofNamed, withInterview, ...ids.slice(-7).reverse()]);
  const searches = sent.filter(({ name }) => name.startsWith("search_find"));
  expect(searches.map(({ text }) => text.includes("first_matches"))).toEqual([true]);
  for (const search of searches) expect(await joinsOfTableExpressions(search)).toEqual([]);
});

test("pages of a text of most cards continue one another", async () => {
  const { api, ofNamed, ids } = await seedCards();
  const pages: string[][] = [];
  for (let cursor: string | undefined, more = true; more; ) {
    const sent = await statementsOf(async () => {
      const input = { text: "tide", limit: 5, ...(cursor ? { cursor } : {}) };
      const { data, nextCursor, hasMore } = await api.ok("search.applications", input);
      pages.push(data.map(({ id }) => id));
      [cursor, more] = [nextCursor ?? undefined, hasMore];
    });
    const searches = sent.filter(({ name }) => name.startsWith("search_applications"));
    expect(searches.map(({ text }) => text.includes("first_matches"))).toEqual([true]);
  }
  expect(pages.flat()).toEqual([ofNamed, ...ids]);
  expect(pages.map((page) => page.length)).toEqual([5, 5, 3]);
});

test("a filter narrows the first cards, and a text of few cards isn't looked for among them", async () => {
  const { api, ids } = await seedCards();
  const [first = "", second = ""] = ids;
  for (const applicationId of [first, second]) {
    await api.ok("applications.move", { applicationId, status: "offer" });
  }
  await api.ok("applications.append_note", { applicationId: first, note: "A walrus" });
  const search = async (input: object) => {
    let found: string[] = [];
    const sent = await statementsOf(async () => {
      found = (await api.ok("search.applications", input)).data.map(({ id }) => id);
    });
    return { found, readFirst: sent.some(({ text }) => text.includes("first_matches")) };
  };
  expect(await search({ text: "tide", status: ["offer"], limit: 1 })).toEqual({
    found: [first],
    readFirst: true,
  });
  expect(await search({ text: "walrus" })).toEqual({ found: [first], readFirst: false });
});

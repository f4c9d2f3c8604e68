import fc from "fast-check";
import { expect, test } from "vitest";
import { newId } from "#server/core/ids.ts";
import { pool } from "#server/lib/database.ts";
import { makeCaller, signIn } from "#server/testing/actors.ts";
import { makeApplication } from "#server/testing/factories.ts";
import { callPage } from "#server/testing/pages.ts";
import type { Found } from "./contract.ts";

const CARDS = 1_100;
const MINUTE_MS = 60_000;
const WORDS = ["ebb", "zq", "Flut", "潮の珍しい", "Ωmega", "50%_", "c++", "dry-dock"];

type SeededCard = {
  id: string;
  title: string;
  company: string;
  companyId: string;
  notes: string;
  at: string;
};

/**
 * Creates cards with words in titles, notes, and companies' names, each rarer than the one before; each card
 * is a minute newer.
 */
async function seedCards() {
  const { person, api } = await makeCaller();
  const companies = await Promise.all(
    ["Harbor", "Zq Ebb", "珍しい Works"].map((name) => api.ok("companies.create", { name })),
  );
  const { id } = await makeApplication(api, person.boardId);
  const start = Date.parse("2026-01-01T00:00:00Z");
  const wordsOf = (n: number, every: number) => WORDS.filter((_, at) => n % every ** at === 0).join(" ");
  const cards = Array.from({ length: CARDS }, (_, n): SeededCard => {
    const { id: companyId, name: company } = companies[n % 97 === 3 ? 1 : n % 199 === 4 ? 2 : 0] ?? {
      id: "",
      name: "",
    };
    const atEnds = n < 20 || n >= CARDS - 20 ? " kelp" : "";
    const notes = `tide ${wordsOf(n, 3)}${atEnds}${n % 100 === 0 ? "\nLOW" : ""}`;
    const title = n % 50 === 7 ? `Pilot ${wordsOf(n - 7, 5)}` : "Mate";
    return {
      id: newId("application"),
      title,
      company,
      companyId,
      notes,
      at: new Date(start + n * MINUTE_MS).toISOString(),
    };
  });
  await pool.query(
    `INSERT INTO applications (id, account_id, board_id, company_id, status, rank, creation_method, job_title, notes, created_at, updated_at)
     SELECT card.id, a.account_id, a.board_id, card."companyId", a.status, card.id || '1', a.creation_method, card.title, card.notes, card.at, card.at
     FROM applications a, jsonb_to_recordset($2) AS card (id text, "companyId" text, title text, notes text, at timestamptz) WHERE a.id = $1`,
    [id, JSON.stringify(cards)],
  );
  await api.ok("applications.delete", { applicationId: id });
  return { cookie: await signIn(person), api, cards };
}

test("a search finds the cards whose title, company, or notes contain the text, in order, however many do", async () => {
  const { cookie, api, cards } = await seedCards();
  const contains = (text: string, ...parts: string[]) =>
    parts.some((part) => part.toLowerCase().includes(text.toLowerCase()));
  const cut = fc.tuple(
    fc.constantFrom(...WORDS, "Pilot", "tide", "kelp", "\nlow"),
    fc.nat(3),
    fc.integer({ min: 1, max: 6 }),
  );
  const texts = fc.oneof(
    cut.map(([word, from, length]) => word.slice(from, from + length).trim()),
    fc.constantFrom("nowhere", "qz", "珍品", "tide ebb", "g\nlow"),
  );
  await fc.assert(
    fc.asyncProperty(
      texts.filter((text) => text !== ""),
      fc.integer({ min: 1, max: 60 }),
      async (text, limit) => {
        const found = cards.filter(({ title, company, notes }) => contains(text, title, company, notes));
        const named = new Set(found.filter(({ title, company }) => contains(text, title, company)));
        const best = [
          ...found.filter((card) => !named.has(card)),
          ...found.filter((card) => named.has(card)),
        ].reverse();
        const { data } = await callPage(cookie, "search.find", { text });
        const shown = (data as Found[]).filter(({ kind }) => kind === "card").map(({ id }) => id);
        expect(shown).toEqual(best.slice(0, 9).map(({ id }) => id));
        const listed = await api.ok("search.applications", { text, limit });
        expect(listed.data.map(({ id }) => id)).toEqual(found.slice(0, limit).map(({ id }) => id));
        expect(listed.hasMore).toBe(found.length > limit);
      },
    ),
    { numRuns: 40, endOnFailure: true },
  );
});

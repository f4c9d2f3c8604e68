import fc from "fast-check";
import { expect, test } from "vitest";
import { STATUSES, type Status } from "#domain/values.ts";
import { makeCaller } from "#server/testing/actors.ts";
import { makeApplication } from "#server/testing/factories.ts";

type Way = Status[];
const ways = fc.array(fc.array(fc.constantFrom(...STATUSES), { minLength: 1, maxLength: 6 }), {
  minLength: 1,
  maxLength: 8,
});

/** A way as the history holds it: a move to where the card is already leaves nothing. */
const stays = (way: Way) => way.filter((status, index) => status !== way[index - 1]);
const sentBy = (way: Way) =>
  way.some((status) => ["applied", "interviewing", "offer", "rejected", "accepted"].includes(status));

test("the figures tie to the status history of whatever ways the cards went", async () => {
  await fc.assert(
    fc.asyncProperty(ways, async (drawn) => {
      const { person, api } = await makeCaller();
      for (const way of drawn) {
        const [status, ...moves] = way;
        const { id } = await makeApplication(api, person.boardId, { status, source: `${way.length % 2}` });
        for (const to of moves) await api.ok("applications.move", { applicationId: id, status: to });
      }
      const insights = await api.ok("insights.get", { boardId: person.boardId });
      const histories = drawn.map(stays);
      const sent = drawn.filter(sentBy);
      const ever = (wanted: Status[]) =>
        sent.filter((way) => way.some((status) => wanted.includes(status))).length;

      for (const status of STATUSES) {
        expect(insights.totals[status]).toBe(drawn.filter((way) => way.at(-1) === status).length);
      }
      expect(insights.funnel).toEqual(
        STATUSES.map((status) => ({ status, reached: drawn.filter((way) => way.includes(status)).length })),
      );
      const n = sent.length;
      const rate = (count: number) => ({ rate: n === 0 ? null : count / n, count, n });
      expect(insights.rates).toEqual({
        response: rate(ever(["interviewing", "offer", "accepted", "rejected"])),
        interview: rate(ever(["interviewing"])),
        offer: rate(ever(["offer", "accepted"])),
      });
      expect(insights.medianDays.map(({ n: ended }) => ended)).toEqual(
        STATUSES.map(
          (status) => histories.flatMap((way) => way.slice(0, -1)).filter((stay) => stay === status).length,
        ),
      );
      const steps = histories.flatMap((way) => way.slice(1).map((to, index) => `${way[index]} ${to}`));
      const counted = new Map(insights.transitions.map(({ from, to, count }) => [`${from} ${to}`, count]));
      expect(counted).toEqual(
        new Map([...new Set(steps)].map((step) => [step, steps.filter((other) => other === step).length])),
      );
      expect(insights.bySource.reduce((sum, { applications }) => sum + applications, 0)).toBe(n);
    }),
    { numRuns: 15 },
  );
});

test("the last twelve weeks begin on Mondays and count by application date", async () => {
  const { person, api } = await makeCaller();
  const days = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString();
  for (const ago of [0, 1, 8, 40, 200]) {
    await makeApplication(api, person.boardId, { status: "applied", applicationDate: days(ago) });
  }
  await makeApplication(api, person.boardId, { status: "saved", applicationDate: days(0) });
  const { applicationsPerWeek } = await api.ok("insights.get", { boardId: person.boardId });
  expect(applicationsPerWeek).toHaveLength(12);
  for (const { weekStartsOn } of applicationsPerWeek) expect(new Date(weekStartsOn).getUTCDay()).toBe(1);
  expect(applicationsPerWeek.reduce((sum, { count }) => sum + count, 0)).toBe(4);
});

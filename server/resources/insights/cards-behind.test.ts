import fc from "fast-check";
import { expect, test } from "vitest";
import { STATUSES, type Status } from "#domain/values.ts";
import type { BoardInsights, Figure } from "#server/resources/insights/contract.ts";
import { makeCaller, makePerson, signIn } from "#server/testing/actors.ts";
import { makeApplication, makeResume } from "#server/testing/factories.ts";
import { pagesOf } from "#server/testing/pages.ts";
import { pageCaller } from "#server/transports/page-caller.ts";

type Way = { statuses: Status[]; source: string | null; hasResume: boolean; daysAgo: number };
const ways = fc.array(
  fc.record<Way>({
    statuses: fc.array(fc.constantFrom(...STATUSES), { minLength: 1, maxLength: 6 }),
    source: fc.constantFrom("LinkedIn", "A friend", null),
    hasResume: fc.boolean(),
    daysAgo: fc.integer({ min: 0, max: 100 }),
  }),
  { minLength: 1, maxLength: 8 },
);

/** Returns every figure of the statistics with its number. */
function figuresOf(insights: BoardInsights): [Figure, number][] {
  const OUTCOMES = ["applications", "responses", "interviews", "offers"] as const;
  const outcomes = (of: object, expected: Record<(typeof OUTCOMES)[number], number>) =>
    OUTCOMES.map((outcome): [Figure, number] => [{ figure: "outcome", outcome, ...of }, expected[outcome]]);
  const { response, interview, offer } = insights.rates;
  const all = { responses: response.count, interviews: interview.count, offers: offer.count };
  return [
    ...STATUSES.map((status): [Figure, number] => [{ figure: "total", status }, insights.totals[status]]),
    ...insights.funnel.map(({ status, reached }): [Figure, number] => [
      { figure: "reached", status },
      reached,
    ]),
    ...insights.medianDays.map(({ status, n }): [Figure, number] => [{ figure: "stays", status }, n]),
    ...insights.transitions.map(({ from, to, count }): [Figure, number] => [
      { figure: "transition", from, to },
      count,
    ]),
    ...insights.applicationsPerWeek.map(({ weekStartsOn, count }): [Figure, number] => [
      { figure: "week", weekStartsOn },
      count,
    ]),
    ...outcomes({}, { applications: response.n, ...all }),
    ...insights.bySource.flatMap(({ source, ...expected }) => outcomes({ source }, expected)),
    ...insights.byResume.flatMap(({ resumeId, ...expected }) => outcomes({ resumeId }, expected)),
  ];
}

test("every figure lists as many cards, moves, or status periods as it counts, whatever paths the cards took", async () => {
  await fc.assert(
    fc.asyncProperty(ways, async (drawn) => {
      const { person, api } = await makeCaller();
      const call = await pagesOf(person);
      const resume = await makeResume(api);
      for (const { statuses, source, hasResume, daysAgo } of drawn) {
        const [status, ...moves] = statuses;
        const applicationDate = new Date(Date.now() - daysAgo * 86_400_000).toISOString();
        const given = { status, source, ...(daysAgo % 3 === 0 ? {} : { applicationDate }) };
        const { id } = await makeApplication(api, person.boardId, given);
        if (hasResume) {
          await api.ok("applications.attach_resume", { applicationId: id, resumeId: resume.id });
        }
        for (const to of moves) await api.ok("applications.move", { applicationId: id, status: to });
      }
      const { boardId } = person;
      const insights = await api.ok("insights.get", { boardId });
      expect(await call.insights.get({ boardId })).toEqual(insights);
      const since = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);
      for (const range of [{ since }, { until: since }]) {
        const report = await call.insights.get({ boardId, ...range });
        for (const [figure, expected] of figuresOf(report)) {
          const { total, cards } = await call.insights.listCards({ boardId, ...range, figure });
          expect({ figure, total, listed: cards.length }).toEqual({
            figure,
            total: expected,
            listed: expected,
          });
        }
      }
      for (const [figure, expected] of figuresOf(insights)) {
        const { total, cards } = await call.insights.listCards({ boardId, figure });
        expect({ figure, total, listed: cards.length }).toEqual({
          figure,
          total: expected,
          listed: expected,
        });
      }
      for (const { status, medianDays } of insights.medianDays) {
        const { cards } = await call.insights.listCards({ boardId, figure: { figure: "stays", status } });
        const days = cards.map((card) => card.days ?? Number.NaN).sort((a, b) => a - b);
        const middle = [days[Math.floor((days.length - 1) / 2)], days[Math.ceil((days.length - 1) / 2)]];
        if (medianDays !== null) expect(medianDays).toBeCloseTo(((middle[0] ?? 0) + (middle[1] ?? 0)) / 2, 6);
      }
    }),
    { numRuns: 8, endOnFailure: true },
  );
});

test("a figure of someone else's board gives not_found", async () => {
  const { person } = await makeCaller();
  const outsider = (await pageCaller(await signIn(await makePerson()))) ?? expect.fail("no one is signed in");
  const figure = { figure: "total" } as const;
  const asked = outsider.call.insights.listCards({ boardId: person.boardId, figure });
  await expect(asked).rejects.toMatchObject({ cause: { code: "not_found" } });
});

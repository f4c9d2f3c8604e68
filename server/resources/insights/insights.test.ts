import fc from "fast-check";
import { expect, test } from "vitest";
import { STATUSES, type Status } from "#domain/values.ts";
import { prisma } from "#server/lib/database.ts";
import { makeCaller, signIn } from "#server/testing/actors.ts";
import { makeApplication } from "#server/testing/factories.ts";
import { callPage } from "#server/testing/pages.ts";

type Way = Status[];

const ways = fc.array(fc.array(fc.constantFrom(...STATUSES), { minLength: 1, maxLength: 6 }), {
  minLength: 1,
  maxLength: 8,
});

/** Returns a path as the history has it: a move to the card's current column adds nothing. */
const periods = (way: Way) => way.filter((status, index) => status !== way[index - 1]);
const sentBy = (way: Way) =>
  way.some((status) => ["applied", "interviewing", "offer", "rejected", "accepted"].includes(status));

test("the figures match the status history, whatever paths the cards took", async () => {
  await fc.assert(
    fc.asyncProperty(ways, async (drawn) => {
      const { person, api } = await makeCaller();
      for (const way of drawn) {
        const [status, ...moves] = way;
        const { id } = await makeApplication(api, person.boardId, { status, source: `${way.length % 2}` });
        for (const to of moves) await api.ok("applications.move", { applicationId: id, status: to });
      }
      const insights = await api.ok("insights.get", { boardId: person.boardId });
      const histories = drawn.map(periods);
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
        interview: rate(ever(["interviewing", "offer", "accepted"])),
        offer: rate(ever(["offer", "accepted"])),
      });
      expect(insights.medianDays.map(({ n: ended }) => ended)).toEqual(
        STATUSES.map(
          (status) =>
            histories.flatMap((way) => way.slice(0, -1)).filter((period) => period === status).length,
        ),
      );
      const steps = histories.flatMap((way) => way.slice(1).map((to, index) => `${way[index]} ${to}`));
      const counted = new Map(insights.transitions.map(({ from, to, count }) => [`${from} ${to}`, count]));
      expect(counted).toEqual(
        new Map([...new Set(steps)].map((step) => [step, steps.filter((other) => other === step).length])),
      );
      expect(insights.bySource.reduce((sum, { applications }) => sum + applications, 0)).toBe(n);
    }),
    { numRuns: 15, endOnFailure: true },
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

test("a card past Applied by status, or with an interview that wasn't canceled, had an interview and a response", async () => {
  const { person, api } = await makeCaller();
  const { boardId } = person;
  const interviewed = async (status: Status, ...outcomes: ("pending" | "canceled" | "no_show")[]) => {
    const { id: applicationId } = await makeApplication(api, boardId, { status });
    for (const outcome of outcomes) {
      const scheduledAt = new Date(Date.now() + 86_400_000).toISOString();
      const { id } = await api.ok("interviews.create", {
        applicationId,
        type: "video",
        scheduledAt,
        timeZone: "UTC",
      });
      await api.ok("interviews.update", { interviewId: id, outcome });
    }
  };
  await interviewed("applied");
  await interviewed("applied", "canceled");
  await interviewed("applied", "canceled", "pending");
  await interviewed("rejected", "no_show");
  await interviewed("offer");
  await interviewed("accepted");
  // The card was never applied to, so no rate counts it.
  await interviewed("saved", "pending");
  const { rates } = await api.ok("insights.get", { boardId });
  expect(rates.interview).toEqual({ rate: 4 / 6, count: 4, n: 6 });
  expect(rates.response).toEqual({ rate: 4 / 6, count: 4, n: 6 });
  expect(rates.offer).toEqual({ rate: 2 / 6, count: 2, n: 6 });
});

test("a range selects cards by application date, or else by the day they were added, for all figures", async () => {
  const { person, api } = await makeCaller();
  const { boardId } = person;
  for (const [status, applicationDate] of [
    ["applied", "2026-03-01"],
    ["rejected", "2026-03-02"],
    ["interviewing", "2026-03-31"],
    ["offer", "2026-04-01"],
    ["saved", null],
  ] as const) {
    await makeApplication(api, boardId, { status, applicationDate });
  }
  const range = { since: "2026-03-02", until: "2026-03-31" };
  const march = await api.ok("insights.get", { boardId, ...range });
  expect(march.totals).toMatchObject({ saved: 0, applied: 0, rejected: 1, interviewing: 1, offer: 0 });
  expect(march.rates.response).toEqual({ rate: 1, count: 2, n: 2 });
  expect(march.applicationsPerWeek.map(({ weekStartsOn, count }) => [weekStartsOn, count])).toEqual([
    ["2026-03-02", 1],
    ["2026-03-09", 0],
    ["2026-03-16", 0],
    ["2026-03-23", 0],
    ["2026-03-30", 1],
  ]);
  expect(march.bySource.reduce((sum, { applications }) => sum + applications, 0)).toBe(2);
  expect(march.funnel.reduce((sum, { reached }) => sum + reached, 0)).toBe(2);
  const since = await api.ok("insights.get", { boardId, since: "2026-04-01" });
  expect(since.totals).toMatchObject({ saved: 1, offer: 1, interviewing: 0 });
});

test("weeks and ranges use the person's time zone: late Sunday in Los Angeles isn't Monday", async () => {
  const { person, api } = await makeCaller();
  const { boardId } = person;
  await callPage(await signIn(person), "preferences.prefill", {
    timeZone: "America/Los_Angeles",
    language: "en-US",
  });
  const { id } = await makeApplication(api, boardId, { status: "applied" });
  // Monday 06:30 in UTC is Sunday 22:30 or 23:30 in Los Angeles.
  const sunday = "2026-11-15";
  await prisma.statusHistory.updateMany({
    where: { applicationId: id },
    data: { enteredAt: "2026-11-16T06:30:00.000Z" },
  });
  await prisma.application.updateMany({ where: { id }, data: { applicationDate: null } });
  // An application date has no time: it is the same day in every time zone.
  await makeApplication(api, boardId, { status: "applied", applicationDate: "2026-11-16" });
  const counts = async (since: string, until: string) => {
    const { rates, applicationsPerWeek } = await api.ok("insights.get", {
      boardId,
      since,
      until,
    });
    return [rates.response.n, ...applicationsPerWeek.map(({ count }) => count)];
  };
  expect(await counts(sunday, sunday)).toEqual([1, 1]);
  expect(await counts("2026-11-16", "2026-11-16")).toEqual([1, 1]);
  expect(await counts(sunday, "2026-11-16")).toEqual([2, 1, 1]);
});

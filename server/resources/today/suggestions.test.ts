import fc from "fast-check";
import { expect, test } from "vitest";
import { SUGGESTION_RULES } from "#domain/suggestion-rules.ts";
import { DAY_MS } from "#domain/time.ts";
import { pool, prisma } from "#server/lib/database.ts";
import { makeCaller, signIn } from "#server/testing/actors.ts";
import { makeApplication } from "#server/testing/factories.ts";
import { callPage } from "#server/testing/pages.ts";
import type { Rest } from "#server/testing/rest.ts";
import type { Today } from "./contract.ts";

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

async function seeker() {
  const { api, person } = await makeCaller();
  const cookie = await signIn(person);
  const suggestions = async () => {
    const { items } = (await callPage(cookie, "today.get")).data as Today;
    return items.filter(({ kind }) => kind === "suggestion");
  };
  const rest = (id: string, days: number) =>
    prisma.application.updateMany({
      where: { id },
      data: { updatedAt: inDays(-days), statusChangedAt: inDays(-days), createdAt: inDays(-days) },
    });
  return { api, person, cookie, suggestions, rest };
}
const tasksOf = async (api: Rest) => (await api.ok("tasks.list", {})).data;

test("each rule suggests while its days run, and not before or after", async () => {
  const { api, person, suggestions, rest } = await seeker();
  const card = (status: "saved" | "applied" | "offer" | "interviewing", dates = {}) =>
    makeApplication(api, person.boardId, { status, ...dates });
  const day = (days: number) => inDays(days).slice(0, 10);
  const silent = await card("applied");
  await rest(silent.id, 8);
  for (const days of [6, 15]) await rest((await card("applied")).id, days);
  const talking = await card("interviewing");
  const interview = (days: number, outcome: "pending" | "canceled") =>
    api.ok("interviews.create", { applicationId: talking.id, scheduledAt: inDays(days), outcome });
  const held = await interview(-2, "pending");
  await interview(-0.5, "pending");
  await interview(-5, "pending");
  await interview(-3, "canceled");
  const offer = await card("offer", { offerDeadline: day(1) });
  await card("offer", { offerDeadline: day(4) });
  const saved = await card("saved", { closingDate: day(2) });
  await card("applied", { closingDate: day(2) });
  await card("saved", { closingDate: day(-2) });
  const found = (await suggestions()).map(({ subjectId }) => subjectId);
  expect(found.toSorted()).toEqual(
    [
      `follow_up ${silent.id}`,
      `thanks ${held.id}`,
      `offer_deadline ${offer.id}`,
      `posting_closes ${saved.id}`,
    ].toSorted(),
  );
});

test("a suggestion becomes one task, however many tabs take it on, and undoing brings it back", async () => {
  const { api, person, cookie, suggestions } = await seeker();
  const closingDate = inDays(1).slice(0, 10);
  const { id: applicationId } = await makeApplication(api, person.boardId, { closingDate });
  const [suggestion] = await suggestions();
  if (!suggestion) throw new Error("nothing was suggested");
  const { subjectId, occasion } = suggestion;
  const task = { text: "Apply", due: closingDate, timeZone: "UTC", applicationId };
  const takeOn = () => callPage(cookie, "today.take_on", { subjectId, occasion, task });
  const answers = await Promise.all([takeOn(), takeOn(), takeOn()]);
  const made = answers.flatMap(({ data }) => (data as { taskId: string | null }).taskId ?? []);
  expect(made).toHaveLength(1);
  expect(await tasksOf(api)).toMatchObject([{ id: made[0], text: "Apply", due: closingDate, applicationId }]);
  expect(await suggestions()).toEqual([]);
  await callPage(cookie, "today.set_mark", { kind: "suggestion", subjectId, occasion, mark: null });
  expect(await suggestions()).toEqual([suggestion]);
});

test("whatever moves, marks, and undoes happen, an occasion is suggested at most once, and never without its reason", async () => {
  const steps = fc.array(fc.constantFrom("move", "back", "mark", "unmark", "take", "redate"), {
    minLength: 5,
    maxLength: 12,
  });
  await fc.assert(
    fc.asyncProperty(steps, async (drawn) => {
      const { api, person, cookie, suggestions } = await seeker();
      const { id: applicationId } = await makeApplication(api, person.boardId, {
        closingDate: inDays(1).slice(0, 10),
      });
      const subjectId = `posting_closes ${applicationId}`;
      for (const step of drawn) {
        const card = await api.ok("applications.get", { applicationId });
        const occasion = card.closingDate ?? "";
        const item = { kind: "suggestion", subjectId, occasion };
        if (step === "move") await api.ok("applications.move", { applicationId, status: "applied" });
        if (step === "back") await api.ok("applications.move", { applicationId, status: "saved" });
        if (step === "mark") await callPage(cookie, "today.set_mark", { ...item, mark: { until: null } });
        if (step === "unmark") await callPage(cookie, "today.set_mark", { ...item, mark: null });
        if (step === "redate") {
          const closingDate = inDays(card.closingDate?.startsWith(inDays(1).slice(0, 10)) ? 0.5 : 1).slice(
            0,
            10,
          );
          await api.ok("applications.update", { applicationId, closingDate });
        }
        if (step === "take") {
          const task = { text: occasion, due: occasion.slice(0, 10), timeZone: "UTC", applicationId };
          const both = [1, 2].map(() => callPage(cookie, "today.take_on", { subjectId, occasion, task }));
          const made = (await Promise.all(both)).filter(({ data }) => (data as { taskId: unknown }).taskId);
          expect(made.length).toBeLessThanOrEqual(1);
        }
        const found = await suggestions();
        const { status } = await api.ok("applications.get", { applicationId });
        expect(found.length).toBeLessThanOrEqual(1);
        if (found.length > 0) {
          expect(SUGGESTION_RULES.posting_closes.statuses).toContain(status);
          expect(found[0]?.occasion).toBe((await api.ok("applications.get", { applicationId })).closingDate);
        }
        const { rows } = await pool.query("SELECT FROM today_marks WHERE account_id = $1", [
          person.accountId,
        ]);
        expect(rows.length).toBeLessThanOrEqual(1);
      }
    }),
    { numRuns: 5 },
  );
});

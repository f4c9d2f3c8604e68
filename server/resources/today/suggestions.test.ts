import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { SUGGESTION_RULES } from "#domain/suggestion-rules.ts";
import { DAY_MS, HOUR_MS } from "#domain/time.ts";
import { newId } from "#server/core/ids.ts";
import { prisma } from "#server/lib/database.ts";
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
  const meet = (contactId: string, days: number) =>
    api.ok("interactions.create", { contactId, type: "call", interactionTime: inDays(-days) });
  return { api, person, cookie, suggestions, rest, meet };
}
const tasksOf = async (api: Rest) => (await api.ok("tasks.list", {})).data;

test("each rule makes suggestions during its days, and not before or after", async () => {
  const { api, person, suggestions, rest, meet } = await seeker();
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
  const contact = async (fields: object) => {
    const { id: contactId } = await api.ok("contacts.create", { name: "Ada", ...fields });
    return api.ok("contacts.update", { contactId, keepInTouchDays: 30 });
  };
  const dormant = await contact({ email: "ada@example.com" });
  await meet(dormant.id, 31);
  await meet((await contact({})).id, 29);
  await meet((await contact({ followUp: true })).id, 31);
  const replied = await card("interviewing");
  await rest(replied.id, 2);
  const repliedEarly = await card("interviewing");
  await rest(repliedEarly.id, 4);
  await rest((await card("interviewing")).id, 0.5);
  const found = (await suggestions()).map(({ subjectId }) => subjectId.split(" ").slice(0, 2).join(" "));
  expect(found.toSorted()).toEqual(
    [
      `follow_up ${silent.id}`,
      `thanks ${held.id}`,
      `offer_deadline ${offer.id}`,
      `posting_closes ${saved.id}`,
      `reply ${replied.id}`,
      `reply_again ${repliedEarly.id}`,
      `keep_in_touch ${dormant.id}`,
    ].toSorted(),
  );
});

test("a suggestion becomes one task, however many tabs accept it, and undoing brings it back", async () => {
  const { api, person, cookie, suggestions } = await seeker();
  const closingDate = inDays(1).slice(0, 10);
  const { id: applicationId } = await makeApplication(api, person.boardId, { closingDate });
  const [suggestion] = await suggestions();
  if (!suggestion) throw new Error("nothing was suggested");
  const { subjectId, occasion } = suggestion;
  const task = { text: "Apply", due: closingDate, timeZone: "UTC", applicationId };
  const takeOn = () => callPage(cookie, "today.take_on", { subjectId, occasion, task });
  const responses = await Promise.all([takeOn(), takeOn(), takeOn()]);
  const made = responses.flatMap(({ data }) => (data as { taskId: string | null }).taskId ?? []);
  expect(made).toHaveLength(1);
  expect(await tasksOf(api)).toMatchObject([{ id: made[0], text: "Apply", due: closingDate, applicationId }]);
  expect(await suggestions()).toEqual([]);
  await callPage(cookie, "today.set_mark", { kind: "suggestion", subjectId, occasion, mark: null });
  expect(await suggestions()).toEqual([suggestion]);
  const listed = { id: subjectId, rule: "posting_closes", occasion, applicationId };
  expect((await api.ok("tasks.list_suggestions", {})).data).toMatchObject([listed]);
  await api.ok("tasks.settle_suggestion", { id: subjectId, occasion });
  expect((await api.ok("tasks.list_suggestions", {})).data).toEqual([]);
});

test("an employer's email is to be answered until an interaction or an interview follows it, and names its sender", async () => {
  const { api, person, suggestions, meet } = await seeker();
  const { id: applicationId } = await makeApplication(api, person.boardId, { status: "applied" });
  const mail = (kind: string, days: number) =>
    prisma.inboundEmail.create({
      data: {
        ...{ id: newId("inboundEmail"), accountId: person.accountId, applicationId, kind, state: "accepted" },
        ...{ confidence: "high", reasons: [], fromName: "Dana", fromAddress: "dana@fern.example" },
        ...{ subject: "A few questions", excerpt: "", authentication: {}, messageDigest: randomUUID() },
        createdAt: inDays(-days),
      },
    });
  await mail("confirmation", 2);
  expect(await suggestions()).toEqual([]);
  await mail("question", 2);
  const input = { email: "dana@fern.example", note: "A few questions", applicationId };
  expect(await suggestions()).toMatchObject([input]);
  const { id: contactId } = await api.ok("contacts.create", {
    name: "Dana",
    applicationIds: [applicationId],
  });
  await meet(contactId, 3);
  expect(await suggestions()).toHaveLength(1);
  await meet(contactId, 1);
  expect(await suggestions()).toEqual([]);
  await prisma.interaction.deleteMany({ where: { accountId: person.accountId } });
  expect(await suggestions()).toHaveLength(1);
  await api.ok("interviews.create", { applicationId, scheduledAt: inDays(3) });
  expect(await suggestions()).toEqual([]);
});

test("each full period of a contact's rhythm is one occasion, and a dismissed one leaves the next", async () => {
  const { api, cookie, suggestions, meet } = await seeker();
  const { id } = await api.ok("contacts.create", { name: "Ada" });
  await api.ok("contacts.update", { contactId: id, keepInTouchDays: 10 });
  await meet(id, 25);
  const [second] = await suggestions();
  expect(second).toMatchObject({ title: "Ada", contactId: id, applicationId: null });
  expect(Date.now() - Date.parse(second?.occasion ?? "")).toBeGreaterThan(5 * DAY_MS - HOUR_MS);
  const mark = { kind: "suggestion", subjectId: second?.subjectId, occasion: second?.occasion };
  await callPage(cookie, "today.set_mark", { ...mark, mark: { until: null } });
  expect(await suggestions()).toEqual([]);
  await prisma.interaction.updateMany({ where: { contactId: id }, data: { interactionTime: inDays(-31) } });
  expect(await suggestions()).toHaveLength(1);
  await meet(id, 1);
  expect(await suggestions()).toEqual([]);
});

test("a rule counts the days that the person chose, and suggests nothing while it is off", async () => {
  const { api, person, suggestions, rest } = await seeker();
  const { id } = await makeApplication(api, person.boardId, { status: "applied" });
  await rest(id, 4);
  const set = (change: object) => api.ok("tasks.update_suggestion_rule", { rule: "follow_up", ...change });
  expect(await suggestions()).toEqual([]);
  expect(await set({ days: 3 })).toEqual({
    ...{ rule: "follow_up", isOn: true, days: 3, defaultDays: 7, mostDays: 13 },
  });
  expect(await suggestions()).toHaveLength(1);
  await set({ isOn: false });
  expect(await suggestions()).toEqual([]);
  expect(await set({ isOn: true })).toMatchObject({ isOn: true, days: 3 });
  expect(await suggestions()).toHaveLength(1);
  expect(await set({ days: null })).toMatchObject({ days: 7 });
  expect(await suggestions()).toEqual([]);
  const { data } = await api.ok("tasks.list_suggestion_rules", {});
  expect(data.map(({ rule }) => rule)).toEqual(Object.keys(SUGGESTION_RULES));
  for (const wrong of [
    { rule: "follow_up", days: 14 },
    { rule: "keep_in_touch", days: 7 },
    { rule: "follow_up", days: 0 },
  ]) {
    await api.rejected("tasks.update_suggestion_rule", wrong, "validation_failed");
  }
});

test("after any moves, marks, dates, rules, and undos, an occasion is suggested at most once, and never without its reason", async () => {
  const steps = fc.array(
    fc.constantFrom("move", "back", "mark", "unmark", "take", "redate", "off", "on", "days"),
    { minLength: 6, maxLength: 14 },
  );
  await fc.assert(
    fc.asyncProperty(steps, async (drawn) => {
      const { api, person, cookie, suggestions } = await seeker();
      const dates = [inDays(1).slice(0, 10), inDays(0.5).slice(0, 10), inDays(2).slice(0, 10)];
      const { id: applicationId } = await makeApplication(api, person.boardId, { closingDate: dates[0] });
      const rule = "posting_closes";
      const handled = new Set<string>();
      let last: { subjectId: string; occasion: string } | undefined;
      const setRule = (change: object) => api.ok("tasks.update_suggestion_rule", { rule, ...change });
      for (const [index, step] of drawn.entries()) {
        const [shown] = await suggestions();
        if (shown) last = { subjectId: shown.subjectId, occasion: shown.occasion };
        if (step === "move") await api.ok("applications.move", { applicationId, status: "applied" });
        if (step === "back") await api.ok("applications.move", { applicationId, status: "saved" });
        if (step === "redate") {
          await api.ok("applications.update", { applicationId, closingDate: dates[index % dates.length] });
        }
        if (step === "off" || step === "on") await setRule({ isOn: step === "on" });
        if (step === "days") await setRule({ days: (index % 3) + 1 });
        if (step === "mark" && last) {
          await callPage(cookie, "today.set_mark", { kind: "suggestion", ...last, mark: { until: null } });
          handled.add(last.occasion);
        }
        if (step === "unmark" && last) {
          await callPage(cookie, "today.set_mark", { kind: "suggestion", ...last, mark: null });
          handled.delete(last.occasion);
        }
        if (step === "take" && last) {
          const task = { text: "Apply", due: last.occasion.slice(0, 10), timeZone: "UTC", applicationId };
          const both = [1, 2].map(() => callPage(cookie, "today.take_on", { ...last, task }));
          const made = (await Promise.all(both)).filter(({ data }) => (data as { taskId: unknown }).taskId);
          expect(made.length).toBe(handled.has(last.occasion) ? 0 : 1);
          handled.add(last.occasion);
        }
        const found = await suggestions();
        const { status, closingDate } = await api.ok("applications.get", { applicationId });
        const { data } = await api.ok("tasks.list_suggestion_rules", {});
        expect(found.length).toBeLessThanOrEqual(1);
        for (const { occasion } of found) {
          expect(handled).not.toContain(occasion);
          expect(SUGGESTION_RULES[rule].statuses).toContain(status);
          expect(occasion).toBe(closingDate);
          expect(data.find((entry) => entry.rule === rule)?.isOn).toBe(true);
        }
      }
    }),
    { numRuns: 8, endOnFailure: true },
  );
});

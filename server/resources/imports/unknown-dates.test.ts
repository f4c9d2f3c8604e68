import { expect, test } from "vitest";
import type { BoardCard } from "#server/resources/boards/contract.ts";
import type { Today } from "#server/resources/today/contract.ts";
import { makeCaller, signIn } from "#server/testing/actors.ts";
import { callPage } from "#server/testing/pages.ts";

test("a date missing from the file stays unknown in medians, weeks, and Today until the card is moved", async () => {
  const { person, api } = await makeCaller();
  const { boardId } = person;
  const cookie = await signIn(person);
  const rows = [
    { title: "Cook", company: "A", status: "offer", applicationDate: "2026-03-01" },
    { title: "Baker", company: "B", status: "applied" },
    { title: "Pilot", company: "C", status: "interviewing" },
  ];
  const { rows: verdicts } = await api.ok("imports.create", { boardId, rows });
  const ids = verdicts.map(({ applicationId }) => applicationId ?? "");
  const [cook = "", baker = ""] = ids;

  const { data: periods } = await api.ok("applications.get_status_history", { applicationId: cook });
  expect(periods.map(({ status, isDateKnown }) => [status, isDateKnown])).toEqual([
    ["offer", false],
    ["applied", true],
  ]);
  for (const applicationId of ids) {
    expect((await api.ok("applications.get", { applicationId })).statusChangedAt).toBeNull();
  }
  const view = (await callPage(cookie, "boards.get_view", { boardId })).data as { cards: BoardCard[] };
  expect(view.cards.map(({ statusSince }) => statusSince)).toEqual([null, null, null]);

  const { items } = (await callPage(cookie, "today.get", {})).data as Today;
  expect(items.map(({ kind, subjectId, isDateKnown }) => [kind, subjectId, isDateKnown])).toEqual([
    ["offer", cook, false],
  ]);

  await api.ok("applications.move", { applicationId: cook, status: "accepted" });
  await api.ok("applications.move", { applicationId: baker, status: "rejected" });
  const { medianDays, applicationsPerWeek, rates } = await api.ok("insights.get", { boardId });
  expect(medianDays.map(({ n }) => n)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  expect(applicationsPerWeek.map(({ count }) => count)).toEqual(Array.from({ length: 12 }, () => 0));
  expect(rates.response).toMatchObject({ count: 3, n: 3 });
  const { statusChangedAt } = await api.ok("applications.get", { applicationId: cook });
  expect(statusChangedAt).not.toBeNull();
});

import { describe, expect, test } from "vitest";
import { makeCaller } from "#server/testing/actors.ts";
import { expectSoundBoard } from "#server/testing/invariants.ts";

const row = {
  title: "Data Engineer",
  company: "Acme",
  applicationLink: "https://jobs.example/1?utm_source=mail",
};

test("a dry run reports what would happen, and changes nothing", async () => {
  const { person, api } = await makeCaller();
  const rows = [row, { title: "Nobody" }, { ...row, title: "Again" }];
  const { counts, rows: verdicts } = await api.ok("imports.create", {
    boardId: person.boardId,
    rows,
    dryRun: true,
  });
  expect(counts).toEqual({ created: 1, updated: 0, duplicate: 1, failed: 1 });
  expect(verdicts.map(({ verdict, applicationId }) => [verdict, applicationId])).toEqual([
    ["created", null],
    ["failed", null],
    ["duplicate", null],
  ]);
  expect((await api.ok("applications.list", { boardId: person.boardId })).data).toEqual([]);
});

describe("a row is a duplicate", () => {
  test.each([
    [
      "by its link without tracking",
      { ...row, title: "Other", applicationLink: "http://www.jobs.example/1/?fbclid=x" },
    ],
    ["by title and company without legal form", { title: "data  engineer", company: "ACME Inc." }],
  ])("%s", async (_why, again) => {
    const { person, api } = await makeCaller();
    const call = (rows: object[], onDuplicate: "skip" | "create" | "update") =>
      api.ok("imports.create", { boardId: person.boardId, rows, onDuplicate });
    const first = await call([row], "skip");
    const applicationId = first.rows[0]?.applicationId ?? "";
    expect((await call([again], "skip")).rows).toMatchObject([{ verdict: "duplicate", applicationId }]);
    expect((await call([{ ...again, status: "offer", notes: "Called" }], "update")).rows).toMatchObject([
      { verdict: "updated", applicationId },
    ]);
    expect(await api.ok("applications.get", { applicationId })).toMatchObject({
      status: "offer",
      notes: "Called",
    });
    expect((await call([again], "create")).counts.created).toBe(1);
    expect((await api.ok("applications.list", { boardId: person.boardId })).data).toHaveLength(2);
  });
});

test("of several rows for one card, the last one with a status decides its column", async () => {
  const { person, api } = await makeCaller();
  const update = async (...statuses: (string | undefined)[]) => {
    const rows = statuses.map((status) => ({ ...row, ...(status ? { status } : {}) }));
    const call = { boardId: person.boardId, rows, onDuplicate: "update" as const };
    const { rows: verdicts } = await api.ok("imports.create", call);
    return (await api.ok("applications.get", { applicationId: verdicts[0]?.applicationId ?? "" })).status;
  };
  expect(await update("saved")).toBe("saved");
  expect(await update("applied", undefined)).toBe("applied");
  expect(await update("offer", "applied")).toBe("applied");
  expect(await update("applied", "offer", undefined)).toBe("offer");
});

test("failed rows report their errors by column, and don't stop the others", async () => {
  const { person, api } = await makeCaller();
  const rows = [
    { title: "", company: "Acme", applicationDate: "20/11/2026", payAmount: "much" },
    { title: "Fits", company: "Acme", salaryRangeMin: 5, salaryRangeMax: "4" },
    { title: "Fits", company: "Acme", status: "applied", applicationDate: "2026-11-20", payAmount: "1200.5" },
  ];
  const { rows: verdicts } = await api.ok("imports.create", { boardId: person.boardId, rows });
  expect(verdicts[0]?.issues.map(({ column }) => column)).toEqual(["applicationDate", "payAmount", "title"]);
  expect(verdicts[1]?.issues.map(({ column }) => column)).toEqual(["salaryRangeMin"]);
  const applicationId = verdicts[2]?.applicationId ?? "";
  expect(await api.ok("applications.get", { applicationId })).toMatchObject({
    status: "applied",
    applicationDate: "2026-11-20T00:00:00.000Z",
    creationMethod: "csv_import",
    job: { compensation: { payAmount: 1200.5 } },
  });
});

test("a number is accepted as text, but a boolean isn't", async () => {
  const { person, api } = await makeCaller();
  const { boardId } = person;
  const rows = [
    { title: 2048, company: 37, postalCode: 10115, payAmount: "12.5" },
    { title: "Fits", company: "Acme", notes: true, workMode: 5 },
  ];
  const { rows: verdicts } = await api.ok("imports.create", { boardId, rows });
  expect(verdicts).toMatchObject([
    { verdict: "created" },
    {
      verdict: "failed",
      issues: [
        { column: "notes", message: "Must be text." },
        { column: "workMode", message: expect.stringMatching("remote") },
      ],
    },
  ]);
  const [card] = (await api.ok("applications.list", { boardId })).data;
  expect(card).toMatchObject({
    job: { title: "2048", location: { postalCode: "10115" }, compensation: { payAmount: 12.5 } },
    company: { name: "37" },
  });
});

test("five hundred rows become cards in the same order", async () => {
  const { person, api } = await makeCaller();
  const rows = Array.from({ length: 500 }, (_, index) => ({
    title: `Job ${index}`,
    company: `Company ${index % 40}`,
  }));
  const { counts, rows: verdicts } = await api.ok("imports.create", { boardId: person.boardId, rows });
  expect(counts.created).toBe(500);
  const { columns } = await api.ok("boards.get", { boardId: person.boardId });
  expect(columns.saved).toEqual(verdicts.map(({ applicationId }) => applicationId));
});

test("a card has been in its column since its row's application date, but never since a future date", async () => {
  const { person, api } = await makeCaller();
  const rows = [
    { title: "Cook", company: "A", status: "applied", applicationDate: "2026-09-01" },
    { title: "Baker", company: "B", status: "rejected", applicationDate: "2026-09-01" },
    { title: "Pilot", company: "C", status: "applied", applicationDate: "2126-09-01" },
    { title: "Nurse", company: "D", status: "saved", applicationDate: "2026-09-01" },
  ];
  const before = Date.now();
  const { rows: verdicts } = await api.ok("imports.create", { boardId: person.boardId, rows });
  const histories = await Promise.all(
    verdicts.map(async ({ applicationId }) =>
      (
        await api.ok("applications.get_status_history", { applicationId: applicationId ?? "" })
      ).data.toReversed(),
    ),
  );
  const after = Date.now();
  const nowOr = (at = "") => (before <= Date.parse(at) && Date.parse(at) <= after ? "now" : at.slice(0, 10));
  const days = (periods: (typeof histories)[number] = []) =>
    periods.map(({ status, enteredAt }) => `${status} ${nowOr(enteredAt)}`);
  expect(days(histories[0])).toEqual(["applied 2026-09-01"]);
  expect(days(histories[1])).toEqual(["applied 2026-09-01", "rejected now"]);
  expect(histories[1]?.map(({ isDateKnown }) => isDateKnown)).toEqual([true, false]);
  for (const periods of histories.slice(2)) {
    expect(periods).toHaveLength(1);
    expect(nowOr(periods[0]?.enteredAt)).toBe("now");
  }
  await expectSoundBoard(api, person.boardId);
  // A rejection without a date says nothing about how long a response took.
  const { medianDays } = await api.ok("insights.get", { boardId: person.boardId });
  expect(medianDays.find(({ status }) => status === "applied")).toMatchObject({ medianDays: null, n: 0 });
});

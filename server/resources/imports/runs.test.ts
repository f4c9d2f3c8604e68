import { expect, test } from "vitest";
import { draftsOf } from "#components/import/model/drafts.ts";
import { guessMapping } from "#components/import/model/mapping.ts";
import { readFile } from "#components/import/reader/read-file.ts";
import { DAY_MS } from "#domain/time.ts";
import { newId } from "#server/core/ids.ts";
import { makeCaller, type Person, signIn } from "#server/testing/actors.ts";
import { holdLock } from "#server/testing/blocking.ts";
import { makeApplication, makeBoard } from "#server/testing/factories.ts";
import { expectSoundBoard } from "#server/testing/invariants.ts";
import { pagesOf } from "#server/testing/pages.ts";
import type { Rest } from "#server/testing/rest.ts";
import { pageCaller } from "#server/transports/page-caller.ts";
import type { PageRow } from "./contract.ts";

type How = { number?: number; onDuplicate?: "skip" | "create" | "update" };

/** Runs an import as the page does. */
function importOf(person: Person, importId = newId("import")) {
  const { boardId } = person;
  const imports = async () => (await pagesOf(person)).imports;
  return {
    batch: async (rows: PageRow[], { number = 0, onDuplicate = "skip" }: How = {}) =>
      (await imports()).run({ importId, boardId, fileName: "jobs.csv", number, rows, onDuplicate }),
    undo: async () => (await imports()).undo({ importId, boardId }),
  };
}

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ title: `Job ${index}`, company: `Company ${index % 7}` }));

test("a batch that is sent again returns the same response, and creates nothing twice", async () => {
  const { person, api } = await makeCaller();
  const run = importOf(person);
  const rows = rowsOf(10);
  const [first, again] = await Promise.all([
    run.batch(rows, { onDuplicate: "create" }),
    run.batch(rows, { onDuplicate: "create" }),
  ]);
  expect(again).toEqual(first);
  expect((await api.ok("applications.list", { boardId: person.boardId })).data).toHaveLength(10);
});

test("an undo reverts cards, changes, and companies, and keeps what was changed since", async () => {
  const { person, api } = await makeCaller();
  const { boardId } = person;
  const company = { name: "Acme" };
  const cook = await makeApplication(api, boardId, { company, job: { title: "Cook" }, notes: "Mine" });
  const run = importOf(person);
  const verdicts = await run.batch(
    [
      { title: "cook", company: "Acme Inc.", status: "offer", notes: "Theirs", city: "Berlin", payAmount: 5 },
      { title: "Baker", company: "Flour" },
      { title: "Pilot", company: "Skyways" },
      { title: "Nurse", company: "Ward" },
    ],
    { onDuplicate: "update" },
  );
  expect(verdicts.map(({ verdict }) => verdict)).toEqual(["updated", "created", "created", "created"]);
  const [, , pilot, nurse] = verdicts.map(({ applicationId }) => applicationId ?? "");
  await api.ok("applications.update", { applicationId: pilot ?? "", notes: "Called" });
  await api.ok("interviews.create", {
    applicationId: nurse ?? "",
    type: "video",
    scheduledAt: "2026-12-01T09:00:00Z",
    timeZone: "UTC",
  });
  expect(await run.undo()).toEqual({ deleted: 1, restored: 1, kept: 2, left: 0 });
  expect(await run.undo()).toEqual({ deleted: 1, restored: 1, kept: 2, left: 0 });
  const restored = await api.ok("applications.get", { applicationId: cook.id });
  expect(restored).toMatchObject({ status: "saved", notes: "Mine", job: cook.job, company: cook.company });
  const { data } = await api.ok("applications.list", { boardId });
  expect(data.map(({ job }) => job.title).sort()).toEqual(["Cook", "Nurse", "Pilot"]);
  const companies = await api.ok("companies.list", {});
  expect(companies.data.map(({ name }) => name).sort()).toEqual(["Acme", "Skyways", "Ward"]);
  await expectSoundBoard(api, boardId);
  await expect(run.batch(rowsOf(1), { number: 1 })).rejects.toMatchObject({
    cause: { code: "validation_failed" },
  });
});

test("an undo deletes a card that one batch created and the next one updated", async () => {
  const { person, api } = await makeCaller();
  const run = importOf(person);
  await run.batch(rowsOf(2));
  await run.batch([{ title: "Job 1", company: "Company 1", status: "applied" }], {
    number: 1,
    onDuplicate: "update",
  });
  expect(await run.undo()).toEqual({ deleted: 2, restored: 0, kept: 0, left: 0 });
  expect((await api.ok("applications.list", { boardId: person.boardId })).data).toEqual([]);
});

test("all imports to a board are listed, the latest first, and the oldest can still be undone", async () => {
  const { person } = await makeCaller();
  const { boardId } = person;
  const oldest = newId("import");
  for (let number = 0; number < 7; number += 1) {
    const run = importOf(person, number === 0 ? oldest : undefined);
    await run.batch(rowsOf(2), { onDuplicate: "create" });
  }
  const { imports } = await pagesOf(person);
  const first = await imports.listPast({ boardId, limit: 5 });
  const rest = await imports.listPast({ boardId, limit: 5, cursor: first.nextCursor ?? "" });
  expect([first.data.length, rest.data.length, rest.nextCursor]).toEqual([5, 2, null]);
  expect(rest.data[1]).toMatchObject({ id: oldest, created: 2, updated: 0, undone: null });
  expect(await importOf(person, oldest).undo()).toEqual({ deleted: 2, restored: 0, kept: 0, left: 0 });
});

test("no one can continue or undo someone else's import", async () => {
  const [{ person, api }, { person: other, api: otherApi }] = [await makeCaller(), await makeCaller()];
  const importId = newId("import");
  await importOf(person, importId).batch(rowsOf(1));
  await expect(importOf(other, importId).undo()).rejects.toMatchObject({
    cause: { code: "not_found" },
  });
  const cardsOf = async (api: Rest, { boardId }: Person) =>
    (await api.ok("applications.list", { boardId })).data.length;
  // If two accounts choose the same id, each has a separate import.
  await importOf(other, importId).batch(rowsOf(2), { number: 1 });
  expect(await importOf(other, importId).undo()).toMatchObject({ deleted: 2 });
  expect([await cardsOf(api, person), await cardsOf(otherApi, other)]).toEqual([1, 0]);
});

test("an undo keeps an imported company that another card uses by then", async () => {
  const { person, api } = await makeCaller();
  const run = importOf(person);
  await run.batch([{ title: "Baker", company: "Flour" }]);
  const [company] = (await api.ok("companies.list", {})).data;
  // On another board, so that only the company makes one import wait for the other.
  const { id: boardId } = await makeBoard(api, "Other");
  const card = await holdLock(
    `INSERT INTO applications (id, account_id, board_id, company_id, status, rank, creation_method, job_title)
     VALUES ($1, $2, $3, $4, 'saved', 'zz1', 'api', 'Miller')`,
    [newId("application"), person.accountId, boardId, company?.id ?? ""],
  );
  const undone = run.undo();
  await card.waiters();
  await card.commit();
  expect(await undone).toMatchObject({ deleted: 1, kept: 0 });
  const { data } = await api.ok("applications.list", { boardId });
  expect(data.map((left) => [left.job.title, left.company.name])).toEqual([["Miller", "Flour"]]);
});

const AHEAD = new Date(Date.now() + 30 * DAY_MS).toISOString();
const READ = {
  title: "Cook",
  company: "Acme",
  status: "interviewing",
  applicationDate: "2026-09-01",
  related: {
    savedAt: "2026-08-20",
    statusSince: "2026-09-10",
    contacts: [
      { name: "Nadia Brooks", email: "nadia@acme.example", phone: "+1 555" },
      { email: "sam@acme.example" },
      { name: "Robin", email: "no address" },
    ],
    interviews: [
      {
        scheduledAt: AHEAD,
        type: "video" as const,
        timeZone: "Europe/Berlin",
        notes: "Bring a knife",
      },
    ],
  },
};

test("a row's contacts and interviews are imported once with its card, and invalid ones go into the notes", async () => {
  const { person, api } = await makeCaller();
  const run = importOf(person);
  await api.ok("contacts.create", { name: "Nadia", email: "NADIA@acme.example" });
  const [first] = await run.batch([
    READ,
    { ...READ, title: "Baker", related: { contacts: [{ name: "Robin" }] } },
  ]);
  const applicationId = first?.applicationId ?? "";
  const { data: contacts } = await api.ok("contacts.list", {});
  expect(contacts.map(({ name, email, companyName }) => [name, email, companyName])).toEqual([
    ["Nadia", "NADIA@acme.example", null],
    ["Robin", null, "Acme"],
    ["sam@acme.example", "sam@acme.example", "Acme"],
  ]);
  expect(contacts.map(({ applicationIds }) => applicationIds.length)).toEqual([1, 2, 1]);
  const { data: interviews } = await api.ok("interviews.list", { applicationId });
  expect(interviews).toMatchObject([
    {
      scheduledAt: AHEAD,
      type: "video",
      notes: "Bring a knife",
      timeZone: "Europe/Berlin",
    },
  ]);
  expect((await api.ok("applications.get", { applicationId })).notes).toBe("no address");
  // Importing the same file again adds no contact and no interview.
  await run.batch([READ], { number: 1, onDuplicate: "update" });
  expect((await api.ok("contacts.list", {})).data).toHaveLength(3);
  expect((await api.ok("interviews.list", { applicationId })).data).toHaveLength(1);
});

test("an undo removes contacts, links, and interviews, except for people from before or contacted since", async () => {
  const { person, api } = await makeCaller();
  const { boardId } = person;
  const company = { name: "Acme" };
  const cook = await makeApplication(api, boardId, { company, job: { title: "Cook" } });
  const nadia = await api.ok("contacts.create", { name: "Nadia Brooks", email: "nadia@acme.example" });
  const run = importOf(person);
  const kept = { title: "Baker", company: "Acme", related: { contacts: [{ name: "Kim" }] } };
  await run.batch([READ, kept], { onDuplicate: "update" });
  const contacts = await api.ok("contacts.list", {});
  const robin = contacts.data.find(({ name }) => name === "Robin");
  await api.ok("interactions.create", {
    contactId: robin?.id ?? "",
    type: "call",
    interactionTime: "2026-11-01T09:00:00Z",
  });
  expect(await run.undo()).toEqual({ deleted: 1, restored: 1, kept: 0, left: 0 });
  const left = await api.ok("contacts.list", {});
  expect(left.data.map(({ id, applicationIds }) => [id, applicationIds])).toEqual([
    [nadia.id, []],
    [robin?.id, []],
  ]);
  expect((await api.ok("interviews.list", { applicationId: cook.id })).data).toEqual([]);
  await expectSoundBoard(api, boardId);
});

test("an imported card has its file's dates on the board and in its history, and Today finds it quiet", async () => {
  const { person, api } = await makeCaller();
  const [card] = await importOf(person).batch([READ, { title: "Pilot", company: "Sky", status: "saved" }]);
  const applicationId = card?.applicationId ?? "";
  const { data } = await api.ok("applications.get_status_history", { applicationId });
  expect(data.map(({ status, enteredAt }) => [status, enteredAt.slice(0, 10)])).toEqual([
    ["interviewing", "2026-09-10"],
    ["applied", "2026-09-01"],
    ["saved", "2026-08-20"],
  ]);
  expect(await api.ok("applications.get", { applicationId })).toMatchObject({
    createdAt: "2026-08-20T00:00:00.000Z",
    statusChangedAt: "2026-09-10T00:00:00.000Z",
  });
  await expectSoundBoard(api, person.boardId);
  const page = (await pageCaller(await signIn(person))) ?? expect.fail("no one is signed in");
  const quiet = async () => (await page.call.today.get({})).items.filter(({ kind }) => kind === "quiet");
  await importOf(person).batch([
    { title: "Nurse", company: "Ward", status: "applied", applicationDate: "2026-09-01" },
  ]);
  expect((await quiet()).map(({ title, occasion }) => [title, occasion])).toEqual([
    ["Nurse", "2026-09-01T00:00:00.000Z"],
  ]);
  const nurse = (await quiet())[0]?.subjectId ?? "";
  await api.ok("applications.update", { applicationId: nurse, notes: "Called them" });
  expect(await quiet()).toEqual([]);
});

test("importing a file of career-ops again changes nothing, even after its cards moved", async () => {
  const { person, api } = await makeCaller();
  const { boardId } = person;
  const file = `| # | Date | Company | Role | Score | Status | PDF | Report | Notes |
|---|------|---------|------|-------|--------|-----|--------|-------|
| 1 | 2026-02-20 | Acme | Cook | 4.2/5 | Evaluated | ✅ | [001](../reports/001.md) | Near |
| 2 | 2026-02-21 | Bolt | Pilot | 3.9/5 | Applied | ❌ | [002](../reports/002.md) | |
| 3 | 2026-02-22 | Acme Inc. | cook | 4.0/5 | Evaluated | ✅ | [003](../reports/003.md) | Again |`;
  const rowsOfFile = async () => {
    const [table] = await readFile("applications.md", new TextEncoder().encode(file));
    const whole = table ?? expect.fail("no table");
    return draftsOf(whole, guessMapping(whole, "applications.md", "day")).map(({ row }) => row);
  };
  const first = await importOf(person).batch(await rowsOfFile());
  expect(first.map(({ verdict }) => verdict)).toEqual(["created", "created", "duplicate"]);
  const [cook = ""] = first.map(({ applicationId }) => applicationId ?? "");
  await api.ok("applications.move", {
    applicationId: cook,
    status: "interviewing",
    position: { first: true },
  });
  const before = await api.ok("applications.list", { boardId });
  const again = await importOf(person).batch(await rowsOfFile());
  expect(again.map(({ verdict }) => verdict)).toEqual(["duplicate", "duplicate", "duplicate"]);
  expect(await api.ok("applications.list", { boardId })).toEqual(before);
});

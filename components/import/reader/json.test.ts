import { expect, test } from "vitest";
import { guessMapping } from "../model/mapping.ts";
import { readJson } from "./json.ts";

const read = (file: unknown) => readJson("jobs.json", JSON.stringify(file));
/** Returns the cells of a table's first row by heading. */
const firstOf = ({ headings, rows }: ReturnType<typeof read>) =>
  Object.fromEntries(headings.map((heading, column) => [heading, rows[0]?.[column]]));

const trello = {
  name: "Job hunt",
  lists: [
    { id: "l1", name: "Applied", closed: false },
    { id: "l2", name: "Interview", closed: false },
  ],
  members: [{ id: "m1", fullName: "Sam Smith" }],
  checklists: [
    {
      id: "k1",
      idCard: "66f000000000000000000001",
      name: "Prepare",
      checkItems: [{ name: "Call", state: "complete" }],
    },
  ],
  customFields: [{ id: "f1", name: "Salary", type: "text" }],
  cards: [
    {
      id: "66f000000000000000000001",
      name: "Acme - Data Engineer",
      desc: "Referred by Sam",
      idList: "l2",
      idMembers: ["m1"],
      closed: false,
      due: "2026-10-09T08:00:00.000Z",
      labels: [{ name: "Remote", color: "green" }],
      attachments: [{ url: "https://jobs.example/1" }],
      shortUrl: "https://trello.com/c/1",
      dateLastActivity: "2026-09-01T08:00:00.000Z",
      customFieldItems: [{ idCustomField: "f1", value: { text: "$120k" } }],
    },
  ],
  actions: [
    {
      type: "commentCard",
      date: "2026-09-02T08:00:00.000Z",
      data: { card: { id: "66f000000000000000000001" }, text: "They called" },
      memberCreator: { fullName: "Sam Smith" },
    },
    {
      type: "updateCard",
      date: "2026-09-01T08:00:00.000Z",
      data: {
        card: { id: "66f000000000000000000001" },
        listBefore: { name: "Applied" },
        listAfter: { name: "Interview" },
      },
    },
    {
      type: "createCard",
      date: "2026-08-20T08:00:00.000Z",
      data: { card: { id: "66f000000000000000000001" }, list: { name: "Applied" } },
    },
  ],
};

test("of Trello cards with one ID, the first has its comments and checklists, instead of each card all of them", () => {
  const { rows, related } = read({ ...trello, cards: [...trello.cards, ...trello.cards] });
  expect(rows.map((row) => row.includes("Prepare\n[x] Call"))).toEqual([true, false]);
  expect(related?.map(({ notes, periods }) => [notes.length, periods.length])).toEqual([
    [1, 2],
    [0, 0],
  ]);
});

test("a Trello board's lists become statuses, its moves history, and comments, checklists, and custom fields are kept", () => {
  const table = read(trello);
  expect(guessMapping(table, "board.json", "month").formatId).toBe("trello");
  expect(firstOf(table)).toMatchObject({
    "Card Name": "Acme - Data Engineer",
    "List Name": "Interview",
    "Attachment Links": "https://jobs.example/1",
    Archived: "false",
    "Date Created": "2024-09-22T11:31:12.000Z",
    Members: "Sam Smith",
    Checklists: "Prepare\n[x] Call",
    Salary: "$120k",
  });
  expect(table.related?.[0]).toMatchObject({
    periods: [
      { word: "Applied", at: "2026-08-20T08:00:00.000Z" },
      { word: "Interview", at: "2026-09-01T08:00:00.000Z" },
    ],
    notes: ["2026-09-02, Sam Smith: They called"],
  });
});

test("in any board, each card gets the name of its list", () => {
  const table = read({
    board: "Mine",
    columns: [
      { title: "Wishlist", cards: [{ position: "Cook", employer: "Acme" }] },
      { title: "Applied", cards: [{ position: "Baker", employer: "Flour", tags: ["a", "b"] }] },
    ],
  });
  expect(table.rows).toHaveLength(2);
  expect(firstOf(table)).toMatchObject({ position: "Cook", employer: "Acme", "column title": "Wishlist" });
  expect(guessMapping(table, "x.json", "month").statuses).toEqual({ Wishlist: "saved", Applied: "applied" });
});

test("lists keyed by stage and records keyed by ID become tables", () => {
  const byStage = read({
    applied: [{ title: "Cook", company: "A" }],
    rejected: [{ title: "Pilot", company: "B" }],
  });
  expect(firstOf(byStage)).toEqual({ title: "Cook", company: "A", status: "applied" });
  const byId = read({ jobs: { j1: { title: "Cook", company: "A" }, j2: { title: "Pilot", company: "B" } } });
  expect(byId.rows).toEqual([
    ["Cook", "A"],
    ["Pilot", "B"],
  ]);
});

test("nested objects become columns named by their path, and are matched by their words", () => {
  const table = read({
    data: [
      {
        job: { title: "Cook", location: { city: "Berlin" }, salary: { min: 40_000, currency: "EUR" } },
        company: { name: "Acme", website: "https://acme.example" },
        links: [{ label: "Posting", url: "https://x.example" }],
      },
    ],
  });
  expect(firstOf(table)).toEqual({
    "job title": "Cook",
    "job location city": "Berlin",
    "job salary min": "40000",
    "job salary currency": "EUR",
    "company name": "Acme",
    "company website": "https://acme.example",
    links: "Posting https://x.example",
  });
  expect(guessMapping(table, "x.json", "month").targets).toEqual([
    "title",
    "city",
    "salaryRangeMin",
    "currency",
    "company",
    "note",
    "applicationLink",
  ]);
});

test("one JSON object per line is read as a list", () => {
  expect(
    readJson("jobs.jsonl", '{"title":"Cook","company":"A"}\n{"title":"Pilot","company":"B"}\n').rows,
  ).toHaveLength(2);
  expect(() => readJson("jobs.json", '{"title":"Cook"}\nnot json')).toThrow("notJson");
});

import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { draftsOf } from "../model/drafts.ts";
import { guessMapping } from "../model/mapping.ts";
import { readFile } from "./read-file.ts";

const json = (value: unknown) => strToU8(JSON.stringify(value));

test("Offerlane's full download provides each board's cards with their histories, contacts, and interviews", async () => {
  const zip = zipSync({
    "companies.json": json([{ id: "cmp_1", name: "Acme", website: "https://acme.example", size: null }]),
    "interactions.json": json([
      {
        id: "int_1",
        contactId: "con_2",
        type: "email",
        interactionTime: "2026-08-02T08:00:00.000Z",
        notes: null,
      },
    ]),
    "boards/1 Mine/applications.json": json([
      {
        id: "app_1",
        status: "offer",
        statusChangedAt: "2026-09-01T08:00:00.000Z",
        notes: "'quoted",
        job: {
          title: "Cook",
          location: { city: "Berlin", country: null },
          compensation: {
            payAmount: 40_000,
            payFrequency: "annually",
            currency: "EUR",
            salaryRangeMin: null,
          },
        },
        company: { name: "Acme" },
        createdAt: "2026-08-01T08:00:00.000Z",
      },
    ]),
    "boards/1 Mine/status-history.json": json([
      { applicationId: "app_1", status: "offer", enteredAt: "2026-09-01T08:00:00.000Z", leftAt: null },
      {
        applicationId: "app_1",
        status: "saved",
        enteredAt: "2026-08-01T08:00:00.000Z",
        leftAt: "2026-09-01T08:00:00.000Z",
      },
    ]),
    "boards/1 Mine/applications.csv": strToU8("title,company\nCook,Acme\n"),
    "contacts.json": json([
      { name: "Nadia", email: "nadia@acme.example", applicationIds: ["app_1"] },
      { id: "con_2", name: "Else", companyName: "Bolt", notes: "Met at a fair.", applicationIds: [] },
    ]),
    "interviews.json": json([
      {
        applicationId: "app_1",
        scheduledAt: "2026-08-20T08:00:00.000Z",
        type: "video",
        outcome: "passed",
        feedback: "Good",
        durationMinutes: 45,
        timeZone: "Europe/Berlin",
      },
    ]),
  });
  const tables = await readFile("offerlane.zip", new Uint8Array(zip));
  expect(tables.map(({ name }) => name)).toEqual(["1 Mine"]);
  // People without a card, and their interactions, come back too.
  expect(tables[0]?.rest).toMatchObject({
    companies: [{ name: "Acme", website: "https://acme.example" }],
    people: [
      { row: { name: "Nadia", email: "nadia@acme.example" }, interactions: [] },
      {
        row: { name: "Else", company: "Bolt", notes: "Met at a fair." },
        interactions: [{ type: "email", interactionTime: "2026-08-02T08:00:00.000Z", notes: null }],
      },
    ],
  });
  const [draft] = tables.flatMap((table) => draftsOf(table, guessMapping(table, table.name, "month")));
  expect(draft?.row).toMatchObject({
    title: "Cook",
    status: "offer",
    notes: "'quoted",
    city: "Berlin",
    payAmount: 40_000,
    related: {
      history: [
        { status: "saved", at: "2026-08-01T08:00:00.000Z" },
        { status: "offer", at: "2026-09-01T08:00:00.000Z" },
      ],
      contacts: [{ name: "Nadia", email: "nadia@acme.example" }],
      interviews: [
        {
          type: "video",
          outcome: "passed",
          feedback: "Good",
          durationMinutes: 45,
          timeZone: "Europe/Berlin",
        },
      ],
    },
  });
});

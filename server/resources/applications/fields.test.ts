import { beforeEach, describe, expect, test } from "vitest";
import { makeCaller } from "#server/testing/actors.ts";
import type { Rest } from "#server/testing/rest.ts";

let api: Rest;
let boardId: string;
beforeEach(async () => {
  const caller = await makeCaller();
  api = caller.api;
  boardId = caller.person.boardId;
});

const minimal = () => ({ boardId, job: { title: "Nurse" }, company: { name: "Clinic" } });

describe("maximum lengths", () => {
  const at: Record<string, [object, number, (text: string) => object]> = {
    "job.title": [{}, 200, (title) => ({ job: { title } })],
    "job.description": [{}, 50_000, (description) => ({ job: { title: "x", description } })],
    notes: [{}, 50_000, (notes) => ({ notes })],
    source: [{}, 200, (source) => ({ source })],
    "company.name": [{}, 200, (name) => ({ company: { name } })],
    "job.location.street": [{}, 200, (street) => ({ job: { title: "x", location: { street } } })],
  };
  test.each(Object.keys(at))("%s accepts its maximum length and no more", async (field) => {
    const [, max, inputOf] = at[field] ?? [{}, 0, () => ({})];
    expect(
      (await api.send("applications.create", { ...minimal(), ...inputOf("x".repeat(max)) })).status,
    ).toBe(201);
    const problem = await api.rejected(
      "applications.create",
      { ...minimal(), ...inputOf("x".repeat(max + 1)) },
      "validation_failed",
    );
    expect(problem.issues?.[0]?.path.join(".")).toBe(field);
  });

  test("a link accepts 2,048 characters and no more", async () => {
    const applicationLink = "https://x.example/".padEnd(2_048, "y");
    expect((await api.ok("applications.create", { ...minimal(), applicationLink })).applicationLink).toBe(
      applicationLink,
    );
    const longer = { ...minimal(), applicationLink: `${applicationLink}y` };
    await api.rejected("applications.create", longer, "validation_failed");
  });
});

describe("texts", () => {
  const ODD = [
    "\u{1F469}\u200d\u{1F52C} science",
    "\u0645\u0647\u0646\u062f\u0633 \u200f(RTL)",
    "Robert'); DROP TABLE applications;--",
    "a\\b\"c'd`e$1$$%_",
    "<script>alert(1)</script>",
    "line\nbreak\ttab",
    "null",
    "\u202eoverride",
    "e\u0301 and \u00e9",
    "\u{10FFFF}",
  ];
  test.each(ODD)("%j is stored unchanged", async (text) => {
    const { id } = await api.ok("applications.create", {
      ...minimal(),
      job: { title: text },
      notes: text,
      company: { name: text },
    });
    const card = await api.ok("applications.get", { applicationId: id });
    expect([card.job.title, card.notes, card.company.name]).toEqual([text, text, text]);
  });

  test.each(["a\u0000b", "\ud800", "a\udfff", "\ude00\ud83d"])(
    "%j can't be stored, and is rejected with 422 in every text field",
    async (text) => {
      const inputs = [
        { job: { title: text } },
        { notes: text },
        { source: text },
        { company: { name: text } },
        { company: { name: "x", website: `https://x.example/${text}` } },
        { applicationLink: `https://x.example/${text}` },
        { job: { title: "x", description: text } },
        { job: { title: "x", location: { city: text } } },
      ];
      for (const input of inputs)
        await api.rejected("applications.create", { ...minimal(), ...input }, "validation_failed");
      const query = `?search=${encodeURIComponent(text.toWellFormed())}`;
      expect([200, 422]).toContain(
        (await api.raw({ path: `/api/v1/boards/${boardId}/applications${query}` })).status,
      );
    },
  );

  test("are trimmed, and an empty one becomes null, or is rejected if null isn't allowed", async () => {
    const card = await api.ok("applications.create", {
      boardId,
      notes: " \u200b",
      source: "\n a \t",
      applicationLink: "",
      applicationDate: " ",
      resumeId: "",
      job: { title: "  x ", description: "", location: { city: " " } },
      company: { name: " y " },
    });
    expect(card).toMatchObject({
      notes: null,
      source: "a",
      applicationLink: null,
      applicationDate: null,
      resume: null,
      job: { title: "x", description: null, location: { city: null } },
      company: { name: "y" },
    });
    for (const title of ["", " ", "\u00a0", "\u200b", "\u2060 \u3164"])
      await api.rejected("applications.create", { ...minimal(), job: { title } }, "validation_failed");
  });
});

test.each(["https://x.ex\nample", "https://x.example/a\tb", "https://x.example/\u007f"])(
  "the link %j has a control character, which would open a different URL from the one it shows, and is rejected with 422",
  async (applicationLink) => {
    await api.rejected("applications.create", { ...minimal(), applicationLink }, "validation_failed");
  },
);

describe("money", () => {
  const make = (compensation: object) => ({ ...minimal(), job: { title: "x", compensation } });

  test("a range must not run backwards, but may have equal ends", async () => {
    const problem = await api.rejected(
      "applications.create",
      make({ salaryRangeMin: 2, salaryRangeMax: 1 }),
      "validation_failed",
    );
    expect(problem.issues?.[0]?.path.slice(0, 2)).toEqual(["job", "compensation"]);
    await api.ok("applications.create", make({ salaryRangeMin: 1, salaryRangeMax: 1 }) as never);
    await api.ok("applications.create", make({ salaryRangeMin: 0, salaryRangeMax: null }) as never);
  });

  test("numbers are returned as they were sent", async () => {
    for (const payAmount of [0, 0.1, 1234.56, 1e12]) {
      const { job } = await api.ok("applications.create", make({ payAmount }) as never);
      expect(job.compensation?.payAmount).toBe(payAmount);
    }
  });

  test.each([
    { currency: "EURO" },
    { currency: "" },
    { currency: null },
    { payFrequency: null },
    { payFrequency: "daily" },
  ])("%j is rejected", async (compensation) => {
    await api.rejected("applications.create", make(compensation), "validation_failed");
  });
});

describe("dates", () => {
  test.each([
    ["2026-11-20", "2026-11-20T00:00:00.000Z"],
    ["2024-02-29", "2024-02-29T00:00:00.000Z"],
    ["2026-11-20T09:00:00Z", "2026-11-20T09:00:00.000Z"],
    ["2026-11-20T09:00:00.123456Z", "2026-11-20T09:00:00.123Z"],
    ["2026-11-20T09:00Z", "2026-11-20T09:00:00.000Z"],
    ["2026-11-20T09:00:00,5+01", "2026-11-20T08:00:00.500Z"],
    ["2026-11-20T09:00:00-0530", "2026-11-20T14:30:00.000Z"],
    ["2026-11-20t09:00:00z", "2026-11-20T09:00:00.000Z"],
    ["20261120T090000Z", "2026-11-20T09:00:00.000Z"],
    ["20261120T0900+0100", "2026-11-20T08:00:00.000Z"],
    ["20261120T090000.25Z", "2026-11-20T09:00:00.250Z"],
    ["2026-11-20T00:30:00+02:00", "2026-11-19T22:30:00.000Z"],
    ["2026-11-20T23:30:00-05:30", "2026-11-21T05:00:00.000Z"],
    ["0001-01-01", "0001-01-01T00:00:00.000Z"],
    ["9999-12-31T23:59:59.999Z", "9999-12-31T23:59:59.999Z"],
  ])("%s is stored as %s", async (given, kept) => {
    const { id, applicationDate } = await api.ok("applications.create", {
      ...minimal(),
      applicationDate: given,
    });
    expect(applicationDate).toBe(kept);
    expect((await api.ok("applications.get", { applicationId: id })).applicationDate).toBe(kept);
  });

  test.each([
    "2026-11-20T09:00:00",
    "2026-02-30",
    "2025-02-29",
    "2026-13-01",
    "2026-1-1",
    "20-11-2026",
    "yesterday",
    "1732060800",
    "0000-01-01",
    "10000-01-01",
    "+010000-01-01T00:00:00Z",
    "-000001-01-01T00:00:00Z",
    "9999-12-31T23:59:59-01:00",
    "2026-11-20T25:00:00Z",
    "2026-11-20T09:00:00+25:00",
    "2026-11-20T09:00:00+25",
    "2026-11-20T09:00",
    "2026-11-20T09Z",
    "20261120",
    "20261120T09Z",
    "20261120T090000",
    "20261120T09:00:00Z",
    "20261320T090000Z",
    "2026-11-20T090000Z",
    "2026-11-20T09:00Z30",
    "2026-W47-5",
    "infinity",
    "2026-11-20T09:00:00Z; DROP TABLE boards",
  ])("%s is rejected with 422", async (applicationDate) => {
    await api.rejected("applications.create", { ...minimal(), applicationDate }, "validation_failed");
  });
});

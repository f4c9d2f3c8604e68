import { beforeAll, describe, expect, test } from "vitest";
import { makeCaller } from "#server/testing/actors.ts";
import type { InputOf, OutputOf } from "#server/testing/contracts.ts";
import { makeApplication, makeBoard } from "#server/testing/factories.ts";
import type { Rest } from "#server/testing/rest.ts";

type Query = Omit<InputOf<"applications.list">, "boardId">;

let api: Rest;
let boardId: string;
beforeAll(async () => {
  const caller = await makeCaller();
  api = caller.api;
  boardId = caller.person.boardId;
  const cards: [string, string, string | null, string][] = [
    ["Alpha", "zebra", "2026-03-01", "saved"],
    ["beta", "Yak", null, "applied"],
    ["Gamma 100%", "Xen_on", "2026-03-03T12:00:00Z", "applied"],
    ["delta", "100 xenon", "2026-03-02", "offer"],
    ["Epsilon", "Xenxon", "2026-03-03", "archived"],
    ["zeta", "Z\u00fcrich", null, "saved"],
    ["eta\\x", "Yak", "2026-03-03T23:59:59.999Z", "rejected"],
  ];
  for (const [title, name, applicationDate, status] of cards) {
    const given = { job: { title }, company: { name }, applicationDate, status: status as "saved" };
    await makeApplication(api, boardId, given);
  }
  await makeApplication(api, (await makeBoard(api)).id, { job: { title: "Elsewhere" } });
});

const list = (query: Query = {}) => api.ok("applications.list", { boardId, ...query });
const titlesOf = ({ data }: OutputOf<"applications.list">) => data.map(({ job }) => job.title);
const titles = async (query: Query = {}) => titlesOf(await list(query));

async function pagesOf(query: Query, limit: number): Promise<string[]> {
  const seen: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await list({ ...query, limit, ...(cursor === undefined ? {} : { cursor }) });
    expect(page.data.length).toBeLessThanOrEqual(limit);
    expect(page.hasMore).toBe(page.nextCursor !== null);
    seen.push(...titlesOf(page));
    if (page.nextCursor === null) return seen;
    cursor = page.nextCursor;
  }
}

test("an item is the application as applications.get returns it", async () => {
  for (const item of (await list()).data)
    expect(await api.ok("applications.get", { applicationId: item.id })).toEqual(item);
});

describe("sorts", () => {
  const sorted: [NonNullable<Query["sort"]>, string[]][] = [
    ["applied_at_desc", ["eta\\x", "Gamma 100%", "Epsilon", "delta", "Alpha", "beta", "zeta"]],
    ["applied_at_asc", ["Alpha", "delta", "Epsilon", "Gamma 100%", "eta\\x", "beta", "zeta"]],
    ["updated_at_desc", ["eta\\x", "zeta", "Epsilon", "delta", "Gamma 100%", "beta", "Alpha"]],
    ["title_asc", ["Alpha", "beta", "delta", "Epsilon", "eta\\x", "Gamma 100%", "zeta"]],
    ["company_asc", ["delta", "Gamma 100%", "Epsilon", "beta", "eta\\x", "Alpha", "zeta"]],
  ];
  test.each(sorted)(
    "%s puts cards without a date last and breaks ties by id, whole or in pages of any size",
    async (sort, expected) => {
      expect(await titles({ sort })).toEqual(expected);
      for (const limit of [1, 2, 3, 6, 7])
        expect(await pagesOf({ sort }, limit), `pages of ${limit}`).toEqual(expected);
    },
  );

  test("the default is applied_at_desc", async () => {
    expect(await titles()).toEqual(await titles({ sort: "applied_at_desc" }));
  });

  test.each(["applied_at", "APPLIED_AT_DESC", "", "id; DROP TABLE applications"])(
    "%j is rejected",
    async (sort) => {
      await api.rejected("applications.list", { boardId, sort }, "validation_failed");
    },
  );
});

describe("filters", () => {
  const byTitle = (query: Query) => titles({ sort: "title_asc", ...query });

  test("status accepts one column or several", async () => {
    expect(await byTitle({ status: ["saved"] })).toEqual(["Alpha", "zeta"]);
    expect(await byTitle({ status: ["saved", "offer", "saved"] })).toEqual(["Alpha", "delta", "zeta"]);
    expect(await byTitle({ status: ["accepted"] })).toEqual([]);
    await api.rejected("applications.list", { boardId, status: ["saved,offer"] }, "validation_failed");
    await api.rejected("applications.list", { boardId, status: [""] }, "validation_failed");
  });

  test("search finds a literal part of the job title or of the company name, ignoring case", async () => {
    expect(await byTitle({ search: "XEN" })).toEqual(["delta", "Epsilon", "Gamma 100%"]);
    expect(await byTitle({ search: "yak" })).toEqual(["beta", "eta\\x"]);
    expect(await byTitle({ search: "\u00dcRI" })).toEqual(["zeta"]);
    expect(await byTitle({ search: "n_o" })).toEqual(["Gamma 100%"]);
    expect(await byTitle({ search: "100%" })).toEqual(["Gamma 100%"]);
    expect(await byTitle({ search: "a\\x" })).toEqual(["eta\\x"]);
    expect(await byTitle({ search: "\\" })).toEqual(["eta\\x"]);
    expect(await byTitle({ search: " eta " })).toEqual(["beta", "eta\\x", "zeta"]);
    expect(await byTitle({ search: "elsewhere" })).toEqual([]);
    expect(await byTitle({ search: "' OR 1=1 --" })).toEqual([]);
    expect(await byTitle({ search: "" })).toHaveLength(7);
    await api.rejected("applications.list", { boardId, search: "x".repeat(201) }, "validation_failed");
  });

  test("either date bound excludes cards without a date, and includes its end", async () => {
    expect(await byTitle({ appliedAfter: "0001-01-01" })).toEqual([
      "Alpha",
      "delta",
      "Epsilon",
      "eta\\x",
      "Gamma 100%",
    ]);
    expect(await byTitle({ appliedBefore: "9999-12-31" })).toEqual([
      "Alpha",
      "delta",
      "Epsilon",
      "eta\\x",
      "Gamma 100%",
    ]);
    expect(await byTitle({ appliedAfter: "2026-03-03" })).toEqual(["Epsilon", "eta\\x", "Gamma 100%"]);
    expect(await byTitle({ appliedBefore: "2026-03-03" })).toHaveLength(5);
    expect(await byTitle({ appliedBefore: "2026-03-02" })).toEqual(["Alpha", "delta"]);
    expect(await byTitle({ appliedAfter: "2026-03-02", appliedBefore: "2026-03-02" })).toEqual(["delta"]);
    expect(await byTitle({ appliedAfter: "2026-03-03T12:00:00Z" })).toEqual(["eta\\x", "Gamma 100%"]);
    expect(await byTitle({ appliedBefore: "2026-03-03T12:00:00Z" })).toEqual([
      "Alpha",
      "delta",
      "Epsilon",
      "Gamma 100%",
    ]);
    expect(await byTitle({ appliedAfter: "2026-03-03T14:00:00+02:00" })).toEqual(["eta\\x", "Gamma 100%"]);
    expect(await byTitle({ appliedAfter: "2026-03-04", appliedBefore: "2026-03-01" })).toEqual([]);
  });

  test.each(["closes", "deadline"] as const)(
    "%s bounds include their days, and exclude cards without the date",
    async (date) => {
      const { api, person } = await makeCaller();
      const field = date === "closes" ? "closingDate" : "offerDeadline";
      for (const day of ["2026-03-01", "2026-03-02", "2026-03-03", null]) {
        await makeApplication(api, person.boardId, { job: { title: day ?? "none" }, [field]: day });
      }
      const found = async (bounds: object) => {
        const { data } = await api.ok("applications.list", {
          boardId: person.boardId,
          sort: "title_asc",
          ...bounds,
        });
        return data.map(({ job }) => job.title);
      };
      expect(await found({ [`${date}After`]: "2026-03-02" })).toEqual(["2026-03-02", "2026-03-03"]);
      expect(await found({ [`${date}Before`]: "2026-03-02" })).toEqual(["2026-03-01", "2026-03-02"]);
      expect(await found({ [`${date}After`]: "2026-03-02", [`${date}Before`]: "2026-03-02" })).toEqual([
        "2026-03-02",
      ]);
    },
  );

  test.each([
    "yesterday",
    "2026-02-30",
    "2026-03-03T12:00:00",
    "0000-01-01",
    "10000-01-01",
    "",
    "2026-03-03 12:00:00Z",
  ])("%j is rejected as a date bound", async (bound) => {
    await api.rejected("applications.list", { boardId, appliedAfter: bound }, "validation_failed");
    await api.rejected("applications.list", { boardId, appliedBefore: bound }, "validation_failed");
  });

  test("an unencoded plus sign, which arrives as a space, is rejected and not misread", async () => {
    const path = `/api/v1/boards/${boardId}/applications?appliedAfter=2026-03-03T14:00:00+02:00`;
    expect((await api.raw({ path })).status).toBe(422);
  });

  test("filters combine, and apply to all pages", async () => {
    const query: Query = {
      status: ["applied", "rejected", "archived"],
      search: "x",
      appliedAfter: "2026-03-03",
    };
    expect(await byTitle(query)).toEqual(["Epsilon", "eta\\x", "Gamma 100%"]);
    expect(await pagesOf({ ...query, sort: "title_asc" }, 1)).toEqual(await byTitle(query));
  });
});

describe("cursors", () => {
  test("work only for their list with its filters and sort, though the limit may change", async () => {
    const { nextCursor } = await list({ limit: 2, search: "a" });
    const cursor = nextCursor ?? "";
    await list({ limit: 5, search: "a", cursor });
    const others: object[] = [
      {},
      { search: "b" },
      { search: "a", sort: "title_asc" },
      { search: "a", status: ["saved"] },
      { search: "a", appliedAfter: "2026-01-01" },
    ];
    for (const query of others)
      await api.rejected("applications.list", { boardId, ...query, cursor }, "validation_failed");
    const other = await makeBoard(api);
    await api.rejected("applications.list", { boardId: other.id, search: "a", cursor }, "validation_failed");
    await api.rejected("companies.list", { search: "a", cursor }, "validation_failed");
  });

  test("with a changed or added character are rejected", async () => {
    const { nextCursor } = await list({ limit: 2 });
    const cursor = nextCursor ?? "";
    for (let index = 0; index < cursor.length; index += 1) {
      const forged = `${cursor.slice(0, index)}${cursor[index] === "A" ? "B" : "A"}${cursor.slice(index + 1)}`;
      await api.rejected("applications.list", { boardId, cursor: forged }, "validation_failed");
    }
    for (const more of [".", ".A", "A", "\u00e9"]) {
      await api.rejected("applications.list", { boardId, cursor: `${cursor}${more}` }, "validation_failed");
    }
  });

  test("a list that changes while it is paged neither repeats nor skips an unchanged card", async () => {
    const { api, person } = await makeCaller();
    const still: string[] = [];
    for (let day = 1; day <= 9; day += 1)
      still.push((await makeApplication(api, person.boardId, { applicationDate: `2026-05-0${day}` })).id);
    const seen: string[] = [];
    for (let cursor: string | null = null, page = 0; ; page += 1) {
      const input = { boardId: person.boardId, limit: 2, sort: "applied_at_asc" as const };
      const response: OutputOf<"applications.list"> = await api.ok("applications.list", {
        ...input,
        ...(cursor === null ? {} : { cursor }),
      });
      seen.push(...response.data.map(({ id }) => id));
      if (response.nextCursor === null) break;
      cursor = response.nextCursor;
      await makeApplication(api, person.boardId, { applicationDate: "2026-04-01" });
      const last = response.data.at(-1)?.id ?? "";
      if (page % 2 === 0) await api.ok("applications.delete", { applicationId: last });
      else await api.ok("applications.update", { applicationId: last, applicationDate: "2026-04-02" });
    }
    expect(seen).toEqual(still);
  });
});

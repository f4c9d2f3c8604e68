import { beforeEach, describe, expect, test } from "vitest";
import { JOB_DEFAULTS } from "#domain/job-defaults.ts";
import { prisma } from "#server/lib/database.ts";
import { makeKey, signIn } from "#server/testing/actors.ts";
import type { OutputOf, PageName } from "#server/testing/contracts.ts";
import { makeApplication } from "#server/testing/factories.ts";
import { makeCoaching } from "#server/testing/membership.ts";
import { callPage } from "#server/testing/pages.ts";
import { type Rest, rest } from "#server/testing/rest.ts";

const { workMode, workType, payFrequency, currency } = JOB_DEFAULTS;
const NOTHING = { workMode: null, workType: null, compensation: null };

let api: Rest;
let boardId: string;
let page: <Data>(name: PageName, input: object, headers?: Record<string, string>) => Promise<Data>;
let shared: () => Promise<unknown[]>;
beforeEach(async () => {
  const { applicant, coach, organizationSlug } = await makeCoaching();
  api = rest((await makeKey(applicant.person)).key);
  boardId = applicant.person.boardId;
  const { id: shareId } = await api.ok("shares.create", { boardId, organizationSlug });
  const [cookie, staff] = [await signIn(applicant.person), await signIn(coach.person)];
  page = async <Data>(name: PageName, input: object, headers = {}) => {
    const { data, body } = await callPage(cookie, name, input, headers);
    if (data === undefined) throw new Error(JSON.stringify(body));
    return data as Data;
  };
  shared = async () => {
    const asked = { organizationSlug, shareId };
    const { applications } = await coach.api.ok("organization_shares.get", asked);
    const card = { ...asked, applicationId: applications[0]?.id };
    const kept = (await callPage(staff, "organization_shares.get_card", card)).data as Card;
    return [kept.job, applications[0]?.job];
  };
});

type Card = Pick<OutputOf<"applications.get">, "id"> & { job: Record<string, unknown> };
type Rows = { data: { [column: string]: unknown }[] };

describe("a card without stated work details", () => {
  test("has the contract's defaults in the API, and empty values on our pages", async () => {
    const card = await page<Card>("applications.add_card", {
      boardId,
      job: { title: "Baker", compensation: { payAmount: 20 } },
      company: { name: "Crumb" },
    });
    const applicationId = card.id;
    const pay = { payAmount: 20, salaryRangeMin: null, salaryRangeMax: null };
    const kept = {
      workMode: null,
      workType: null,
      compensation: { ...pay, payFrequency: null, currency: null },
    };
    const answered = { workMode, workType, compensation: { ...pay, payFrequency, currency } };
    expect(card.job).toMatchObject(kept);
    expect((await page<Card>("applications.get_card", { applicationId })).job).toMatchObject(kept);
    expect((await page<{ cards: unknown[] }>("boards.get_view", { boardId })).cards).toMatchObject([
      { workMode: null, compensation: kept.compensation },
    ]);
    expect((await api.ok("applications.get", { applicationId })).job).toMatchObject(answered);
    expect((await api.ok("applications.list", { boardId })).data[0]?.job).toMatchObject(answered);
    expect(await shared()).toMatchObject([kept, answered]);

    const keptRow = { workMode: null, workType: null, payFrequency: null, currency: null, payAmount: 20 };
    const row = { ...JOB_DEFAULTS, payAmount: 20 };
    expect((await page<Rows>("table.get_rows", { boardId })).data).toMatchObject([keptRow]);
    expect((await api.ok("table.get", { boardId })).data).toMatchObject([row]);
    expect((await api.ok("exports.get", { boardId })).data).toMatchObject([row]);
    const edits = [{ applicationId, column: "notes" as const, value: "A" }];
    expect((await page<Rows>("table.edit_cells", { boardId, edits })).data).toMatchObject([keptRow]);
    expect((await api.ok("table.apply_edits", { boardId, edits })).data).toMatchObject([row]);
  });

  test("and without any pay has no compensation, in the API or on our pages", async () => {
    const { id: applicationId } = await makeApplication(api, boardId);
    expect((await page<Card>("applications.get_card", { applicationId })).job).toMatchObject(NOTHING);
    expect((await api.ok("applications.get", { applicationId })).job.compensation).toBeNull();
    const none = { payFrequency: null, currency: null };
    expect((await api.ok("table.get", { boardId })).data).toMatchObject([{ workMode, workType, ...none }]);
  });

  test("stays that way through API changes of other fields", async () => {
    const { id: applicationId } = await makeApplication(api, boardId, { job: { title: "Baker" } });
    const job = { compensation: { currency: "EUR", salaryRangeMin: 30_000 } };
    expect((await api.ok("applications.update", { applicationId, job })).job.compensation).toMatchObject({
      payFrequency,
      ...job.compensation,
    });
    const { job: kept } = await page<Card>("applications.get_card", { applicationId });
    expect(kept).toMatchObject({ workMode: null, compensation: { payFrequency: null, ...job.compensation } });
  });

  test("stays that way when it is imported", async () => {
    const rows = [{ title: "Baker", company: "Crumb", salaryRangeMin: 30_000, workMode: "" }];
    await api.ok("imports.create", { boardId, rows, dryRun: false });
    expect((await page<Rows>("table.get_rows", { boardId })).data).toMatchObject([
      { workMode: null, workType: null, payFrequency: null, currency: null, salaryRangeMin: 30_000 },
    ]);
  });
});

describe("stated work details", () => {
  const stated = {
    title: "Baker",
    workMode,
    workType,
    compensation: { payAmount: 20, payFrequency, currency },
  };

  test("can be cleared in the drawer, if the version still matches", async () => {
    const { id: applicationId } = await makeApplication(api, boardId, { job: stated });
    const unspecified = {
      workMode: null,
      workType: null,
      compensation: { payFrequency: null, currency: null },
    };
    const stale = { "If-Match": '"of-before"' };
    await expect(page("applications.edit_card", { applicationId, job: unspecified }, stale)).rejects.toThrow(
      "version_mismatch",
    );
    expect((await page<Card>("applications.get_card", { applicationId })).job).toMatchObject(stated);
    const { job } = await page<Card>("applications.edit_card", { applicationId, job: unspecified });
    expect(job).toMatchObject({ ...unspecified, title: "Baker", compensation: { payAmount: 20 } });
    expect((await page<Card>("applications.get_card", { applicationId })).job).toEqual(job);
    const stored = await prisma.application.findFirstOrThrow({ where: { id: applicationId } });
    expect([stored.workMode, stored.workType]).toEqual([null, null]);
  });

  test("can be cleared in the table, but never through the API", async () => {
    const { id: applicationId } = await makeApplication(api, boardId, { job: stated });
    const edits = (["workMode", "workType", "payFrequency", "currency"] as const).map((column) => ({
      applicationId,
      column,
      value: null,
    }));
    await api.rejected("table.apply_edits", { boardId, edits }, "validation_failed");
    await api.rejected(
      "applications.update",
      { applicationId, job: { workMode: null } } as never,
      "validation_failed",
    );
    expect((await page<Card>("applications.get_card", { applicationId })).job).toMatchObject(stated);
    expect((await page<Rows>("table.edit_cells", { boardId, edits })).data).toMatchObject([
      { workMode: null, workType: null, payFrequency: null, currency: null, payAmount: 20 },
    ]);
    const status = [{ applicationId, column: "status", value: null }];
    await expect(page("table.edit_cells", { boardId, edits: status })).rejects.toThrow("validation_failed");
  });
});

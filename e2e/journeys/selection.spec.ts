import type { Page } from "@playwright/test";
import { expectNoFindings } from "../axe.ts";
import { expect, test } from "../fixtures.ts";
import { fillPractice } from "../practice.ts";

type Rows<Row> = { data: Row[] };
type Row = { applicantEmail: string; coaches: { id: string }[] };

/** Presses a button of the bar of selected applicants. */
const press = (page: Page, name: string) =>
  page.getByRole("region", { name: "Selected applicants" }).getByRole("button", { name }).click();

/** Selects everyone on the roster. */
async function selectAll(page: Page): Promise<void> {
  await page.getByRole("checkbox", { name: "Select all applicants shown" }).check();
  await expect(page.getByText("300 selected")).toBeVisible();
}

test("an owner gives 300 selected applicants a coach, a task, and a cohort, and undoes each", async ({
  account,
  api,
  page,
}) => {
  const created = { name: `Harbor Careers ${Date.now()}`, type: "bootcamp" };
  const { slug: organizationSlug } = await api.change<{ slug: string }>("organizations.create", created);
  await api.change("cohorts.create", { organizationSlug, name: "Autumn" });
  await fillPractice(organizationSlug, account.email);
  const coaches = async () => {
    const { data } = await api.read<Rows<Row>>("roster.list", { organizationSlug, limit: 200 });
    return new Map(data.map((row) => [row.applicantEmail, row.coaches.map(({ id }) => id)]));
  };
  const before = await coaches();
  const dialog = page.getByRole("dialog");
  const undo = page.getByRole("button", { name: "Undo" });
  // Any part of a filter in the address shows everyone, not only the reader's own applicants.
  await page.goto(`/o/${organizationSlug}?sort=name`);

  await selectAll(page);
  await press(page, "Assign coach…");
  await dialog.getByLabel("Change").selectOption("Lead these applicants");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(/leads 225 applicants$/)).toBeVisible();
  expect(await coaches()).not.toEqual(before);
  await undo.click();
  await expect.poll(coaches).toEqual(before);

  await selectAll(page);
  await press(page, "Assign task");
  await dialog.getByLabel("Task").fill("Ten applications");
  await dialog.getByRole("button", { name: "Assign task" }).click();
  await expect(page.getByText("Task assigned to 300 applicants")).toBeVisible();
  const tasks = async () =>
    (await api.read<Rows<object>>("assignedTasks.list", { organizationSlug, limit: 200 })).data.length;
  expect(await tasks()).toBe(200);
  await undo.last().click();
  await expect.poll(tasks).toBe(0);

  await selectAll(page);
  await press(page, "Add to cohort…");
  await dialog.getByRole("button", { name: "Add to cohort" }).click();
  await expect(page.getByText("Added 300 applicants to Autumn")).toBeVisible();
  const placed = async () =>
    (await api.read<Rows<object>>("cohortMemberships.list", { organizationSlug, limit: 200 })).data.length;
  expect(await placed()).toBe(200);
  await undo.last().click();
  await expect.poll(placed).toBe(0);

  const { data: cohorts } = await api.read<Rows<{ id: string }>>("cohorts.list", { organizationSlug });
  const [applicantEmail = ""] = before.keys();
  const there = { organizationSlug, cohortId: cohorts[0]?.id, applicantEmail };
  await api.change("cohortMemberships.create", there);
  await selectAll(page);
  await press(page, "Add to cohort…");
  await dialog.getByRole("button", { name: "Add to cohort" }).click();
  await expect(page.getByText("Added 299 applicants to Autumn")).toBeVisible();
  await page.getByRole("button", { name: "1 left out" }).click();
  const leftOut = page.getByRole("dialog", { name: "1 applicant was left out" });
  await expect(leftOut.getByRole("region", { name: "Already in the cohort" })).toContainText(applicantEmail);
  await expectNoFindings(page, "the applicants left out");
});

test("undoing a mark affects the applicant who was marked, not the one selected since", async ({
  account,
  api,
  page,
}) => {
  const created = { name: `Harbor Careers ${Date.now()}`, type: "bootcamp" };
  const { slug: organizationSlug } = await api.change<{ slug: string }>("organizations.create", created);
  await fillPractice(organizationSlug, account.email);
  type Marked = { applicantDisplayName: string | null; handled: object | null };
  const marked = async () => {
    const { data } = await api.read<Rows<Marked>>("roster.search", { organizationSlug, limit: 200 });
    return data.flatMap(({ handled, applicantDisplayName }) => (handled ? applicantDisplayName : []));
  };
  await page.goto(`/o/${organizationSlug}?sort=name`);
  const first = page.getByRole("checkbox", { name: "Select Applicant 1", exact: true });
  await first.check();
  await press(page, "Contacted");
  await expect.poll(marked).toEqual(["Applicant 1"]);
  // In this order, so that the bar stays open.
  await page.getByRole("checkbox", { name: "Select Applicant 2", exact: true }).check();
  await first.uncheck();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(marked).toEqual([]);
});

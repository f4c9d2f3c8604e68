import { expect, test } from "../fixtures.ts";
import { OrganizationScreen } from "../pages/organization-screen.ts";

/** One more than the most rows in a response. */
const MANY = 201;
/** Few, because a person's requests wait for each other, and are rejected if they wait long. */
const AT_ONCE = 5;

/** Creates many records, a few at a time. */
async function makeMany(make: (n: number) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < MANY; from += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, MANY - from) }, (_, offset) => from + offset);
    await Promise.all(numbers.map(make));
  }
}
const named = (n: number) => String(n).padStart(3, "0");

test("a month shows and counts every interview, and a card lists every contact and interview", async ({
  account: _account,
  api,
  page,
}) => {
  const [applicationId = ""] = await api.addCards({ title: "Cook" });
  const scheduledAt = "2096-12-05T12:00:00Z";
  await makeMany(() => api.change("interviews.create", { applicationId, scheduledAt }));
  await makeMany((n) =>
    api.change("contacts.create", { name: `Contact ${named(n)}`, applicationIds: [applicationId] }),
  );

  await page.goto("/interviews?view=month&month=2096-12");
  const grid = page.getByRole("grid", { name: "December 2096" });
  await expect(grid.getByRole("button", { name: `, ${MANY} interviews` })).toBeVisible();

  await page.goto(`/boards/${await api.boardId()}?card=${applicationId}`);
  const card = page.getByRole("dialog");
  const contacts = card.getByRole("list", { name: "Contacts on this card" });
  await expect(contacts.getByRole("link", { name: `Contact ${named(MANY - 1)}` })).toBeVisible();
  await expect(contacts.getByRole("link", { name: /^Contact/ })).toHaveCount(MANY);
  await expect(card.getByRole("list", { name: "Interviews" }).locator("> li")).toHaveCount(MANY);

  await page.goto("/people?view=contacts");
  const status = page.getByRole("status").filter({ hasText: "contacts" });
  await expect(status).toHaveText(/^Showing the first \d+ contacts$/);
  await page.keyboard.press("ControlOrMeta+k");
  const commands = page.getByRole("combobox", { name: "Commands" });
  await commands.fill("Contact 0");
  const people = page.getByRole("group", { name: "People: first 8. Type more to narrow the search." });
  await expect(people.getByRole("option")).toHaveCount(8);
  await commands.fill(`Contact ${named(MANY - 1)}`);
  await expect(page.getByRole("group", { name: "People", exact: true }).getByRole("option")).toHaveCount(1);
});

test("an organization's pages list every cohort", async ({ account: _account, api, page }) => {
  const organizationSlug = await new OrganizationScreen(page).createOrganization(
    `Harbor Careers ${Date.now()}`,
  );
  await makeMany((n) => api.change("cohorts.create", { organizationSlug, name: `Cohort ${named(n)}` }));
  await page.goto(`/o/${organizationSlug}/cohorts`);
  await expect(page.getByRole("button", { name: /^Cohort \d+$/ })).toHaveCount(MANY);
  await page.goto(`/o/${organizationSlug}/insights`);
  await expect(
    page.getByRole("combobox", { name: "Cohort" }).getByRole("option", { name: /^Cohort/ }),
  ).toHaveCount(MANY);
});

test("a table prints all its rows, not only those in sight", async ({
  account: _account,
  api,
  page,
  table,
}) => {
  await api.addCards(...Array.from({ length: MANY }, (_, n) => ({ title: `Cook ${named(n)}` })));
  const readsRows = /table\.getRows/;
  await page.route(readsRows, (route) => route.abort());
  await table.open(await api.boardId());
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  const part = /^Only the first \d+ rows are printed\. To get all rows, export them\.$/;
  await expect(page.getByText(part)).toBeVisible();
  await page.unroute(readsRows);
  await table.open(await api.boardId());
  const rows = table.grid.locator("[data-row]:not([data-row='-1'])");
  expect(await rows.count()).toBeLessThan(MANY);
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  await expect(rows).toHaveCount(MANY);
  await page.emulateMedia({ media: "print" });
  const last = await rows.last().boundingBox();
  expect(last?.y).toBeGreaterThan(MANY * 30);
  await expect(page.getByText("rows are printed")).toBeHidden();
  await expect(page.getByRole("button", { name: "Add card" })).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expect.poll(() => rows.count()).toBeLessThan(MANY);
});

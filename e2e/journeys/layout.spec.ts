import type { Locator } from "@playwright/test";
import { NO_COACH } from "#domain/values.ts";
import { expect, test } from "../fixtures.ts";
import { join } from "../joining.ts";
import { expectNoSidewaysScroll } from "../page-width.ts";

const leftOf = async (element: Locator) => Math.round((await element.boundingBox())?.x ?? -1);

test("an organization's pages begin at the left edge of its navigation, however wide the window", async ({
  api,
  page,
}) => {
  const name = `Harbor Careers ${Date.now()}`;
  const { slug } = await api.change<{ slug: string }>("organizations.create", { name, type: "bootcamp" });
  for (const width of [1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const section of ["", "/messages", "/cohorts", "/members", "/billing", "/settings"]) {
      await page.goto(`/o/${slug}${section}`);
      const edge = await leftOf(page.getByRole("main").getByText(name, { exact: true }).first());
      const heading = page.getByRole("heading", { level: 1 });
      await expect(heading).toBeVisible();
      expect(await leftOf(heading), `${section} at ${width} pixels`).toBe(edge);
    }
  }
});

test("the pages of a search and the settings begin at one left edge", async ({ account: _account, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const heading = page.getByRole("heading", { level: 1 });
  await page.goto("/today");
  const edge = await leftOf(heading);
  for (const path of ["interviews", "companies", "people", "resumes", "profile", "sharing", "settings"]) {
    await page.goto(`/${path}`);
    await expect(heading).toBeVisible();
    expect(await leftOf(heading), path).toBe(edge);
  }
});

test("a long name of an organization fits on the account page, at 400 % zoom too", async ({ api, page }) => {
  const name = `Bundesarbeitsgemeinschaft für Berufsorientierung und Weiterbildungsförderung ${Date.now()}`;
  await api.change("organizations.create", { name, type: "bootcamp" });
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/settings");
    await expect(page.getByRole("main").getByRole("link", { name })).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
});

test("long words in the names that people choose break instead of widening a page", async ({
  api,
  page,
  otherUser: kim,
}) => {
  const word = "M".repeat(120);
  const { slug } = await api.change<{ slug: string }>("organizations.create", {
    name: word,
    type: "bootcamp",
  });
  await join(api, slug, "applicant", kim);
  const cohort = await api.change<{ id: string }>("cohorts.create", { organizationSlug: slug, name: word });
  const applicantEmail = kim.account.email;
  await api.change("cohortMemberships.create", {
    organizationSlug: slug,
    cohortId: cohort.id,
    applicantEmail,
  });
  const boardId = await kim.api.boardId();
  const card = await kim.api.change<{ id: string }>("applications.create", {
    boardId,
    status: "applied",
    source: word,
    job: { title: word },
    company: { name: word },
  });
  await kim.api.change("shares.create", { boardId, organizationSlug: slug });
  await kim.page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/today", "/sharing", `/o/${slug}`, `/boards/${boardId}/insights`]) {
    await kim.page.goto(path);
    await expect(kim.page.getByRole("heading", { level: 1 })).toBeAttached();
    await expectNoSidewaysScroll(kim.page);
  }
  await kim.page.goto(`/boards/${boardId}?card=${card.id}`);
  const write = await kim.page.getByRole("button", { name: /about this card$/ }).boundingBox();
  expect((write?.x ?? 0) + (write?.width ?? 999)).toBeLessThan(390);

  await page.goto(`/o/${slug}/cohorts`);
  const table = page.getByRole("table");
  await expect(page.getByRole("button", { name: word, exact: true })).toBeVisible();
  expect(
    await table.evaluate((element) => element.scrollWidth <= (element.parentElement?.clientWidth ?? 0)),
  ).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/o/${slug}/billing`);
  const label = page.getByText("Complimentary", { exact: true });
  expect((await label.boundingBox())?.height).toBeLessThan(24);
});

test("a dialog at 400 % zoom scrolls as a whole, so that its fields have room", async ({
  account: _account,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto("/interviews");
  await page.getByRole("button", { name: "Schedule interview" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Interview type")).toBeInViewport({ ratio: 0.5 });
  await dialog.getByRole("button", { name: "Schedule" }).scrollIntoViewIfNeeded();
  await expect(dialog.getByRole("button", { name: "Schedule" })).toBeInViewport({ ratio: 1 });
});

test("a question at 400 % zoom scrolls, so that its title and its buttons can be reached", async ({
  api,
  page,
}) => {
  const { id } = await api.change<{ id: string }>("companies.create", { name: "Bright Fern ".repeat(12) });
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(`/companies/${id}`);
  await page.getByRole("button", { name: "Delete" }).click();
  const dialog = page.getByRole("alertdialog");
  for (const part of [
    dialog.getByRole("heading"),
    dialog.getByRole("button", { name: "Delete company" }),
    dialog.getByRole("button", { name: "Cancel" }),
  ]) {
    await part.scrollIntoViewIfNeeded();
    await expect(part).toBeInViewport({ ratio: 0.5 });
  }
});

test("the add button at 400 % zoom stays in its row, where it covers nothing", async ({
  api,
  board,
  page,
}) => {
  await api.addCards({ title: "Cook" });
  await page.setViewportSize({ width: 320, height: 256 });
  await board.open();
  const add = page.getByRole("button", { name: "Add card", exact: true }).first();
  await add.scrollIntoViewIfNeeded();
  const [row, button] = await Promise.all([page.getByLabel("Filter cards").boundingBox(), add.boundingBox()]);
  expect(Math.abs((row?.y ?? 0) - (button?.y ?? 0))).toBeLessThan(20);
});

test("links that scroll sideways on a phone fade out at an edge behind which there are more", async ({
  account: _account,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/settings");
  const links = page.getByRole("navigation", { name: "Settings" });
  await expect(links).toHaveCSS("--fade-end", "48px");
  await expect(links).toHaveCSS("--fade-start", "0px");
  await links.getByRole("link").last().scrollIntoViewIfNeeded();
  await expect(links).not.toHaveCSS("--fade-start", "0px");
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(links).toHaveCSS("--fade-end", "0px");
});

test("a long job title is shown in full in its drawer, and Enter saves it", async ({
  api,
  board,
  drawer,
  page,
}) => {
  const title =
    "Wissenschaftliche Mitarbeiterin für Donaudampfschifffahrtsgesellschaftskapitänswesen in Linz";
  await api.addCards({ title });
  await page.setViewportSize({ width: 390, height: 844 });
  await board.open();
  await board.card(title).click();
  const field = drawer.field("Job title");
  const isCut = () =>
    field.evaluate((item) => item.scrollWidth > item.clientWidth || item.scrollHeight > item.clientHeight);
  await expect(field).toHaveValue(title);
  expect(await isCut()).toBe(false);
  await field.fill("Kapitänin");
  await field.press("Enter");
  await expect.poll(() => api.columns()).toMatchObject({ saved: ["Kapitänin"] });
});

test("the links to a board's views keep their place in every view", async ({ api, page }) => {
  await api.addCards({ title: "Cook" });
  const boardId = await api.boardId();
  await page.goto(`/boards/${boardId}`);
  const views = page.getByRole("navigation", { name: "Board views" });
  const left = await leftOf(views);
  for (const view of ["table", "insights", "import"]) {
    await page.goto(`/boards/${boardId}/${view}`);
    await expect(views).toBeVisible();
    expect(await leftOf(views), view).toBe(left);
  }
});

test("the weekly goal returns the focus to its button", async ({ account: _account, page }) => {
  await page.goto("/today");
  const button = page.getByRole("button", { name: "Set a weekly goal" });
  await button.press("Enter");
  await page.getByLabel("Applications each week").press("Escape");
  await expect(button).toBeFocused();
});

test("the focus stays in the page when the empty state that had it is gone", async ({ api, page }) => {
  const name = `Harbor Careers ${Date.now()}`;
  const { slug } = await api.change<{ slug: string }>("organizations.create", { name, type: "bootcamp" });
  await page.goto(`/o/${slug}/cohorts`);
  await page.getByRole("button", { name: "Add cohort" }).press("Enter");
  const field = page.getByRole("dialog").getByLabel("Name");
  await field.fill("Autumn");
  await field.press("Enter");
  await expect(page.getByRole("row", { name: "Autumn" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Cohorts" })).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("button", { name: "Actions for Autumn" })).toBeInViewport({ ratio: 1 });
  await page.goto(`/o/${slug}/settings`);
  const sections = page.getByRole("navigation", { name });
  await expect(sections.getByRole("link", { name: "Settings" })).toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
});

test("a phone shows applicants on the first screen of the roster, with the filters folded", async ({
  api,
  page,
  otherUser: kim,
}) => {
  const name = `Harbor Careers ${Date.now()}`;
  const { slug } = await api.change<{ slug: string }>("organizations.create", { name, type: "bootcamp" });
  await join(api, slug, "applicant", kim);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/o/${slug}`);
  const row = page.getByRole("row").filter({ hasText: kim.account.name });
  await expect(row).toBeInViewport();
  const state = page.getByLabel("State of the search");
  await expect(state).toBeHidden();
  const filters = page.getByRole("button", { name: /^Filters/ });
  await filters.press("Enter");
  await expect(filters).toHaveAttribute("aria-expanded", "true");
  await page.getByLabel("Coach", { exact: true }).selectOption(NO_COACH);
  await expect(filters).toHaveText("Filters (1)");
  await expect(state).toBeVisible();
});

test("Back closes the panel of an applicant or a cohort, and stays on the page", async ({
  api,
  page,
  otherUser: kim,
}) => {
  const name = `Harbor Careers ${Date.now()}`;
  const { slug } = await api.change<{ slug: string }>("organizations.create", { name, type: "bootcamp" });
  await join(api, slug, "applicant", kim);
  await api.change("cohorts.create", { organizationSlug: slug, name: "Autumn" });
  const panel = page.getByRole("dialog");
  await page.goto(`/o/${slug}`);
  const row = page.getByRole("row").filter({ hasText: kim.account.name });
  await row.click();
  await expect(panel).toBeVisible();
  await page.goBack();
  await expect(panel).toBeHidden();
  await expect(row).toBeFocused();

  await page.goto(`/o/${slug}/cohorts`);
  const cohort = page.getByRole("button", { name: "Autumn", exact: true });
  await cohort.click();
  await expect(panel).toBeVisible();
  await page.goBack();
  await expect(panel).toBeHidden();
  await expect(cohort).toBeFocused();
});

test("a contrast theme shows which switch is on, and which page is open", async ({
  account: _account,
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  const fillOf = (element: Locator) => element.evaluate((item) => getComputedStyle(item).backgroundColor);
  await page.goto("/settings/notifications");
  const notes = page.getByRole("switch").first();
  await expect(notes).toBeChecked();
  const on = await fillOf(notes);
  await notes.click();
  await expect(notes).not.toBeChecked();
  await expect.poll(() => fillOf(notes)).not.toBe(on);

  const link = (name: string) => page.getByRole("complementary").getByRole("link", { name, exact: true });
  expect(await fillOf(link("Settings"))).not.toBe(await fillOf(link("Today")));
});

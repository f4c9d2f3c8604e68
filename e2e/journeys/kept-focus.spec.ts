import { expect, test } from "../fixtures.ts";
import { shareBoard } from "../sharing.ts";

test("when a row is gone, the same button of the next row has the focus, then of the previous one, then what is left", async ({
  api,
  page,
}) => {
  for (const text of ["Call Ada", "Call Ben", "Call Cem"]) await api.change("tasks.create", { text });
  await page.goto("/today");
  const tasks = page.getByRole("region", { name: "Tasks" });
  const remove = (text: string) => tasks.getByRole("button", { name: `Delete “${text}”` });
  await remove("Call Ben").press("Enter");
  await expect(remove("Call Cem")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(remove("Call Ada")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(remove("Call Ada")).toBeHidden();
  await expect(tasks.locator(":focus")).toHaveCount(1);
});

test("a row that had the focus before the page's scripts loaded counts too", async ({ api, page }) => {
  for (const text of ["Call Ada", "Call Ben"]) await api.change("tasks.create", { text });
  const isFocused = Promise.withResolvers<void>();
  await page.route("**/_next/**/*.js", async (route) => {
    await isFocused.promise;
    await route.continue();
  });
  await page.goto("/today", { waitUntil: "commit" });
  const remove = (text: string) => page.getByRole("button", { name: `Delete “${text}”` });
  await remove("Call Ada").focus();
  isFocused.resolve();
  await page.keyboard.press("Enter");
  await expect(remove("Call Ada")).toBeHidden();
  await expect(remove("Call Ben")).toBeFocused();
});

test("the focus stays in the list when a dialog removes the row that opened it", async ({ api, page }) => {
  const { slug } = await api.change<{ slug: string }>("organizations.create", {
    name: `Harbor Careers ${Date.now()}`,
    type: "bootcamp",
  });
  for (const name of ["Autumn", "Spring"]) {
    await api.change("cohorts.create", { organizationSlug: slug, name });
  }
  await page.goto(`/o/${slug}/cohorts`);
  const menu = (name: string) => page.getByRole("row", { name }).getByRole("button").last();
  await menu("Autumn").press("Enter");
  await page.getByRole("menuitem", { name: "Delete" }).press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).press("Enter");
  await expect(page.getByRole("row", { name: "Autumn" })).toBeHidden();
  await expect(menu("Spring")).toBeFocused();
});

test("the focus stays in the list in a panel, which would take it itself", async ({
  account,
  api,
  page: _page,
  otherUser: coach,
}) => {
  const path = await shareBoard(coach.api, api, account.email);
  const [, , organizationSlug = ""] = path.split("/");
  const applicantEmails = [account.email];
  for (const text of ["Ten applications", "A letter"])
    await coach.api.change("assignedTasks.create", { organizationSlug, applicantEmails, text });
  await coach.page.goto(`/o/${organizationSlug}?applicant=${account.email}`);
  const remove = (text: string) => coach.page.getByRole("button", { name: `Delete “${text}”` });
  await remove("A letter").press("Enter");
  await coach.page.getByRole("alertdialog").getByRole("button", { name: "Delete task" }).press("Enter");
  await expect(coach.page.getByText("Task deleted")).toBeVisible();
  await expect(remove("A letter")).toBeHidden();
  await expect(remove("Ten applications")).toBeFocused();
});

test("a switch that is disabled while it saves has the focus again", async ({ api, page }) => {
  const { slug } = await api.change<{ slug: string }>("organizations.create", {
    name: `Harbor Careers ${Date.now()}`,
    type: "bootcamp",
  });
  await page.goto(`/o/${slug}/settings`);
  const second = page.getByRole("switch", { name: /^Require a second factor/ });
  await second.press("Space");
  await expect(
    page.getByText("Add a passkey or an authenticator app to your own account first."),
  ).toBeVisible();
  await expect(page.getByText("A second factor is required")).toBeVisible();
  await expect(second).not.toBeChecked();
  await expect(second).toBeFocused();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("Back closes the top menu or dialog, and the page after that", async ({ account: _account, page }) => {
    await page.addInitScript(() => {
      const { CloseWatcher: Native } = window as unknown as { CloseWatcher: new () => EventTarget };
      const open: EventTarget[] = [];
      class Watcher extends Native {
        constructor() {
          super();
          open.push(this);
          this.addEventListener("close", () => open.splice(open.indexOf(this), 1));
        }
        destroy(): void {
          open.splice(open.indexOf(this), 1);
        }
      }
      // Acts like a phone's Back: it closes the topmost watcher, or else goes back in the history.
      Object.assign(window, {
        CloseWatcher: Watcher,
        goBack: () => open.at(-1)?.dispatchEvent(new Event("close")) ?? history.back(),
      });
    });
    const goBack = () => page.evaluate(() => (window as unknown as { goBack: () => unknown }).goBack());
    await page.goto("/companies");
    await page.goto("/today");
    await page.getByRole("button", { name: "Add task" }).tap();
    const dialog = page.getByRole("dialog", { name: "Add a task" });
    await expect(dialog).toBeFocused();
    await goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/today$/);
    await page.getByRole("button", { name: "Add task" }).tap();
    await dialog.getByRole("button", { name: "Cancel" }).tap();
    await expect(dialog).toBeHidden();
    await goBack();
    await expect(page).toHaveURL(/\/companies$/);
  });
});

test("a rejected form moves the focus to its first wrong field, and its error scrolls into sight", async ({
  account: _account,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  const dialog = page.getByRole("dialog");
  await page.goto("/interviews");
  await page.getByRole("button", { name: "Schedule interview" }).click();
  await dialog.getByLabel("Notes").scrollIntoViewIfNeeded();
  await dialog.getByRole("button", { name: "Schedule" }).click();
  await expect(dialog.getByLabel("Application")).toBeFocused();
  await expect(dialog.getByLabel("Application")).toBeInViewport();

  // The server rejects this form.
  await page.goto("/people");
  await page.getByRole("button", { name: "Add contact" }).click();
  await dialog.getByLabel("Name").fill("Ada Kern");
  await dialog.getByLabel("Email").fill("ada at home");
  await dialog.getByRole("button", { name: "Add contact" }).click();
  await expect(dialog.getByLabel("Email")).toBeFocused();

  // The error of a group has no field, and is below the long list.
  await page.goto("/settings/webhooks");
  await page.getByRole("button", { name: "Create webhook" }).click();
  await dialog.getByLabel("Address").fill("https://example.com/hook");
  await dialog.getByLabel("Selected events").check();
  await dialog.getByRole("button", { name: "Create webhook" }).click();
  await expect(dialog.getByText("Select at least one event type.")).toBeInViewport();
});

test("what scrolls doesn't cut the ring of the first card, or that of a table", async ({ api, page }) => {
  await api.addCards({ title: "Cook", status: "saved" });
  await page.goto(`/boards/${await api.boardId()}`);
  const card = page.getByRole("article").first();
  const roomAbove = await card.evaluate((element) => {
    const scroller = element.closest("ul")?.parentElement?.parentElement;
    return element.getBoundingClientRect().top - (scroller?.getBoundingClientRect().top ?? 0);
  });
  expect(roomAbove).toBeGreaterThanOrEqual(4);
  await page.goto("/companies");
  const table = page.getByRole("region", { name: "Companies" });
  await page.keyboard.press("Tab");
  await table.focus();
  await expect(table).toHaveCSS("outline-style", "solid");
  await expect(table).toHaveCSS("outline-offset", "-2px");
});

import { expectNoFindings } from "../axe.ts";
import { expect, test } from "../fixtures.ts";
import { undoFromToast } from "../pages/toast.ts";

test("a task is added, edited, done, snoozed, and deleted on Today with the keyboard, each with an undo", async ({
  account: _account,
  api,
  page,
}) => {
  await page.goto("/today");
  const tasks = page.getByRole("region", { name: "Tasks" });
  const due = tasks.getByRole("list", { name: /^Tasks/ });
  const row = due.getByRole("listitem").filter({ hasText: "Call Els" });
  await tasks.getByRole("button", { name: "Add task" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Add a task" });
  await dialog.getByRole("button", { name: "Add task" }).press("Enter");
  await expect(dialog.getByText("Enter a task.")).toBeVisible();
  await dialog.getByLabel("What to do").fill("Call Els");
  await dialog.getByLabel("Repeat").selectOption("Every week");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("To repeat the task, add a day.")).toBeVisible();
  await dialog.getByLabel("Due on").fill("2026-01-05");
  await expectNoFindings(page, "the dialog");
  await dialog.getByRole("button", { name: "Add task" }).press("Enter");
  await expect(row).toContainText("Every week");
  await expectNoFindings(page, "Today");

  await row.getByRole("button", { name: "Edit “Call Els”" }).press("Enter");
  await page.getByLabel("What to do").fill("Call Els de Wit");
  await page.getByRole("button", { name: "Save" }).press("Enter");
  await expect(row).toContainText("Call Els de Wit");

  const box = row.getByRole("checkbox", { name: "Mark “Call Els de Wit” as done" });
  await box.press("Space");
  await expect(row).toBeHidden();
  await tasks.getByText("Later", { exact: true }).press("Enter");
  await expect(tasks.getByRole("list", { name: "Later" })).toContainText("Call Els de Wit");
  await undoFromToast(page, "is done. It's due again on");
  await expect(tasks.getByText("Nothing planned for later.")).toBeVisible();

  await row.getByRole("button", { name: "Snooze “Call Els de Wit”" }).press("Enter");
  await page.getByRole("menuitem", { name: "Tomorrow" }).press("Enter");
  await expect(tasks.getByRole("list", { name: "Later" })).toContainText("Call Els de Wit");
  await undoFromToast(page, "Snoozed “Call Els de Wit”");
  await expect(tasks.getByText("Nothing planned for later.")).toBeVisible();

  await row.getByRole("button", { name: "Delete “Call Els de Wit”" }).press("Enter");
  await expect(row).toBeHidden();
  await expect(page.getByText("Deleted “Call Els de Wit”")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(row).toBeVisible();
  await expect(page.getByText("Deleted “Call Els de Wit”")).toBeHidden();

  // A task completed elsewhere leaves automatically, and is reopened in the list of completed ones.
  const { data } = await api.read<{ data: { id: string }[] }>("tasks.list", { isDone: false });
  await api.change("tasks.complete", { taskId: data[0]?.id });
  await expect(row).toBeHidden();
  await tasks.getByText("Completed", { exact: true }).press("Enter");
  const completed = tasks.getByRole("list", { name: "Completed" });
  await completed.getByRole("checkbox").press("Space");
  await expect(tasks.getByText("No completed tasks yet.")).toBeVisible();
});

test("a line in the palette is read as a task, shown, and added", async ({ account: _account, page }) => {
  await page.goto("/today");
  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("combobox", { name: "Commands" }).fill("call Els every Friday 3pm");
  const option = page.getByRole("option", { name: "Add a task “call Els”" });
  await expect(option).toContainText(/Fri, .*3:00.PM · every week/);
  await page.keyboard.press("Enter");

  // The list was read before the task is undone, and arrives afterward.
  const undone = page.waitForResponse(/tasks\.delete/);
  await page.route(
    /tasks\.list/,
    async (route) => {
      const response = await route.fetch();
      await undone;
      await route.fulfill({ response }).catch(() => undefined);
    },
    { times: 1 },
  );
  const listed = page.waitForRequest(/tasks\.list/);
  await page.getByText("Later", { exact: true }).press("Enter");
  await listed;
  await undoFromToast(page, "Task “call Els” added");
  await expect(page.getByText("Nothing planned for later.")).toBeVisible();
});

test("a suggestion becomes a task with one click, and is dismissed like other items", async ({
  api,
  page,
}) => {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const ids = await api.addCards({ title: "Baker" }, { title: "Cook" });
  for (const applicationId of ids)
    await api.change("applications.update", { applicationId, closingDate: tomorrow });
  await page.goto("/today");
  const suggestions = page.getByRole("region", { name: "Suggestions" });
  await suggestions.getByRole("button", { name: "Add to tasks: Apply: Baker at Acme" }).press("Enter");
  await expect(suggestions.getByText("Baker")).toBeHidden();
  await undoFromToast(page, "Task “Apply: Baker at Acme” added");
  await expect(suggestions.getByText("Baker")).toBeVisible();
  await suggestions.getByRole("button", { name: "Dismiss Cook at Acme" }).press("Enter");
  await expect(suggestions.getByText("Cook")).toBeHidden();
  await expectNoFindings(page, "Today with suggestions");
});

test("a card's drawer lists its tasks and adds more", async ({ api, board, drawer: _drawer, page }) => {
  const [applicationId] = await api.addCards({ title: "Baker" });
  await api.change("tasks.create", { text: "Send the portfolio", applicationId });
  await board.open();
  await page.goto(`${page.url().split("?")[0]}?card=${applicationId}`);
  const list = page.getByRole("dialog").getByRole("list", { name: "Tasks" });
  await expect(list).toContainText("Send the portfolio");
  await page.getByRole("dialog").getByRole("button", { name: "Add task" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Add a task" });
  await dialog.getByLabel("What to do").fill("Ask about the team");
  await page.keyboard.press("Enter");
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await list.getByRole("checkbox", { name: "Mark “Send the portfolio” as done" }).press("Space");
  await expect(list.getByRole("checkbox", { checked: true })).toHaveCount(1);
  await page.goto("/today");
  await expect(page.getByRole("region", { name: "Tasks" })).toContainText("Baker · Acme");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a long task stays within the screen", async ({ api, page }) => {
    const text = "Ask the platform reliability team whether the portfolio".replaceAll(" ", "");
    await api.change("tasks.create", { text: text + text, due: "2026-01-05" });
    await page.goto("/today");
    const { x, width } = (await page.getByRole("listitem").filter({ hasText: text }).boundingBox()) ?? {
      x: 0,
      width: 999,
    };
    expect(x + width).toBeLessThanOrEqual(390);
  });

  test("a form opens without its keyboard, which would cover it", async ({ account: _account, page }) => {
    await page.goto("/today");
    await page.getByRole("button", { name: "Add task" }).tap();
    await expect(page.getByRole("dialog", { name: "Add a task" })).toBeFocused();
  });
});

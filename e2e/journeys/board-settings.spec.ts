import { expect, test } from "../fixtures.ts";

test.describe("the settings of a board", () => {
  test("hide columns, sort, filter by time, and archive inactive cards, and they last", async ({
    api,
    board,
    page,
  }) => {
    await api.addCards({ title: "Waiter" }, { title: "Cook" }, { title: "Pilot", status: "rejected" });
    await board.open();
    await page.getByRole("button", { name: "Board settings" }).click();
    const settings = page.getByRole("dialog", { name: "Board settings" });
    await settings.getByLabel("Rejected").uncheck();
    await expect(page.getByRole("button", { name: "Expand Rejected, 1 card" })).toBeVisible();
    await settings.getByLabel("Sort by").selectOption("job_title_asc");
    await board.expectColumn("saved", ["Cook", "Waiter"]);
    await settings.getByLabel("Date range").selectOption("7_days");
    await settings.getByLabel("Archive inactive applications automatically").check();
    await settings.getByLabel("After").selectOption("six_months");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Board settings" })).toBeFocused();

    const boardId = await api.boardId();
    await expect
      .poll(async () => (await api.read<{ settings: object }>("boards.get", { boardId })).settings)
      .toEqual({
        hiddenStatuses: ["rejected"],
        sorts: ["job_title_asc"],
        timeFilter: "7_days",
        autoRetire: { enabled: true, timeframe: "six_months", status: "archived" },
      });
    await page.reload();
    await board.expectColumn("saved", ["Cook", "Waiter"]);
    await page.getByRole("button", { name: "Expand Rejected, 1 card" }).click();
    await expect(board.card("Pilot")).toBeVisible();
  });

  test("fill in the application date of a card that moves to Applied, unless this is turned off", async ({
    api,
    board,
    page,
  }) => {
    const [cook, baker] = await api.addCards({ title: "Cook" }, { title: "Baker" });
    const dateOf = async (applicationId: string | undefined) => {
      type Dated = { status: string; applicationDate: string | null };
      const { status, applicationDate } = await api.read<Dated>("applications.get", { applicationId });
      return [status, applicationDate];
    };
    await board.open();
    const today = () => page.evaluate(() => new Date().toLocaleDateString("sv"));
    const days = [await today()];
    await board.drag("Cook", { column: "applied" });
    // The drag may have crossed midnight.
    days.push(await today());
    const dated = days.map((day) => `applied ${day}T00:00:00.000Z`);
    await expect.poll(async () => dated.includes((await dateOf(cook)).join(" "))).toBe(true);
    await page.keyboard.press("Control+z");
    await expect.poll(() => dateOf(cook)).toEqual(["saved", null]);

    await page.getByRole("button", { name: "Board settings" }).click();
    await page.getByLabel("Fill in the application date when a card moves to Applied").uncheck();
    await page.keyboard.press("Escape");
    await board.drag("Baker", { column: "applied" });
    await expect.poll(() => dateOf(baker)).toEqual(["applied", null]);
    await page.reload();
    await page.getByRole("button", { name: "Board settings" }).click();
    await expect(page.getByRole("switch", { name: "Fill in the application date" })).not.toBeChecked();
  });

  test("that sort a column explain why a drag doesn't reorder it, and other columns still take cards", async ({
    api,
    board,
    page,
  }) => {
    await api.addCards({ title: "Waiter" }, { title: "Cook" });
    const boardId = await api.boardId();
    await api.change("boards.updateSettings", { boardId, sorts: ["job_title_asc"] });
    await board.open();
    await board.drag("Waiter", { onto: "Cook" });
    await expect(page.getByText("This board is sorted")).toBeVisible();
    await board.expectColumn("saved", ["Cook", "Waiter"]);
    await board.drag("Waiter", { column: "applied" });
    await board.expectColumn("applied", ["Waiter"]);
    await page.getByRole("button", { name: "Manual order" }).click();
    await expect(page.getByText("Sorted", { exact: true })).toBeHidden();
  });

  test("include a filter box that narrows the board and says how many cards are hidden", async ({
    api,
    board,
    page,
  }) => {
    await api.addCards({ title: "Waiter", company: "Café Zoë" }, { title: "Cook" });
    await board.open();
    await page.keyboard.press("/");
    await expect(board.filter).toBeFocused();
    await page.keyboard.type("zoe");
    await board.expectColumn("saved", ["Waiter"]);
    await expect(page.getByText("1 card hidden")).toBeVisible();
    await page.keyboard.press("Escape");
    await board.expectColumn("saved", ["Waiter", "Cook"]);
  });

  test("are joined by a filter for closing dates and offer deadlines, on the board and in its table", async ({
    api,
    board,
    page,
    table,
  }) => {
    await api.addCards(
      { title: "Waiter", closingDate: "2031-03-05" },
      { title: "Cook", closingDate: "2031-04-05" },
      { title: "Baker" },
    );
    const narrow = async () => {
      await page.getByRole("button", { name: "Filter by dates" }).click();
      const filter = page.getByRole("dialog", { name: "Filter by dates" });
      const closes = filter.getByRole("group", { name: "Posting closes" });
      await closes.getByLabel("From").fill("2031-03-01");
      await closes.getByLabel("To", { exact: true }).fill("2031-03-05");
      await page.keyboard.press("Escape");
      await expect(page.getByRole("button", { name: "Filter by dates, on" })).toBeFocused();
    };
    await board.open();
    await narrow();
    await board.expectColumn("saved", ["Waiter"]);
    await expect(page.getByText("2 cards hidden")).toBeVisible();
    await page.getByRole("button", { name: "Show all" }).click();
    await board.expectColumn("saved", ["Waiter", "Cook", "Baker"]);

    await table.open(await api.boardId());
    await narrow();
    await expect.poll(() => table.texts("title")).toEqual(["Waiter"]);
    await page.getByRole("button", { name: "Filter by dates, on" }).click();
    await page.getByRole("button", { name: "Clear dates" }).click();
    await expect.poll(() => table.texts("title")).toEqual(["Waiter", "Cook", "Baker"]);
  });
});

test.describe("several boards", () => {
  test("are created, renamed, made active, and deleted with their cards", async ({ api, board, page }) => {
    await api.addCards({ title: "Cook" });
    await board.open();
    const open = async (item: string) => {
      await page.getByRole("button", { name: "Board actions" }).click();
      await page.getByRole("menuitem", { name: item }).click();
    };
    await open("New board");
    await page.getByRole("dialog").getByLabel("Name").fill("Abroad");
    await page.getByRole("button", { name: "Create board" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Abroad" })).toBeVisible();
    await open("Make active");
    await expect(page.getByText("Abroad is now the active board")).toBeVisible();
    await open("Rename board");
    await page.getByRole("dialog").getByLabel("Name").fill("Far abroad");
    await page.getByRole("button", { name: "Rename", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Far abroad" })).toBeVisible();
    await page.goto("/boards");
    await expect(page.getByRole("heading", { level: 1, name: "Far abroad" })).toBeVisible();

    await api.addCards({ title: "Baker" });
    await expect(board.card("Baker")).toBeVisible();
    await open("Delete board");
    await expect(page.getByRole("alertdialog")).toContainText("This also deletes its 1 card");
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete board" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "My job search" })).toBeVisible();
    await open("Delete board");
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete board" }).click();
    await expect(page.getByText("An account needs at least one board").first()).toBeVisible();
  });
});

import { readFile } from "node:fs/promises";
import { expect, test } from "../fixtures.ts";
import { expectNoSidewaysScroll } from "../page-width.ts";

test.describe("the table of a board", () => {
  test("is edited by keyboard like a spreadsheet, pasted into, filled, and undone @smoke", async ({
    api,
    page,
    table,
  }) => {
    await api.addCards({ title: "Cook" }, { title: "Baker" }, { title: "Pilot", company: "Skyways" });
    const boardId = await api.boardId();
    await page.goto(`/boards/${boardId}`);
    await page.getByRole("navigation", { name: "Board views" }).getByRole("link", { name: "Table" }).click();
    await expect(table.grid).toHaveAttribute("aria-rowcount", "4");

    await table.cell("Cook", "title").click();
    await table.press("Enter");
    await page.getByRole("textbox", { name: "Edit Job title" }).fill("Head cook");
    await table.press("Enter");
    await expect(table.cell("Baker", "title")).toBeFocused();
    await page.keyboard.type("Master baker");
    await table.press("Escape");
    await expect(table.cell("Baker", "title")).toBeFocused();

    await table.cell("Baker", "status").click();
    await table.press("Enter");
    await page.keyboard.type("inter");
    await table.press("Enter");
    await expect(table.cell("Baker", "status")).toContainText("Interviewing");
    await expect.poll(async () => (await api.columns()).interviewing).toEqual(["Baker"]);

    // Pasted from a spreadsheet: cities, one with a quoted line break, with currency and amount beside them.
    await table.cell("Head cook", "city").click();
    await table.paste('Bern\tchf\t"90,000"\r\n"St.\nGallen"\tEUR\t80000\r\n');
    await expect(table.cell("Head cook", "salaryRangeMin")).toHaveText("90,000");
    await expect(table.announcements).toContainText("Saved");
    await expect(table.cell("Head cook", "currency")).toHaveText("CHF");

    await table.cell("Head cook", "source").click();
    await page.keyboard.type("Referral");
    await table.press("Enter", "ArrowUp", "Shift+ArrowDown", "Shift+ArrowDown", "ControlOrMeta+d");
    await expect.poll(() => table.texts("source")).toEqual(["Referral", "Referral", "Referral"]);
    await table.press("ControlOrMeta+z");
    await expect.poll(() => table.texts("source")).toEqual(["Referral", "", ""]);
    await table.press("ControlOrMeta+Shift+z");
    await expect.poll(() => table.texts("source")).toEqual(["Referral", "Referral", "Referral"]);
    await table.press("ControlOrMeta+z");
    await expect.poll(() => table.texts("source")).toEqual(["Referral", "", ""]);
    await expect(table.announcements).toContainText("Saved");
    await page.reload();
    await expect(table.cell("Head cook", "city")).toHaveText("Bern");
    expect(await table.texts("source")).toContain("Referral");
  });

  test("says in a rejected cell why, keeps what was typed there, and saves the others", async ({
    api,
    page,
    table,
    secondWindow,
  }) => {
    const [, baker] = await api.addCards({ title: "Cook" }, { title: "Baker" });
    const boardId = await api.boardId();
    await table.open(boardId);
    await table.cell("Cook", "applicationDate").click();
    await table.paste("2026-11-02\tReferral\r\nlast week\tFair");
    const rejected = table.cell("Baker", "applicationDate");
    await expect(rejected).toHaveAttribute("aria-invalid", "true");
    await expect(rejected).toHaveAccessibleDescription(/Couldn't save: “last week” isn't a date we can read/);
    await expect(page.getByText("A cell wasn't saved.")).toBeVisible();
    await expect(rejected).toContainText("last week");
    await expect(table.cell("Cook", "applicationDate")).toHaveText("Nov 2, 2026");
    await expect(table.cell("Baker", "source")).toHaveText("Fair");

    // A filter that hides the row doesn't discard what was typed.
    const filter = page.getByRole("searchbox", { name: "Filter rows" });
    await filter.fill("cook");
    await expect.poll(() => table.texts("title")).toEqual(["Cook"]);
    await filter.fill("");
    await expect(rejected).toContainText("last week");
    await rejected.dblclick();
    await page.getByRole("textbox", { name: "Edit Applied on" }).fill("2026-11-03");
    await table.press("Enter");
    await expect(rejected).not.toHaveAttribute("aria-invalid");
    await expect(page.getByText("A cell wasn't saved.")).toBeHidden();

    // Rows past the end become cards if the user agrees and the rows are valid.
    await table.cell("Baker", "title").click();
    await table.paste("Baker\tAcme\r\nClerk\tBolt\tCoffee chat\r\n\tNowhere");
    const question = page.getByRole("alertdialog", { name: "Add 1 card?" });
    await expect(question).toContainText("2 pasted rows go past the end of the table. One has no job title");
    await question.getByRole("button", { name: "Add card" }).click();
    await expect(question.getByText("Choose a status for this word.")).toBeVisible();
    await question.getByLabel("Status for “Coffee chat”").selectOption("Interviewing");
    await question.getByRole("button", { name: "Add card" }).click();
    await expect(table.cell("Clerk", "company")).toHaveText("Bolt");
    await expect(table.cell("Clerk", "status")).toContainText("Interviewing");
    await expect(table.cell("Clerk", "notes")).toContainText("Coffee chat");
    await expect(table.grid.locator(":focus")).toHaveCount(1);

    // A status from Applied on sets today as the date, and an undo reverts both.
    const dateOf = () =>
      api.read<{ applicationDate: string | null }>("applications.get", { applicationId: baker });
    await table.cell("Baker", "applicationDate").click();
    await table.press("Delete");
    await table.cell("Baker", "status").click();
    await table.paste("Applied");
    await expect(table.cell("Baker", "applicationDate")).not.toBeEmpty();
    await expect.poll(async () => (await dateOf()).applicationDate).not.toBeNull();
    await table.press("Control+z");
    await expect(table.cell("Baker", "applicationDate")).toBeEmpty();
    await expect.poll(async () => (await dateOf()).applicationDate).toBeNull();

    // The card is changed, then deleted, in another window.
    const other = await secondWindow();
    await other.board.open();
    await api.change("applications.update", { applicationId: baker, source: "Elsewhere" });
    await expect(table.cell("Baker", "source")).toHaveText("Elsewhere");
    await page.route("**/api/live?*", (route) => route.abort());
    await table.open(boardId);
    await api.change("applications.delete", { applicationId: baker });
    await table.cell("Baker", "source").click();
    await page.keyboard.type("Late");
    await table.press("Enter");
    await expect(table.cell("Baker", "source")).toHaveAccessibleDescription(/no longer on this board/);
  });

  test("takes new rows, is filtered by words, and is sorted by a column that the board can't sort by", async ({
    api,
    page,
    table,
  }) => {
    const [cook, , pilot] = await api.addCards(
      { title: "Cook" },
      { title: "Baker" },
      { title: "Pilot", company: "Skyways" },
    );
    await api.change("applications.update", { applicationId: cook, source: "LinkedIn" });
    await api.change("applications.update", { applicationId: pilot, source: "A friend" });
    await table.open(await api.boardId());
    await page.getByRole("button", { name: "Add card" }).click();
    const dialog = page.getByRole("dialog", { name: "Add card" });
    await dialog.getByRole("button", { name: "Add card" }).click();
    await expect(dialog.getByText("Enter a company.")).toBeVisible();
    await dialog.getByLabel("Job title").fill("Clerk");
    await dialog.getByLabel("Company").fill("Bolt");
    await dialog.getByLabel("Company").press("Enter");
    await expect(dialog).toBeHidden();
    await expect(table.cell("Clerk", "company")).toHaveText("Bolt");
    await expect(page.getByRole("button", { name: "Add card" })).toBeFocused();

    const source = page.getByRole("columnheader", { name: "Source" });
    await source.getByRole("button").click();
    await page.getByRole("menuitem", { name: "Sort A to Z" }).click();
    await expect(source).toHaveAttribute("aria-sort", "ascending");
    await expect.poll(() => table.texts("source")).toEqual(["A friend", "LinkedIn", "", ""]);

    await page.getByRole("searchbox", { name: "Filter rows" }).fill("linked");
    await expect.poll(() => table.texts("title")).toEqual(["Cook"]);
    await page.getByRole("searchbox", { name: "Filter rows" }).fill("nothing");
    await expect(page.getByText("No row has these words")).toBeVisible();
  });

  test("is sorted, arranged, and exported, and remembers how it is shown", async ({ api, page, table }) => {
    await api.addCards({ title: "Cook" }, { title: "Baker" }, { title: "Pilot", company: "Skyways" });
    const boardId = await api.boardId();
    await table.open(boardId);
    await page.getByRole("columnheader", { name: "Job title" }).getByRole("button").click();
    await page.getByRole("menuitem", { name: "Sort A to Z" }).click();
    await expect.poll(() => table.texts("title")).toEqual(["Baker", "Cook", "Pilot"]);
    await expect(page.getByRole("columnheader", { name: "Job title" })).toHaveAttribute(
      "aria-sort",
      "ascending",
    );
    const heads = page.getByRole("columnheader");
    await heads.filter({ hasText: "Source" }).dragTo(heads.filter({ hasText: "Company" }));
    await expect(heads.nth(1)).toHaveText("Source");
    const { x, y, width } = (await heads.nth(1).boundingBox()) ?? { x: 0, y: 0, width: 0 };
    await page.mouse.move(x + width - 3, y + 15);
    await page.mouse.down();
    await page.mouse.move(x + width + 57, y + 15, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => (await heads.nth(1).boundingBox())?.width).toBeCloseTo(width + 60, 0);
    await page.getByRole("columnheader", { name: "Status" }).getByRole("button").click();
    await page.getByRole("menuitem", { name: "Hide column" }).click();
    await expect(page.getByRole("columnheader", { name: "Status" })).toBeHidden();
    await page.getByRole("button", { name: "Columns" }).click();
    await page.getByRole("checkbox", { name: "Work type" }).check();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Board settings" }).click();
    await page.getByRole("checkbox", { name: "Archived" }).uncheck();
    await page.keyboard.press("Escape");
    await expect
      .poll(async () => (await api.read<{ settings: object }>("boards.get", { boardId })).settings)
      .toMatchObject({ sorts: ["job_title_asc"], hiddenStatuses: ["archived"] });
    // Each change waits for the previous one.
    type View = { columns: { key: string; visible: boolean }[] };
    const shown = async () => {
      const { columns } = await api.read<View>("table.getView", { boardId });
      return columns.filter(({ visible }) => visible).map(({ key }) => key);
    };
    await expect.poll(shown).toContain("workType");
    await page.reload();
    await expect(page.getByRole("columnheader", { name: "Status" })).toBeHidden();
    await expect(page.getByRole("columnheader", { name: "Work type" })).toBeAttached();
    await expect(heads.nth(1)).toHaveText("Source");
    expect(await table.texts("title")).toEqual(["Baker", "Cook", "Pilot"]);

    for (const [item, begin] of [
      ["CSV for spreadsheets", '\ufeff"Job title"'],
      ["Excel (XLSX)", "PK"],
      ["JSON for scripts", "{"],
    ] as const) {
      const coming = page.waitForEvent("download");
      await page.getByRole("button", { name: "Export" }).click();
      await page.getByRole("menuitem", { name: item }).click();
      const file = await readFile(await (await coming).path(), "utf8");
      expect(file.startsWith(begin), `${item}: ${file.slice(0, 40)}`).toBe(true);
    }
  });

  test("keeps settings that are waiting to be saved when the page is left", async ({ api, page, table }) => {
    await api.addCards({ title: "Cook" });
    const boardId = await api.boardId();
    await table.open(boardId);
    await page.evaluate(dropFirstColumnsResponse);
    for (const name of ["Status", "Source"]) {
      await page.getByRole("columnheader", { name }).getByRole("button").click();
      await page.getByRole("menuitem", { name: "Hide column" }).click();
      await expect(page.getByRole("columnheader", { name })).toBeHidden();
    }
    await page.getByRole("button", { name: "Board settings" }).click();
    await page.getByRole("checkbox", { name: "Archived" }).uncheck();
    await page.goto("/today");
    type View = { columns: { key: string; visible: boolean }[]; board: { settings: object } };
    const stored = async () => {
      const { columns, board } = await api.read<View>("table.getView", { boardId });
      const hidden = columns.filter(({ key, visible }) => ["status", "source"].includes(key) && !visible);
      return { hidden: hidden.length, settings: board.settings };
    };
    await expect.poll(stored).toMatchObject({ hidden: 2, settings: { hiddenStatuses: ["archived"] } });
  });

  test("works on a phone, where the second tap edits a cell", async ({
    browser,
    account,
    api,
    baseURL,
    context,
  }) => {
    await api.addCards({ title: "Cook" });
    const boardId = await api.boardId();
    const phone = await browser.newContext({
      ...(baseURL ? { baseURL } : {}),
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      storageState: await context.storageState(),
    });
    const page = await phone.newPage();
    await page.goto(`/boards/${boardId}/table`);
    await expect(page.locator("[data-board-ready]")).toBeAttached();
    const cell = page.locator('[data-row="0"] [data-column="company"]');
    await cell.tap();
    await expect(cell).toBeFocused();
    await cell.tap();
    const field = page.getByRole("textbox", { name: "Edit Company" });
    await field.fill(`${account.name} & Co`);
    await field.press("Enter");
    await expect(cell).toHaveText("Robin Reyes & Co");
    await expectNoSidewaysScroll(page);
    await phone.close();
  });
});

/** Simulates a slow connection within the page: the first change of the columns gets no response, and later ones wait. */
function dropFirstColumnsResponse(): void {
  const { fetch: send } = window;
  window.fetch = (address, init) => {
    if (!String(address).includes("table.replaceViewSettings")) return send(address, init);
    window.fetch = send;
    return new Promise(() => {});
  };
}

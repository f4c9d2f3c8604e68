import { expectNoFindings } from "../axe.ts";
import { expect, test } from "../fixtures.ts";
import { ImportScreen } from "../pages/import-screen.ts";

test.describe("axe finds no issues", () => {
  test("on the board: empty, filled, selecting, lifting", async ({ api, board, page }) => {
    await board.open();
    await expectNoFindings(page, "an empty board");
    await page.getByRole("button", { name: "Add your first card" }).click();
    await expectNoFindings(page, "adding a card");
    await api.addCards(
      { title: "Cook", compensation: { salaryRangeMin: 40_000, salaryRangeMax: 50_000 } },
      { title: "Baker", workMode: "remote" },
      { title: "Pilot", company: "Skyways", status: "applied" },
    );
    const boardId = await api.boardId();
    await api.change("boards.updateSettings", {
      boardId,
      hiddenStatuses: ["archived"],
      sorts: ["job_title_asc"],
    });
    await board.open();
    await board.expectColumn("saved", ["Baker", "Cook"]);
    await expectNoFindings(page, "a sorted board with a collapsed column");
    await api.change("boards.updateSettings", { boardId, sorts: [] });
    await board.open();
    await board.card("Cook").click({ modifiers: ["ControlOrMeta"] });
    await expect(page.getByRole("region", { name: "Selected cards" })).toBeVisible();
    await expectNoFindings(page, "a selection");
    await page.keyboard.press("Escape");
    await board.card("Cook").focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowRight");
    await expectNoFindings(page, "a lifted card");
  });

  test("on the drawer, menus, and dialogs over the board", async ({ api, board, drawer, page }) => {
    await api.addCards({ title: "Cook" });
    await board.open();
    await board.card("Cook").click();
    await expect(drawer.dialog.getByRole("list", { name: "Timeline" })).toBeVisible();
    await expect(drawer.field("Résumé on this card")).toBeVisible();
    await expect(drawer.button("Schedule interview")).toBeVisible();
    await expectNoFindings(page, "the drawer");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Actions for Cook at Acme" }).click();
    await expect(page.getByRole("menu")).toBeVisible();
    await expectNoFindings(page, "the menu of a card");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Board settings" }).click();
    await page.getByLabel("Archive inactive applications automatically").check();
    await page.getByLabel("Sort by").selectOption("date_desc");
    await expectNoFindings(page, "the settings");
    await page.keyboard.press("Escape");
    await page.keyboard.press("ControlOrMeta+k");
    await page.getByRole("combobox", { name: "Commands" }).fill("co");
    await expect(page.getByRole("option", { name: "Cook" })).toBeVisible();
    await expectNoFindings(page, "the command palette");
    await page.keyboard.press("Escape");
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
    await expectNoFindings(page, "the list of keys");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Board actions" }).click();
    await page.getByRole("menuitem", { name: "New board" }).click();
    await expect(page.getByRole("dialog", { name: "New board" })).toBeVisible();
    await expectNoFindings(page, "a dialog");
  });

  test("on the table: empty, filled, editing, rejected", async ({ api, page, table }) => {
    const boardId = await api.boardId();
    await table.open(boardId);
    await expectNoFindings(page, "an empty table");
    await api.addCards({ title: "Cook" }, { title: "Pilot", company: "Skyways", status: "applied" });
    await table.open(boardId);
    await table.cell("Cook", "applicationDate").click();
    await table.paste("yesterday");
    await expect(table.cell("Cook", "applicationDate")).toHaveAttribute("aria-invalid", "true");
    await expectNoFindings(page, "a rejected cell");
    await table.cell("Cook", "status").dblclick();
    await expectNoFindings(page, "choosing a status");
    await page.keyboard.press("Escape");
    await table.cell("Cook", "notes").dblclick();
    await expectNoFindings(page, "writing notes");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Columns" }).click();
    await expectNoFindings(page, "the columns");
  });

  test("on every step of an import", async ({ api, page, account: _account }) => {
    await api.addCards({ title: "Cook" });
    const screen = new ImportScreen(page, api);
    await screen.open();
    await expectNoFindings(page, "choosing a file");
    await screen.choose("jobs.xls", new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]));
    await expect(page.getByText(/Save it as XLSX or CSV/)).toBeVisible();
    await expectNoFindings(page, "a file that can't be read");
    const rows = "Acme,Cook,Offer,03/04/2026\nWard,Nurse,Simmering,soon\n,Nobody,Applied,";
    await screen.choose("jobs.csv", `Company,Role,Status,Date Applied\n${rows}`);
    await screen.check();
    await expect(page.getByText("Choose a column for every status.")).toBeVisible();
    await expectNoFindings(page, "matching columns, with a word that is not matched");
    await page.getByLabel("Column for Simmering").selectOption("interviewing");
    await screen.check();
    await expect(screen.row("Nobody")).toBeVisible();
    await expectNoFindings(page, "the verdicts");
    await screen.import();
    await expectNoFindings(page, "what was imported");
    await page.getByRole("button", { name: "Undo import" }).click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await expectNoFindings(page, "the question before an undo");
    await screen.open();
    await expect(page.getByRole("list", { name: "Latest imports" })).toBeVisible();
    await expectNoFindings(page, "earlier imports");
  });

  test("on the companies pages", async ({ api, page, account: _account }) => {
    await page.goto("/companies");
    await expect(page.getByText("No companies yet")).toBeVisible();
    await expectNoFindings(page, "no companies");
    await api.addCards({ title: "Cook" });
    await page.reload();
    await expect(page.getByRole("row").filter({ hasText: "Acme" })).toBeVisible();
    await expectNoFindings(page, "the list of companies");
    await page.getByRole("link", { name: "Acme" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Acme" })).toBeAttached();
    await expectNoFindings(page, "a company");
  });

  test("on the interviews page", async ({ api, page, account: _account }) => {
    await page.goto("/interviews");
    await expect(page.getByText("No interviews yet")).toBeVisible();
    await expectNoFindings(page, "no interviews");
    const [applicationId] = await api.addCards({ title: "Cook" });
    const timeZone = "Europe/Berlin";
    await api.change("interviews.create", { applicationId, scheduledAt: "2026-01-05T09:00:00Z", timeZone });
    await api.change("interviews.create", { applicationId, scheduledAt: "2099-01-05T09:00:00Z", timeZone });
    await page.reload();
    await expect(page.getByRole("region", { name: "Needs feedback" })).toBeVisible();
    await page.getByRole("button", { name: "Create address" }).click();
    await expect(page.getByTestId("calendar-address")).toBeVisible();
    await expectNoFindings(page, "the list of interviews, and the feed's address");
    await page.getByRole("button", { name: "Schedule interview" }).click();
    const dialog = page.getByRole("dialog", { name: "Schedule interview" });
    await dialog.getByLabel("Date").fill("2027-10-31");
    await dialog.getByLabel("Time", { exact: true }).fill("02:30");
    await dialog.getByRole("combobox", { name: "Time zone" }).fill("Europe/Berlin");
    await page.keyboard.press("Tab");
    await dialog.getByRole("button", { name: "Schedule" }).click();
    await expect(dialog.getByText("Choose an application.")).toBeVisible();
    await expectNoFindings(page, "an interview that lacks its card");
    await page.keyboard.press("Escape");
    await page.goto("/interviews?view=month&month=2026-01");
    await expect(page.getByRole("grid")).toBeVisible();
    await expectNoFindings(page, "a month");
  });

  test("on the Insights page: an empty board, charts, tables, and the cards behind a figure", async ({
    api,
    page,
    account: _account,
  }) => {
    await page.goto(`/boards/${await api.boardId()}/insights`);
    await expect(page.getByText("No insights yet")).toBeVisible();
    await expectNoFindings(page, "no insights");
    const titles = ["Cook", "Baker", "Pilot", "Tailor", "Smith"];
    const ids = await api.addCards(...titles.map((title) => ({ title, status: "applied" })));
    for (const applicationId of ids) {
      await api.change("applications.move", { applicationId, status: "interviewing" });
    }
    await page.reload();
    await expect(page.getByRole("img", { name: "Flow between stages" })).toBeVisible();
    await expectNoFindings(page, "charts");
    for (const choice of await page.locator("label", { hasText: "Table" }).all()) await choice.click();
    await expectNoFindings(page, "tables");
    await page.getByRole("link", { name: /^Interview rate/ }).click();
    await expect(page.getByRole("dialog").getByRole("listitem")).toHaveCount(5);
    await expectNoFindings(page, "the cards behind a figure");
  });

  test("on the people pages", async ({ api, page, account: _account }) => {
    await page.goto("/people");
    await expectNoFindings(page, "nobody yet");
    const { id: contactId } = await api.change<{ id: string }>("contacts.create", { name: "Ada Kern" });
    for (const type of ["call", "meeting", "follow_up"]) {
      const interactionTime = new Date().toISOString();
      await api.change("interactions.create", { contactId, type, interactionTime, notes: "Said hello" });
    }
    await page.reload();
    await expect(page.getByRole("list", { name: "Follow up with" })).toBeVisible();
    await expectNoFindings(page, "the overview");
    await page.getByRole("button", { name: "Log interaction with Ada Kern" }).click();
    await expectNoFindings(page, "logging an interaction");
    await page.goto("/people?view=contacts");
    await expect(page.getByRole("row").filter({ hasText: "Ada Kern" })).toBeVisible();
    await expectNoFindings(page, "all contacts");
    await page.goto("/people?view=analytics");
    await expect(page.getByRole("img").locator("svg").first()).toBeVisible();
    await expectNoFindings(page, "the chart");
    await page.getByText("Table", { exact: true }).click();
    await expectNoFindings(page, "the table behind it");
    await page.goto(`/people/${contactId}`);
    await expectNoFindings(page, "a contact");
    await page.goto("/people");
    await page.getByRole("button", { name: "Import from LinkedIn" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectNoFindings(page, "the import of connections");
    const csv = "First Name,Last Name,URL\nBo,Lind,https://example.com/bo\nCy,Ost,no link\nAda,Kern,";
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "c.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
    await expect(page.getByRole("dialog").getByRole("table")).toBeVisible();
    await expectNoFindings(page, "what the import would do");
  });

  test("on the résumés and profile pages", async ({ api, page, account: _account }) => {
    await page.goto("/resumes");
    await expectNoFindings(page, "an empty library");
    await page.getByRole("button", { name: "Upload résumé" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Upload", exact: true }).click();
    await expectNoFindings(page, "an upload without a file");
    const contentBase64 = Buffer.from("%PDF-1.7").toString("base64");
    const file = { fileName: "cv.pdf", contentType: "application/pdf", contentBase64 };
    const { id } = await api.change<{ id: string }>("resumes.create", { name: "Backend", file });
    const [applicationId] = await api.addCards({ title: "Cook" });
    await api.change("applications.attachResume", { applicationId, resumeId: id });
    await page.reload();
    await expect(page.getByRole("link", { name: "Cook at Acme" })).toBeVisible();
    await expectNoFindings(page, "a library");
    await api.change("profile.update", { experience: [{ title: "Cook", company: "Acme" }] });
    await page.goto("/profile");
    await expectNoFindings(page, "the profile");
    await page.getByRole("button", { name: "Add education" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Add", exact: true }).click();
    await expectNoFindings(page, "an entry that lacks its name");
  });

  test("on Today, and when saving a posting", async ({ api, page, account: _account }) => {
    await page.goto("/today");
    await expectNoFindings(page, "nothing to do");
    const [applicationId] = await api.addCards(
      { title: "Cook", status: "interviewing" },
      { title: "Baker", status: "offer" },
    );
    const scheduledAt = new Date(Date.now() + 3_600_000).toISOString();
    const meetingUrl = "https://meet.example.com/1";
    await api.change("interviews.create", { applicationId, scheduledAt, meetingUrl });
    await expect(page.getByRole("link", { name: "Join" })).toBeVisible();
    await expectNoFindings(page, "things to do");
    await page.getByRole("button", { name: "Snooze Baker at Acme" }).click();
    await expectNoFindings(page, "when to come back");
    await page.getByRole("menuitem", { name: "Choose a day…" }).click();
    await expectNoFindings(page, "choosing a day");
    await page.goto("/save?title=Baker&company=Acme&link=http://127.0.0.1/");
    await page.getByLabel("Job title").fill("");
    await page.getByRole("button", { name: "Save card" }).click();
    await expect(page.getByText("Enter a job title.")).toBeVisible();
    await expectNoFindings(page, "a posting that lacks its title");
  });
});

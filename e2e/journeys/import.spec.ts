import { expect, test } from "../fixtures.ts";
import { fileOf, ImportScreen } from "../pages/import-screen.ts";
import { PATIENCE } from "../patience.ts";

const SHEET = `Company,Role,Status,Date Applied,Job URL,Notes
Acme Inc.,Cook,Offer,03/04/2026,https://jobs.example/1?utm_source=mail,Theirs
Skyways,Pilot,Applied,last week,,
Ward,Nurse,Applied,04/05/2026,,
Ward,Nurse,Applied,04/05/2026,,
,Nobody,Applied,,,
`;

test("an import shows what it would do, does it, and can be undone as a whole", async ({
  api,
  board,
  drawer,
  page,
}) => {
  await api.addCards(
    { title: "Baker", company: "Flour" },
    { title: "Cook", applicationLink: "https://jobs.example/1" },
  );
  const screen = new ImportScreen(page, api);
  await board.open();
  await page.getByRole("link", { name: "Import", exact: true }).click();
  await screen.choose("search.csv", SHEET);

  // The date format is shown and can be switched.
  await expect(page.getByText("03/04/2026 is read as March 4, 2026")).toBeVisible();
  await page.getByText("Day first").click();
  await expect(page.getByText("03/04/2026 is read as April 3, 2026")).toBeVisible();
  await screen.check();

  // Dates are shown as parsed.
  await expect(screen.row("Cook at Acme Inc.")).toContainText("Applied Apr 3, 2026");
  await expect(screen.row("Cook at Acme Inc.")).toContainText("Same link as Cook at Acme");
  await expect(screen.row("Line 5")).toContainText("Same as line 4 of this file");
  await expect(screen.row("Pilot at Skyways")).toContainText("“last week” isn't a date we can read");
  await expect(screen.row("Nobody")).toContainText("Missing a company");
  await page.getByText("Failed 1", { exact: true }).click();
  await expect(screen.row("Pilot")).toBeHidden();
  expect(await api.columns()).toMatchObject({ saved: ["Baker", "Cook"], applied: [] });

  await page.getByRole("radio", { name: /^Update existing cards/ }).check();
  await screen.import();
  await expect(page.getByText("2 added, 2 updated, 0 skipped, 1 failed")).toBeVisible();
  expect(await api.columns()).toMatchObject({
    saved: ["Baker"],
    applied: ["Pilot", "Nurse"],
    offer: ["Cook"],
  });

  await board.open();
  await board.expectColumn("offer", ["Cook"]);
  await board.card("Nurse").click();
  await drawer.fill("Notes", "A friend works there");
  await expect(drawer.saved).toBeVisible();
  await screen.open();
  await page.getByRole("button", { name: "Undo import of search.csv" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Undo import" }).click();
  await expect(page.getByText("Import undone: 1 deleted, 1 restored, 1 kept")).toBeVisible();
  expect(await api.columns()).toMatchObject({ saved: ["Baker", "Cook"], applied: ["Nurse"], offer: [] });
});

test("the account remembers a mapping for its headings, so that the keyboard alone imports the next file", async ({
  api,
  board,
  page,
}) => {
  const screen = new ImportScreen(page, api);
  const file = (job: string) => `Who,What,How far\nAcme,${job},Simmering`;
  await screen.open();
  await screen.choose("mine.csv", file("Cook"));
  await page.getByLabel("Import Who as").selectOption("Company");
  await page.getByLabel("Import What as").selectOption("Job title");
  await page.getByLabel("Import How far as").selectOption("Status");
  await page.getByLabel("Column for Simmering").selectOption("interviewing");
  await screen.check();
  await screen.import();
  await screen.open();
  await expect(page.getByRole("list", { name: "Latest imports" })).toBeVisible();
  const dialog = page.waitForEvent("filechooser");
  await screen.pressByKeyboard("Choose a file");
  await (await dialog).setFiles(fileOf("later.csv", file("Baker")));
  await expect(page.getByText("Using your previous column matches")).toBeVisible();
  await screen.pressByKeyboard("Review 1 row");
  await screen.pressByKeyboard("Import 1 row");
  await screen.pressByKeyboard("Open board");
  await board.expectColumn("interviewing", ["Cook", "Baker"]);
  expect(await api.columns()).toMatchObject({ interviewing: ["Cook", "Baker"] });
});

test("five thousand rows become five thousand cards despite a broken connection and a lost response", async ({
  api,
  page,
  account: _account,
}) => {
  test.slow();
  const lines = Array.from(
    { length: 5_000 },
    (_, index) => `Company ${index % 300},Role ${index},https://x.example/${index}`,
  );
  const screen = new ImportScreen(page, api);
  await screen.open();
  await screen.choose("large.csv", ["Company,Role,URL", ...lines].join("\n"));
  await screen.check();
  const verdicts = page.getByRole("list", { name: "Rows and what happens to them" });
  await expect(verdicts).toBeVisible({ timeout: 60_000 * PATIENCE });
  expect(await verdicts.getByRole("listitem").count()).toBeLessThan(60);

  // The responses to one batch are lost after the server has processed it, and so are all retries.
  let isBroken = false;
  await page.route("**/api/trpc/imports.run", async (route) => {
    const { number } = route.request().postDataJSON();
    if (number < 2) return route.continue();
    isBroken = true;
    await route.fetch();
    await route.abort();
  });
  await page.getByRole("button", { name: "Import 5,000 rows" }).click();
  await expect(page.getByRole("progressbar")).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: "stopped after 400 of 5,000 rows" })).toBeVisible({
    timeout: 90_000 * PATIENCE,
  });
  expect(isBroken).toBe(true);
  await page.unroute("**/api/trpc/imports.run");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText(/^Stopped after/)).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("5,000 added, 0 updated, 0 skipped, 0 failed")).toBeVisible({
    timeout: 60_000 * PATIENCE,
  });
  const columns = await api.columns();
  expect(Object.values(columns).flat()).toHaveLength(5_000);
  await page.getByRole("button", { name: "Undo import" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Undo import" }).click();
  await expect(page.getByText("Import undone: 5,000 deleted")).toBeVisible({ timeout: 30_000 * PATIENCE });
});

test("a file that can't be read says what to do", async ({ api, page, account: _account }) => {
  const screen = new ImportScreen(page, api);
  await screen.open();
  await screen.choose("jobs.xls", new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]));
  await expect(page.getByRole("alert").filter({ hasText: "Save it as XLSX or CSV" })).toBeVisible();
  await screen.choose("empty.csv", "");
  await expect(page.getByRole("alert").filter({ hasText: "has no rows" })).toBeVisible();
  // Another kind of file is recognized, and the page links to where it belongs.
  await screen.choose(
    "Connections.csv",
    "First Name,Last Name,URL,Email Address,Company,Position,Connected On\nAda,Kern,,,Acme,Engineer,15 Nov 2026",
  );
  await expect(page.getByText("Connections.csv lists people, not applications")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Review/ })).toBeHidden();
  await expect(page.getByRole("link", { name: "Go to People" })).toHaveAttribute("href", "/people");
});

import { expect, test } from "../fixtures.ts";

test.describe("companies", () => {
  test("are added and edited in place, reject a taken name at its field, and are found once the connection is back", async ({
    api,
    page,
    account: _account,
  }) => {
    await api.addCards(
      { title: "Cook", company: "Acme" },
      { title: "Pilot", company: "Skyways", status: "applied" },
    );
    await page.goto("/companies");
    await page.getByRole("button", { name: "Add company" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Name").fill(" ACME ");
    await dialog.getByRole("button", { name: "Add company" }).click();
    await expect(dialog.getByLabel("Name")).toHaveAttribute("aria-invalid", "true");
    await expect(dialog.getByLabel("Name")).toHaveValue(" ACME ");
    await dialog.getByLabel("Name").fill("Zenith");
    await dialog.getByRole("button", { name: "Add company" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Zenith" })).toBeAttached();
    await page.getByLabel("Website").fill("zenith.example.com");
    await page.getByLabel("Industry").selectOption("media");
    await page.getByRole("textbox", { name: "Name" }).fill("acme");
    await page.getByRole("textbox", { name: "Name" }).press("Enter");
    await expect(page.getByRole("alert").filter({ hasText: /name/i })).toBeVisible();
    await page.getByRole("textbox", { name: "Name" }).fill("Zenith Media");
    await page.getByRole("textbox", { name: "Name" }).press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Zenith Media" })).toBeAttached();

    await page.getByRole("link", { name: "Companies" }).last().click();
    await page.route("**/api/trpc/companies.list**", (route) => route.abort());
    await page.getByRole("searchbox", { name: "Search companies" }).fill("zen");
    await expect(page.getByText("Couldn't load this.")).toBeVisible();
    await expect(page.getByText("No matches")).toBeHidden();
    await page.unroute("**/api/trpc/companies.list**");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("row").filter({ hasText: "Zenith Media" })).toContainText(
      "zenith.example.com",
    );
    await expect(page.getByRole("row").filter({ hasText: "Acme" })).toBeHidden();
    await page.reload();
    await expect(page.getByRole("searchbox", { name: "Search companies" })).toHaveValue("zen");
  });

  test("show their cards, and say what is deleted with them", async ({ api, page, board, drawer }) => {
    await api.addCards(
      { title: "Cook" },
      { title: "Baker", status: "offer" },
      { title: "Pilot", company: "Skyways" },
    );
    await page.goto("/companies");
    await page.getByRole("link", { name: "Acme" }).click();
    const cards = page.getByRole("listitem").filter({ hasText: /Cook|Baker/ });
    await expect(cards).toHaveCount(2);
    await expect(cards.filter({ hasText: "Baker" })).toContainText("Offer");
    await page.getByRole("link", { name: "Baker" }).click();
    await expect(drawer.field("Job title")).toHaveValue("Baker");
    await drawer.dialog.getByRole("link", { name: "Open company" }).click();

    await page.getByRole("button", { name: "Delete" }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText("This also deletes its 2 applications");
    await question.getByRole("button", { name: "Delete company" }).click();
    await expect(page).toHaveURL(/\/companies$/);
    await expect(page.getByRole("link", { name: "Acme" })).toBeHidden();
    await board.open();
    await board.expectColumn("saved", ["Pilot"]);
    await board.expectColumn("offer", []);
  });

  test("with the same name are suggested for merging, which says what moves", async ({ api, page }) => {
    await api.addCards(
      { title: "Cook", company: "Acme" },
      { title: "Baker", company: "ACME GmbH" },
      { title: "Pilot", company: "Skyways" },
    );
    await page.goto("/companies");
    await page.getByRole("link", { name: "ACME GmbH" }).click();
    await page.getByRole("button", { name: "Merge into…" }).click();
    const dialog = page.getByRole("dialog", { name: "Merge ACME GmbH into another company" });
    await expect(dialog).toContainText("1 card and no people move");
    await dialog.getByRole("button", { name: "Merge companies" }).click();
    await expect(dialog.getByText("Choose one of your companies.")).toBeVisible();
    await dialog.getByLabel("Company to keep").fill("sky");
    await page.getByRole("option", { name: "Skyways" }).click();
    await expect(dialog.getByLabel("Company to keep")).toHaveValue("Skyways");
    await dialog.getByRole("button", { name: "Acme · 1 card" }).click();
    await expect(dialog.getByLabel("Company to keep")).toHaveValue("Acme");
    await dialog.getByRole("button", { name: "Merge companies" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Acme" })).toBeAttached();
    await expect(page.getByRole("listitem").filter({ hasText: /Cook|Baker/ })).toHaveCount(2);
    await page.goto("/companies");
    await expect(page.getByRole("link", { name: "ACME GmbH" })).toBeHidden();
  });
});

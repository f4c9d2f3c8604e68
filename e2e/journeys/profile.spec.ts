import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { undoFromToast } from "../pages/toast.ts";

test.describe("the profile", () => {
  test("is edited in place, and copied field by field", async ({ context, page, account: _account }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("/profile");
    await page.getByLabel("Phone", { exact: true }).fill("+49 30 1234567");
    await page.getByLabel("Phone", { exact: true }).press("Enter");
    await page.getByLabel("Skills", { exact: true }).fill("SQL, TypeScript,, SQL");
    await page.getByLabel("Skills", { exact: true }).press("Enter");
    await expect(page.getByLabel("Skills", { exact: true })).toHaveValue("SQL, TypeScript");
    await page.getByRole("button", { name: "Copy Phone" }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("+49 30 1234567");
    await page.reload();
    await expect(page.getByLabel("Phone", { exact: true })).toHaveValue("+49 30 1234567");
  });

  test("says so if the browser has no clipboard, as on plain HTTP; so does the drawer of a card", async ({
    api,
    board,
    drawer,
    page,
  }) => {
    await api.addCards({ title: "Cook" });
    await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
    await page.goto("/profile");
    await page.getByLabel("Phone", { exact: true }).fill("+49 30 1234567");
    await page.getByRole("button", { name: "Copy Phone" }).click();
    await expect(page.getByText("Couldn't copy.")).toBeVisible();
    await board.open();
    await board.card("Cook").click();
    await drawer.button("More actions").click();
    await page.getByRole("menuitem", { name: "Copy link to this card" }).click();
    await expect(page.getByText("Couldn't copy the link.")).toBeVisible();
  });

  test("shows an error at the field whose value can't be saved", async ({ page, account: _account }) => {
    await page.goto("/profile");
    await page.getByLabel("Email", { exact: true }).fill("robin at home");
    await page.getByLabel("Email", { exact: true }).press("Enter");
    await expect(page.getByRole("alert").filter({ hasText: "Must be an email address." })).toBeVisible();
  });

  test("keeps lists: an entry is added, changed, removed, and restored", async ({
    page,
    account: _account,
  }) => {
    await page.goto("/profile");
    await page.getByRole("button", { name: "Add experience" }).click();
    const dialog = page.getByRole("dialog", { name: "Add experience" });
    await dialog.getByRole("button", { name: "Add", exact: true }).click();
    await expect(dialog.getByText("Enter a value.")).toHaveCount(2);
    await dialog.getByLabel("Title").fill("Engineer");
    await dialog.getByLabel("Company").fill("Bright Fern");
    await dialog.getByLabel("From").fill("2024-09");
    await dialog.getByRole("button", { name: "Add", exact: true }).click();
    await expect(dialog).toBeHidden();
    const entry = page.getByRole("listitem").filter({ has: page.getByLabel("Company", { exact: true }) });
    await entry.getByLabel("Location", { exact: true }).fill("Berlin");
    await entry.getByLabel("Location", { exact: true }).press("Enter");
    await expect(async () => {
      await page.reload();
      await expect(entry.getByLabel("Location", { exact: true })).toHaveValue("Berlin", { timeout: 2_000 });
    }).toPass();
    await entry.getByRole("button", { name: "Remove Engineer" }).click();
    await expect(page.getByText("No experience yet.")).toBeVisible();
    await undoFromToast(page, "Engineer");
    await expect(entry.getByLabel("From", { exact: true })).toHaveValue("2024-09");

    await page.route("**/profile.update", (route) => route.abort());
    await entry.getByRole("button", { name: "Remove Engineer" }).click();
    await expect(page.getByText("Can't reach the server")).toBeVisible();
    await expect(entry.getByLabel("From", { exact: true })).toHaveValue("2024-09");
  });

  test("saves a text that was typed offline in its entry, though another one was removed elsewhere", async ({
    api,
    context,
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    const [first, second, third] = ["Acme", "Lumen", "Verdant"].map((company) => ({
      title: "Cook",
      company,
    }));
    await api.change("profile.update", { experience: [first, second, third] });
    await page.goto("/profile");
    const locations = (of: Page) => of.getByRole("listitem").getByLabel("Location", { exact: true });
    await expect(locations(page)).toHaveCount(3);
    await context.setOffline(true);
    await locations(page).nth(1).fill("Berlin");
    await page.close();
    await context.setOffline(false);
    await api.change("profile.update", { experience: [second, third] });
    const next = await context.newPage();
    await next.goto("/profile");
    const stored = () => api.read<{ experience: object[] }>("profile.get", {});
    await expect.poll(stored).toMatchObject({ experience: [{ location: "Berlin" }, { location: null }] });
    await expect(locations(next).nth(0)).toHaveValue("Berlin");
  });
});

import writeExcelFile from "write-excel-file/node";
import { expectNoFindings } from "../axe.ts";
import { expect, test } from "../fixtures.ts";
import { join } from "../joining.ts";
import { expectNoSidewaysScroll } from "../page-width.ts";
import { fileOf } from "../pages/import-screen.ts";

test("a roster file is checked row by row, applied by keyboard, and undone", async ({
  account,
  api,
  page,
  otherUser: kim,
}) => {
  const made = { name: `Harbor Careers ${Date.now()}`, type: "bootcamp" };
  const { slug } = await api.change<{ slug: string }>("organizations.create", made);
  await join(api, slug, "applicant", kim);
  const lee = `lee-${account.email}`;
  const picker = page.getByLabel("Choose a file", { exact: true }).last();
  const choose = (name: string, content: string | Uint8Array) => picker.setInputFiles(fileOf(name, content));

  await page.goto(`/o/${slug}`);
  await page.getByRole("link", { name: "Sync from a file" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sync from a file" })).toBeVisible();
  const ofOrganization = page.getByRole("navigation", { name: /^Pages of/ });
  await expect(ofOrganization.getByRole("link", { name: "Roster" })).toHaveAttribute("aria-current", "true");
  await choose("roster.xls", new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]));
  await expect(page.getByText("Save it as XLSX or CSV")).toBeVisible();
  await choose("names.csv", "Name,Cohort\nKim,Evening");
  await expect(page.getByText("No heading names a student ID or an address.")).toBeVisible();
  await expectNoFindings(page, "a roster file that can't be used");

  const rows = [
    ["Student ID", "Email", "Name", "Cohort", "Graduation", "Shoe size"],
    ["00123", kim.account.email, "Kim Sol", "Evening", "2027-05-31", "42"],
    ["00124", lee, "Lee Park", "Evening", "", ""],
    ["00124", lee.toUpperCase(), "Lee Park", "", "", ""],
    ["00125", "nobody at home", "Max Orr", "", "", ""],
  ];
  const sheet = await writeExcelFile(rows.map((row) => row.map((value) => ({ value })))).toBuffer();
  await choose("roster.xlsx", sheet);
  const list = page.getByRole("list", { name: "Rows and what happens to them" });
  await expect(list.getByRole("listitem").filter({ hasText: "Kim Sol" })).toContainText("Changed");
  await expect(list.getByRole("listitem").nth(1)).toContainText("New");
  await expect(list.getByRole("listitem").nth(2)).toContainText(
    "The same person as row 2, which is used instead",
  );
  await expect(list.getByRole("listitem").filter({ hasText: "Max Orr" })).toContainText(
    "Email: Must be an email address.",
  );
  await expect(page.getByText("This cohort doesn't exist yet and will be created: Evening")).toBeVisible();
  await expect(page.getByText("This column isn't read: Shoe size")).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await expectNoFindings(page, "the verdicts on a roster file");
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole("button", { name: "Keep “Shoe size” as a field" }).press("Enter");
  await expect(page.getByText("This column isn't read: Shoe size")).toBeHidden();
  await expect(list.getByRole("listitem").first()).toContainText("Shoe size");
  await page.getByRole("button", { name: "Sync 2 people" }).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Roster synced" })).toContainText("1 person added");
  await page.getByRole("link", { name: "Open roster" }).click();
  await page.getByRole("button", { name: "Fields" }).click();
  await page.getByLabel("Shoe size").selectOption("42");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("row").filter({ hasText: kim.account.email })).toBeVisible();
  await page.getByRole("row").filter({ hasText: kim.account.email }).click();
  const panel = page.getByRole("dialog");
  await panel.getByRole("button", { name: "Edit" }).press("Enter");
  await panel.getByLabel("Program").fill("Design");
  await panel.getByRole("button", { name: "Save" }).press("Enter");
  await expect(panel.getByRole("definition").filter({ hasText: "Design" })).toBeVisible();
  await expectNoFindings(page, "an applicant's record");
  await page.keyboard.press("Escape");
  await page.goto(`/o/${slug}/sync`);
  await page.getByRole("button", { name: "Undo sync" }).press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "Undo sync" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Sync undone" })).toContainText("1 person removed");
  await page.getByRole("button", { name: "Sync another file" }).press("Enter");

  // A file that names no one who is on the roster ends nothing, and says who is missing.
  await choose("others.csv", `Email\n${lee}`);
  await page.getByText("Missing 1", { exact: true }).click();
  await expect(page.getByRole("list", { name: "People who aren't in the file" })).toContainText(
    kim.account.email,
  );

  // The file's column became a field, which the settings list.
  await page.goto(`/o/${slug}/settings`);
  const fields = page.getByRole("region", { name: "Applicant fields" });
  await expect(fields.getByRole("listitem").filter({ hasText: "Degree" })).toContainText("Built in");
  await fields.getByRole("button", { name: "Delete the field Shoe size" }).press("Enter");
  await page.getByRole("button", { name: "Delete field" }).press("Enter");
  await expect(fields.getByRole("listitem").filter({ hasText: "Shoe size" })).toBeHidden();
  await fields.getByRole("button", { name: "Add field" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Add an applicant field" });
  await dialog.getByLabel("Name").fill("degree");
  await dialog.getByLabel("Kind").selectOption("choice");
  await dialog.getByLabel("Options").fill("North\n\nSouth\n");
  await dialog.getByRole("button", { name: "Add field" }).click();
  await expect(dialog.getByRole("alert")).toContainText("already has a field named");
  await expectNoFindings(page, "a field whose name is taken");
  await dialog.getByLabel("Name").fill("Campus");
  await dialog.getByRole("button", { name: "Add field" }).click();
  await expect(fields.getByRole("listitem").filter({ hasText: "Campus" })).toContainText(
    "Choice: North, South",
  );
});

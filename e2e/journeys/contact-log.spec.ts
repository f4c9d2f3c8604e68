import { expect, test } from "../fixtures.ts";
import { fillPractice } from "../practice.ts";

test("a coach finds an applicant by keyboard, and logging a contact marks them as contacted", async ({
  account,
  api,
  page,
}) => {
  const name = `Harbor Careers ${Date.now()}`;
  const { slug } = await api.change<{ slug: string }>("organizations.create", { name, type: "bootcamp" });
  await fillPractice(slug, account.email);
  await page.goto(`/o/${slug}`);
  const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  const pressed = async () => {
    await page.keyboard.press("?");
    return keys.isVisible();
  };
  // Until the page's scripts have loaded, nothing listens.
  await expect.poll(pressed).toBe(true);
  await expect(keys).toContainText("Mark as contacted, in an open panel");
  await page.keyboard.press("Escape");
  await expect(keys).toBeHidden();
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("applicant-1-");
  const row = page.getByRole("row").filter({ hasText: "Applicant 1" });
  await expect(row).toHaveCount(1);
  await row.click();
  const panel = page.getByRole("dialog").first();
  await expect(panel.getByRole("button", { name: "Contacted" })).toBeVisible();
  await panel.getByRole("button", { name: "Log contact" }).click();
  const logging = page.getByRole("dialog", { name: /^Log contact with/ });
  await expect(logging.getByLabel("Mark as contacted")).toBeChecked();
  await logging.getByRole("button", { name: "Log contact" }).click();
  await expect(panel.getByRole("list", { name: "Contacts" })).toContainText("Call: Job search");
  await expect(panel.getByText(`Contacted by ${account.name}.`)).toBeVisible();
  await panel.getByRole("button", { name: "Log contact" }).click();
  await expect(logging).toBeVisible();
  await expect(logging.getByLabel("Mark as contacted")).toBeHidden();
});

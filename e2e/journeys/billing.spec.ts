import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expectNoFindings } from "../axe.ts";
import { expect, test } from "../fixtures.ts";
import { join } from "../joining.ts";
import { expectNoSidewaysScroll } from "../page-width.ts";
import { OrganizationScreen } from "../pages/organization-screen.ts";

/** Runs the operator's command line on the database of the run. */
const admin = (...args: string[]) => promisify(execFile)(process.execPath, ["server/admin/main.ts", ...args]);

test("an owner over the seat limit pays, the roster opens, and the subscription changes and ends in the portal", async ({
  api,
  page,
  otherUser,
}) => {
  const applicant = otherUser;
  const { slug } = await api.change<{ slug: string }>("organizations.create", {
    name: `Harbor Careers ${Date.now()}`,
    type: "career_coach",
  });
  await join(api, slug, "applicant", applicant);
  await admin("organization", "set-complimentary-seats", slug, "0");
  const organization = new OrganizationScreen(page);
  const row = organization.applicant(applicant.account.email);
  const overSeats = page.getByText("1 applicant over your seat limit");

  await page.goto(`/o/${slug}`);
  await expect(overSeats).toBeVisible();
  await expect(row).toBeHidden();
  await expectNoFindings(page, "the roster, over the seats");
  await page.getByRole("link", { name: "Add seats" }).click();
  await expect(page.getByLabel("Paid seats")).toBeVisible();
  await expect(overSeats).toBeVisible();
  await expectNoFindings(page, "billing, over the seats");
  await page.getByLabel("Paid seats").fill("0");
  await page.getByRole("button", { name: "Go to checkout" }).click();
  await expect(page.getByLabel("Paid seats")).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("Paid seats").fill("3");
  await expect(page.getByText("$9 per seat a month")).toBeVisible();
  await page.getByLabel("Yearly").check();
  await page.getByRole("button", { name: "Go to checkout" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Test checkout" })).toBeVisible();
  await expect(page.getByText("3 seats, billed yearly")).toBeVisible();
  await expect(page.getByText("$270 a year, before taxes")).toBeVisible();
  await expectNoFindings(page, "the test checkout");
  await page.goBack();
  await expect(page.getByLabel("Paid seats")).toHaveValue("3");
  await expect(page.getByLabel("Yearly")).toBeChecked();
  await expect(page.getByText("3 seats: $270 a year")).toBeVisible();
  await page.getByRole("button", { name: "Go to checkout" }).click();
  await page.getByRole("button", { name: "Pay with a declined card" }).click();
  await expect(page.getByText("The card was declined")).toBeVisible();
  await page.getByRole("button", { name: "Pay", exact: true }).click();

  await expect(page.getByText("Thank you. Your seats are ready.")).toBeVisible();
  await expect(page.getByText("1 of 3 used")).toBeVisible();
  await expect(page.getByText("1 in use, 0 invited: 1 paid seat is enough.")).toBeVisible();
  const emails = [1, 2, 3, 4].map((n) => `guest-${n}-${Date.now()}@example.com`);
  await api.change("organizationInvitations.create", { organizationSlug: slug, emails, role: "applicant" });
  await page.reload();
  await expect(page.getByText("1 in use, 4 invited: choose at least 5 paid seats.")).toBeVisible();
  await expectNoFindings(page, "billing with a subscription");
  await organization.go("Roster");
  await expect(row).toBeVisible();

  await organization.go("Billing");
  await page.getByRole("button", { name: "Open billing portal" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Test billing portal" })).toBeVisible();
  await expectNoFindings(page, "the test portal");
  await page.getByLabel("Seats").fill("8");
  await page.getByRole("button", { name: "Save seats" }).click();
  await expect(page.getByText("8 seats, billed yearly")).toBeVisible();
  await page.getByRole("button", { name: "Cancel at the end of the billing period" }).click();
  await expect(page.getByText("ends with the billing period")).toBeVisible();
  await page.getByRole("link", { name: "Back to Offerlane" }).click();
  await expect(page.getByText("1 of 8 used")).toBeVisible();
  await expect(page.getByText("Ends on")).toBeVisible();

  await page.getByRole("button", { name: "Open billing portal" }).click();
  await page.getByRole("button", { name: "Cancel immediately" }).click();
  await expect(page.getByText("Ended", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Back to Offerlane" }).click();
  await expect(overSeats).toBeVisible();
  await organization.go("Roster");
  await expect(overSeats).toBeVisible();
  await expect(row).toBeHidden();
  await page.goto("/dev/payments");
  await expect(
    page.getByRole("list", { name: "Test events" }).getByText("customer.subscription.deleted").first(),
  ).toBeVisible();
  await expectNoFindings(page, "the test events");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("billing fits the screen and axe finds no issues", async ({ api, page }) => {
    const wish = { name: `Pocket school ${Date.now()}`, type: "bootcamp" };
    const { slug } = await api.change<{ slug: string }>("organizations.create", wish);
    await page.goto(`/o/${slug}/billing`);
    await expect(page.getByRole("button", { name: "Go to checkout" })).toBeVisible();
    await expectNoFindings(page, "billing");
    await expectNoSidewaysScroll(page);
  });
});

import { expectNoFindings } from "../axe.ts";
import { expect, test } from "../fixtures.ts";
import { expectNoSidewaysScroll } from "../page-width.ts";
import { linkIn } from "../pages/mailbox.ts";
import { OrganizationScreen } from "../pages/organization-screen.ts";
import { SignInForms } from "../pages/sign-in-forms.ts";

test("a director arrives from the landing page, looks around in a sample cohort, removes it, and starts", async ({
  page,
}) => {
  const unique = Date.now();
  const email = `director-${unique}@example.com`;
  await page.goto("/");
  await page.getByRole("link", { name: "For coaches", exact: true }).click();
  const section = page.getByRole("region", { name: /who needs you first/ });
  await section.getByRole("link", { name: "Create an organization" }).click();

  const forms = new SignInForms(page);
  await forms.fill({ name: "Dana Wells", email, password: "seven wide rivers" });
  await forms.press("Create account");
  await expect(page.getByText(email)).toBeVisible();
  await page.goto(await linkIn(email, "Welcome to Offerlane"));
  await forms.press("Confirm and continue");
  await page.waitForURL("/o/new");

  await expectNoFindings(page, "a new organization");
  await page.getByLabel("Name").fill(`Riverside Careers ${unique}`);
  await expect(page.getByLabel("Start with a sample cohort")).toBeChecked();
  await page.getByRole("button", { name: "Create organization" }).click();
  const slug = `riverside-careers-${unique}`;
  await page.waitForURL(`/o/${slug}`);

  const organization = new OrganizationScreen(page);
  await expect(page.getByText("This is sample data.")).toBeVisible();
  await expect(organization.applicant("Adele Fontaine")).toBeVisible();
  await expectNoFindings(page, "the roster of a sample");
  await organization.go("Cohorts");
  await expect(page.getByText("Sample cohort").first()).toBeVisible();
  await organization.go("Insights");
  await expect(page.getByText("This is sample data.")).toBeVisible();

  await page.getByRole("button", { name: "Remove it and start" }).click();
  await expect(page.getByRole("heading", { name: "No applicants yet" })).toBeVisible();
  await expect(page.getByRole("complementary", { name: "Sandbox" })).toHaveCount(0);
  await expectNoFindings(page, "the empty roster");

  // The sample can come back, on a phone too.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Try it with a sample cohort" }).click();
  await expect(page.getByText("This is sample data.")).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectNoFindings(page, "the roster of a sample on a phone");
});

test("a visitor opens a sample roster from the landing page without an account", async ({ page }) => {
  await page.goto("/#coaches");
  await page.getByRole("button", { name: "See a sample roster" }).click();
  await page.waitForURL("/o/harbor-career-coaching");
  await expect(page.getByRole("heading", { level: 1, name: "Roster" })).toBeVisible();
  // It's the sandbox's own organization, not a copy.
  await expect(page.getByText("This is sample data.")).toHaveCount(0);
});

import { expectNoFindings } from "../axe.ts";
import { expect, test } from "../fixtures.ts";
import { expectNoSidewaysScroll } from "../page-width.ts";
import { OrganizationScreen } from "../pages/organization-screen.ts";

test("a person enters a join code, staff see and approve the request, and the person is in", async ({
  browser,
  page,
  account: _account,
  otherUser: { page: theirs },
}) => {
  const name = `Harbor Careers ${Date.now()}`;
  const slug = await new OrganizationScreen(page).createOrganization(name);
  await page.goto(`/o/${slug}/members`);
  await page.getByRole("button", { name: "Create join link" }).click();
  await page.getByLabel("How many people").fill("5");
  await page.getByRole("button", { name: "Create join link" }).click();
  const code = await page.getByText(/^\w{4}-\w{4}-\w{4}$/).innerText();
  await page.getByLabel("Domains").fill("gmail.com");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Anyone can get an address at this domain.")).toBeVisible();

  const context = await browser.newContext();
  const newcomer = await context.newPage();
  await newcomer.goto(`/join/${code}`);
  await expect(newcomer.getByText("If you're new here, sign up.")).toBeVisible();
  await newcomer.getByRole("link", { name: "Sign up" }).click();
  await expect(newcomer).toHaveURL(`/sign-up?callbackUrl=${encodeURIComponent(`/join/${code}`)}`);
  await context.close();

  await theirs.goto("/sharing");
  await theirs.getByRole("link", { name: "Enter join code" }).click();
  await theirs.getByRole("button", { name: "Continue" }).click();
  await expect(theirs.getByText("Fill in this field.")).toBeVisible();
  await theirs.getByLabel("Join code").pressSequentially("0000-0000-0000");
  await expect(theirs.getByLabel("Join code")).toHaveValue("0000-0000-0000");
  await theirs.getByRole("button", { name: "Continue" }).click();
  await expect(theirs.getByText("This code doesn't work.")).toBeVisible();
  await theirs.getByLabel("Join code").fill(code.toLowerCase());
  await theirs.getByRole("button", { name: "Continue" }).click();
  await expect(theirs.getByRole("heading", { level: 1, name: `Join ${name}` })).toBeVisible();
  await theirs.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(theirs);
  await expectNoFindings(theirs, "the page of a join code");
  await theirs.getByRole("button", { name: "Ask to join" }).click();
  await expect(theirs.getByText("Your request is waiting")).toBeVisible();

  await page.goto("/today");
  await page.getByRole("link", { name: "All requests" }).click();
  await page.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(page.getByText("1 request approved")).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await expectNoFindings(page, "members with join links");

  await theirs.reload();
  await theirs.getByRole("link", { name: `Open ${name}` }).click();
  await expect(theirs.getByText("Can't see any of your boards")).toBeVisible();

  await page.getByRole("button", { name: `Revoke ${code}` }).click();
  const question = page.getByRole("alertdialog", { name: "Revoke this join link?" });
  await question.getByRole("button", { name: "Revoke link" }).click();
  await expect(page.getByText("No join link works right now.")).toBeVisible();
});

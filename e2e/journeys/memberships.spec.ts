import { expect, test } from "../fixtures.ts";
import { join } from "../joining.ts";
import { OrganizationScreen } from "../pages/organization-screen.ts";

test("a membership ends with a reason and its effect on the rate, and is undone, corrected, reopened, and removed", async ({
  account: _owner,
  api,
  page,
  somebodyElse: applicant,
}) => {
  const office = new OrganizationScreen(page);
  const organizationSlug = await office.found(`Harbor Careers ${Date.now()}`);
  await join(api, organizationSlug, "applicant", applicant);
  const { email } = applicant.account;
  const cohort = await api.change<{ id: string }>("cohorts.create", { organizationSlug, name: "Autumn" });
  const placed = { organizationSlug, cohortId: cohort.id, applicantEmails: [email] };
  const joinedAt = "2026-09-01T12:00:00Z";
  await api.change("cohortMemberships.placeMany", { ...placed, joinedAt });

  await page.goto(`/o/${organizationSlug}/cohorts`);
  await page.getByRole("button", { name: "Autumn", exact: true }).click();
  const panel = page.getByRole("dialog", { name: "Autumn" });
  await panel.getByRole("button", { name: `End ${email}'s time in the cohort` }).click();
  await expect(panel.getByLabel("Reason")).toHaveValue("");
  await panel.getByRole("button", { name: "End membership" }).click();
  await expect(panel.getByText("Choose why they left.")).toBeVisible();
  await panel.getByLabel("Reason").selectOption("removed");
  await expect(panel.getByText("none yet now, 0% (0 of 1) afterwards.")).toBeVisible();
  await panel.getByRole("button", { name: "End membership" }).click();
  await expect(panel.getByText("· Removed")).toBeVisible();

  await page.keyboard.press("Escape");
  const recent = page.getByRole("region", { name: "Recent changes" });
  await recent.getByRole("button", { name: "Undo: Ended 1 membership in Autumn" }).click();
  await expect(page.getByText("1 of 1 still open")).toBeVisible();

  await page.getByRole("button", { name: "Autumn", exact: true }).click();
  await panel.getByRole("button", { name: `Correct ${email}'s time in the cohort` }).click();
  await panel.getByRole("checkbox", { name: "Still in the cohort" }).uncheck();
  await panel.getByLabel("Reason").selectOption("placed");
  await panel.getByRole("button", { name: "Save correction" }).click();
  await expect(panel.getByText("· Placed")).toBeVisible();
  await panel.getByRole("button", { name: `Correct ${email}'s time in the cohort` }).click();
  await panel.getByRole("checkbox", { name: "Still in the cohort" }).check();
  await panel.getByRole("button", { name: "Save correction" }).click();
  await expect(panel.getByRole("button", { name: `End ${email}'s time in the cohort` })).toBeVisible();
  await panel.getByRole("button", { name: `Correct ${email}'s time in the cohort` }).click();
  await panel.getByRole("button", { name: "Entered by mistake" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove membership" }).click();
  await expect(panel.getByText("No applicants yet")).toBeVisible();

  await page.goto(`/o/${organizationSlug}/audit`);
  await expect(page.getByText("entered by mistake", { exact: false })).toBeVisible();
});

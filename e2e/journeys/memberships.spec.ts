import { expectNoFindings } from "../axe.ts";
import { expect, test } from "../fixtures.ts";
import { join } from "../joining.ts";
import { OrganizationScreen } from "../pages/organization-screen.ts";

test("a membership ends with a reason and its effect on the rate, and is undone, corrected, reopened, and removed", async ({
  account: _owner,
  api,
  page,
  otherUser: applicant,
}) => {
  const office = new OrganizationScreen(page);
  const organizationSlug = await office.createOrganization(`Harbor Careers ${Date.now()}`);
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
  const ending = page.getByRole("dialog", { name: `End ${email}'s time in the cohort` });
  await expect(ending.getByLabel("Reason")).toHaveValue("");
  await ending.getByRole("button", { name: "End membership" }).click();
  await expect(ending.getByText("Choose why they left.")).toBeVisible();
  await ending.getByLabel("Reason").selectOption("removed");
  await expect(ending.getByText("none yet. After this change: 0% (0 of 1).")).toBeVisible();
  await ending.getByRole("button", { name: "End membership" }).click();
  await expect(panel.getByText("· Removed")).toBeVisible();

  // A dialog that is still closing takes the Escape.
  await expect(ending).toBeHidden();
  await page.keyboard.press("Escape");
  const recent = page.getByRole("region", { name: "Recent changes" });
  await recent.getByRole("button", { name: "Undo: Ended 1 membership in Autumn" }).click();
  await expect(page.getByText("1 of 1 still open")).toBeVisible();

  await page.getByRole("button", { name: "Autumn", exact: true }).click();
  await panel.getByRole("button", { name: `Edit ${email}'s time in the cohort` }).click();
  const correction = page.getByRole("dialog", { name: `Edit ${email}'s time in the cohort` });
  await correction.getByRole("checkbox", { name: "Still in the cohort" }).uncheck();
  await correction.getByLabel("Reason").selectOption("placed");
  await correction.getByRole("button", { name: "Save changes" }).click();
  await expect(panel.getByText("· Placed")).toBeVisible();
  await panel.getByRole("button", { name: `Edit ${email}'s time in the cohort` }).click();
  await correction.getByRole("checkbox", { name: "Still in the cohort" }).check();
  await correction.getByRole("button", { name: "Save changes" }).click();
  await expect(panel.getByRole("button", { name: `End ${email}'s time in the cohort` })).toBeVisible();
  await panel.getByRole("button", { name: `Edit ${email}'s time in the cohort` }).click();
  await correction.getByRole("button", { name: "Entered by mistake" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove membership" }).click();
  await expect(panel.getByText("No applicants yet")).toBeVisible();

  await page.goto(`/o/${organizationSlug}/audit`);
  await expect(page.getByText("entered by mistake", { exact: false })).toBeVisible();
});

test("several memberships are corrected together, with a verdict for each that can't be, and undone", async ({
  account: _owner,
  api,
  page,
  otherUser: applicant,
}) => {
  const office = new OrganizationScreen(page);
  const organizationSlug = await office.createOrganization(`Harbor Careers ${Date.now()}`);
  await join(api, organizationSlug, "applicant", applicant);
  const { email } = applicant.account;
  const cohort = await api.change<{ id: string }>("cohorts.create", { organizationSlug, name: "Autumn" });
  const one = { organizationSlug, cohortId: cohort.id, applicantEmails: [email] };
  for (const month of ["2026-08", "2026-09"]) {
    await api.change("cohortMemberships.placeMany", { ...one, joinedAt: `${month}-01T12:00:00Z` });
    const leftAt = `${month}-20T12:00:00Z`;
    await api.change("cohortMemberships.endMany", { ...one, departureReason: "removed", leftAt });
  }

  await page.goto(`/o/${organizationSlug}/cohorts`);
  await page.getByRole("button", { name: "Autumn", exact: true }).click();
  const panel = page.getByRole("dialog", { name: "Autumn" });
  await panel.getByRole("checkbox", { name: "Select all shown" }).check();
  await expect(panel.getByText("2 selected")).toBeVisible();
  await expectNoFindings(page, "selected memberships");
  await panel.getByRole("button", { name: "Edit…" }).click();
  const correction = page.getByRole("dialog", { name: "Edit 2 memberships" });
  await expect(correction.getByLabel("Ended on")).toHaveValue("");
  await correction.getByLabel("Reason").selectOption("placed");
  await expect(correction.getByText("0% (0 of 2). After this change: 100% (2 of 2).")).toBeVisible();
  await expectNoFindings(page, "the correction of several memberships");
  await correction.getByRole("button", { name: "Save changes" }).click();
  await expect(panel.getByText("· Placed")).toHaveCount(2);
  await expect(correction).toBeHidden();
  await page.keyboard.press("Escape");
  const recent = page.getByRole("region", { name: "Recent changes" });
  await recent.getByRole("button", { name: "Undo: Changed 2 memberships in Autumn" }).click();
  await page.getByRole("button", { name: "Autumn", exact: true }).click();
  await expect(panel.getByText("· Removed")).toHaveCount(2);

  await panel.getByRole("checkbox", { name: "Select all shown" }).check();
  await panel.getByRole("button", { name: "Edit…" }).click();
  await correction.getByRole("checkbox", { name: "Still in the cohort" }).check();
  await correction.getByRole("button", { name: "Save changes" }).click();
  const rejected = correction.getByRole("region", { name: "Memberships that can't be changed like this" });
  await expect(rejected.getByRole("listitem")).toHaveCount(2);
  await correction.getByRole("checkbox", { name: "Still in the cohort" }).uncheck();
  await correction.getByRole("button", { name: "Entered by mistake" }).click();
  const question = page.getByRole("alertdialog", { name: "Remove 2 memberships?" });
  await expect(question.getByText("0% (0 of 2). After this change: none yet.")).toBeVisible();
  await question.getByRole("button", { name: "Remove 2 memberships" }).click();
  await expect(panel.getByText("No applicants yet")).toBeVisible();
});

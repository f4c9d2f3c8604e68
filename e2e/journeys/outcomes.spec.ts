import type { Page } from "@playwright/test";
import { expectNoFindings } from "../axe.ts";
import { expect, test } from "../fixtures.ts";
import { expectNoSidewaysScroll } from "../page-width.ts";
import { addGraduates, addOutcomes } from "../practice.ts";
import { shareBoard } from "../sharing.ts";

test("a coach records an outcome from an accepted card, the applicant contests it, and the corrected figure opens its people @smoke", async ({
  account: _coach,
  api,
  page,
  otherUser: applicant,
}) => {
  const { name, email: applicantEmail } = applicant.account;
  await applicant.api.addCards({ title: "Cook", status: "accepted" });
  const path = await shareBoard(api, applicant.api, applicantEmail);
  const [, , organizationSlug = ""] = path.split("/");
  const { id: cohortId } = await api.change<{ id: string }>("cohorts.create", {
    organizationSlug,
    name: "Autumn",
  });
  const { id: membershipId } = await api.change<{ id: string }>("cohortMemberships.create", {
    ...{ organizationSlug, cohortId, applicantEmail },
  });
  const dialog = page.getByRole("dialog");

  await page.goto("/today");
  await expect(page.getByRole("heading", { name: "1 accepted, not recorded" })).toBeVisible();
  await page.getByRole("button", { name: `Record Cook at Acme as the outcome of ${name}` }).click();
  await expect(dialog.getByLabel("Job title")).toHaveValue("Cook");
  await expect(dialog.getByLabel("Outcome", { exact: true })).toHaveValue("full_time");
  await expectNoFindings(page, "recording an outcome");
  await dialog.getByRole("button", { name: "Record outcome" }).click();
  await expect(page.getByText("Outcome recorded")).toBeVisible();
  await expect(page.getByRole("heading", { name: "1 accepted, not recorded" })).toBeHidden();

  await applicant.page.goto("/today");
  await applicant.page.getByLabel("What is your goal for “Autumn”?").selectOption("A new job in the field");
  await expectNoFindings(applicant.page, "the question about the goal on Today");
  await applicant.page.getByRole("button", { name: "Save goal" }).click();
  await expect(applicant.page.getByRole("heading", { name: "Your goal" })).toBeHidden();

  await applicant.page.goto(`/o/${organizationSlug}`);
  const own = applicant.page.getByRole("region", { name: "Outcomes" });
  await expect(own.getByRole("listitem")).toContainText("Full-time work · Cook · Acme");
  await own.getByRole("button", { name: "Contest" }).click();
  await applicant.page.getByRole("dialog").getByRole("button", { name: "Contest outcome" }).click();
  await expect(applicant.page.getByText("Say what's wrong.")).toBeVisible();
  await applicant.page.getByLabel("Reason").fill("It is part-time.");
  await expectNoFindings(applicant.page, "contesting an outcome");
  await applicant.page.getByRole("dialog").getByRole("button", { name: "Contest outcome" }).click();
  await expect(own.getByRole("listitem")).toContainText("It is part-time.");
  await expectNoFindings(applicant.page, "an applicant's own outcomes");

  await page.goto(`/o/${organizationSlug}?${new URLSearchParams({ applicant: applicantEmail })}`);
  const outcomes = dialog.getByRole("region", { name: "Outcomes" });
  await expect(outcomes.getByRole("listitem")).toContainText("It is part-time.");
  await outcomes.getByRole("button", { name: "Correct the outcome" }).click();
  await dialog.getByLabel("Outcome", { exact: true }).selectOption("part_time");
  await dialog.getByLabel("Base pay").fill("lots");
  await dialog.getByRole("button", { name: "Save correction" }).click();
  await expect(dialog.getByText("Enter an amount, such as 55,000.")).toBeVisible();
  await dialog.getByLabel("Base pay").fill("24,000");
  await dialog.getByLabel("Currency").fill("eur");
  await dialog.getByRole("button", { name: "Save correction" }).click();
  await expect(outcomes.getByText("Part-time work · Cook · Acme")).toBeVisible();
  await outcomes.getByRole("button", { name: "Show corrections" }).click();
  const versions = outcomes.getByRole("list", { name: "Before each correction" });
  await expect(versions).toContainText("Full-time work · Cook · Acme");
  await outcomes.getByRole("button", { name: "as entered by mistake" }).click();
  await expect(outcomes.getByText("Entered by mistake, not counted", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(outcomes.getByText("Entered by mistake, not counted", { exact: true })).toBeHidden();
  const letter = { name: "letter.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\n%") };
  await outcomes.getByLabel("Add a file as proof").setInputFiles(letter);
  await expect(outcomes.getByRole("button", { name: "Download letter.pdf" })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await expectNoFindings(page, "an applicant's outcomes in the panel");
  await outcomes.getByRole("button", { name: "Delete the file" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete the file" }).click();
  await expect(outcomes.getByLabel("Add a file as proof")).toBeAttached();
  await page.setViewportSize({ width: 1440, height: 900 });

  await api.change("cohortMemberships.end", {
    ...{ organizationSlug, membershipId, departureReason: "placed" },
  });
  await page.goto(`/o/${organizationSlug}/outcomes`);
  await expect(page.getByRole("region", { name: "Our own rate", exact: true })).toContainText(
    "Hidden to protect the privacy of fewer than 5 people",
  );
  await expectNoFindings(page, "the report of outcomes");
  const nace = page.getByRole("region", { name: "NACE first destination", exact: true });
  const numbers = [
    page.getByRole("button", { name: /^1 person.*NACE first destination$/ }),
    nace.getByRole("button", { name: /Knowledge rate: everyone in the rate$/ }),
    nace.getByRole("button", { name: /^1 person.*Show who contests$/ }),
  ];
  for (const number of numbers) {
    await number.click();
    await expect(dialog.getByRole("listitem")).toContainText(name);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }
  await page.getByRole("button", { name: /Show who counts as Employed$/ }).click();
  await expect(dialog.getByRole("listitem")).toContainText(name);
  await expectNoFindings(page, "the people behind a figure");
  await dialog.getByRole("button", { name: "Correct the outcome" }).click();
  await expect(dialog.getByLabel("Base pay")).toHaveValue("24000");
});

/** Returns the sheets that a page prints on, with the margins that Chromium gives a printed page. */
async function sheetsOf(page: Page, format: "A4" | "Letter"): Promise<number> {
  const margin = "1cm";
  const pdf = await page.pdf({
    format,
    margin: { top: margin, right: margin, bottom: margin, left: margin },
  });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test("the page for the board of trustees prints on one sheet by either standard, and opens more people than one response has", async ({
  account: _owner,
  api,
  page,
}) => {
  const input = { name: `Harbor Careers ${Date.now()}`, type: "bootcamp" };
  const { slug: organizationSlug } = await api.change<{ slug: string }>("organizations.create", input);
  const cohort = { organizationSlug, name: "Autumn" };
  const { id: cohortId } = await api.change<{ id: string }>("cohorts.create", cohort);
  await addGraduates(organizationSlug, { cohortId, count: 201, accepted: 0 });
  await addOutcomes(organizationSlug);
  for (const standard of ["nace", "cirr"] as const) {
    await page.goto(`/o/${organizationSlug}/outcomes?standard=${standard}`);
    await expect(page.getByText(/^Median base pay/)).toHaveCount(4);
    for (const format of ["A4", "Letter"] as const) {
      expect(await sheetsOf(page, format), `${standard} on ${format}`).toBe(1);
    }
  }
  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: /^201 people.*CIRR$/ }).click();
  await expect(dialog.getByText("The first 200 people")).toBeVisible();
  await dialog.getByRole("button", { name: "Show more people" }).click();
  await expect(dialog.getByRole("listitem")).toHaveCount(201);
  await expectNoFindings(page, "more people than one response has");

  await page.goto(`/o/${organizationSlug}/insights`);
  await page.emulateMedia({ media: "print" });
  // A4 within its margins.
  await page.setViewportSize({ width: 718, height: 1047 });
  const table = page.getByRole("region", { name: "Outcomes", exact: true }).getByRole("region");
  await expect(table.getByRole("columnheader").last()).toBeVisible();
  expect(await table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

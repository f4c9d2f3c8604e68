import { readFileSync } from "node:fs";
import { expectNoFindings } from "../axe.ts";
import { expect, test } from "../fixtures.ts";
import { join } from "../joining.ts";
import { expectNoSidewaysScroll } from "../page-width.ts";
import { Mailbox } from "../pages/mailbox.ts";
import { OrganizationScreen } from "../pages/organization-screen.ts";

test("a coach opens hours, an applicant books and moves an appointment, and the coach cancels it with a reason and books another", async ({
  account: coach,
  api,
  page,
  otherUser: applicant,
}) => {
  const name = `Harbor Careers ${Date.now()}`;
  const slug = await new OrganizationScreen(page).createOrganization(name);
  await join(api, slug, "applicant", applicant);

  await page.goto(`/o/${slug}/appointments`);
  await expect(page.getByText("No upcoming appointments.")).toBeVisible();
  await expectNoFindings(page, "the appointments of a coach");
  const monday = page.getByRole("listitem").filter({ hasText: "Monday" });
  await monday.getByRole("button", { name: "Add hours on Monday" }).press("Enter");
  await monday.getByLabel("Monday, from").nth(1).fill("16:00");
  await page.getByRole("button", { name: "Save", exact: true }).press("Enter");
  await expect(page.getByText("Ranges must end after they begin, and can't overlap.")).toBeVisible();
  await monday.getByLabel("Monday, from").nth(1).fill("18:00");
  await monday.getByLabel("Monday, to").nth(1).fill("20:00");
  await page.getByLabel("Place", { exact: true }).fill("Room 2");
  await page.getByLabel("Video link").fill("meet.example/noor");
  await page.getByLabel("Length", { exact: true }).selectOption("45 minutes");
  await page.getByRole("button", { name: "Save", exact: true }).press("Enter");
  await expect(page.getByText("Booking page saved")).toBeVisible();

  const theirs = applicant.page;
  await theirs.setViewportSize({ width: 390, height: 844 });
  await theirs.goto(`/o/${slug}`);
  await theirs.getByRole("button", { name: `Book ${coach.name}` }).press("Enter");
  const booking = theirs.getByRole("dialog", { name: `Book ${coach.name}` });
  await booking.getByRole("button", { name: "Book appointment" }).press("Enter");
  await expect(booking.getByText("Choose a time.")).toBeVisible();
  await expectNoFindings(theirs, "the dialog of free times");
  await expectNoSidewaysScroll(theirs);
  await booking.getByRole("radio").first().press("Space");
  await booking.getByLabel("Topic (optional)").fill("My cover letter");
  await booking.getByRole("button", { name: "Book appointment" }).press("Enter");
  const own = theirs.getByRole("list", { name: "Upcoming" });
  await expect(own).toContainText(`With ${coach.name} · 45 minutes`);
  await expect(own).toContainText("Room 2");
  await expect(own.getByRole("link", { name: "Join the call" })).toHaveAttribute(
    "href",
    "https://meet.example/noor",
  );
  const [download] = await Promise.all([
    theirs.waitForEvent("download"),
    own.getByRole("button", { name: `Calendar file of the appointment with ${coach.name}` }).press("Enter"),
  ]);
  expect(readFileSync(await download.path(), "utf8")).toContain("LOCATION:Room 2");
  await expectNoFindings(theirs, "an applicant's page with an appointment");
  const booked = await own.getByRole("time").getAttribute("datetime");

  await own.getByRole("button", { name: `Move the appointment with ${coach.name}` }).press("Enter");
  const moving = theirs.getByRole("dialog", { name: `Move the appointment with ${coach.name}` });
  await expect(moving.getByRole("button", { name: "Keep current time" })).toBeVisible();
  await moving.getByRole("radio").nth(2).press("Space");
  await expectNoFindings(theirs, "the dialog of a move");
  await moving.getByRole("button", { name: "Move appointment" }).press("Enter");
  await expect(own.getByRole("time")).not.toHaveAttribute("datetime", booked ?? "");
  await theirs.goto("/today");
  await expect(theirs.getByRole("region", { name: "Your upcoming appointments" })).toContainText(
    `${coach.name}, ${name}`,
  );
  await expectNoSidewaysScroll(theirs);

  await page.goto("/today");
  const upcoming = page.getByRole("region", { name: "Your upcoming appointments" });
  await expect(upcoming).toContainText("Topic: My cover letter");
  await expectNoFindings(page, "Today with an appointment");
  await upcoming
    .getByRole("button", { name: `Cancel the appointment with ${applicant.account.name}` })
    .press("Enter");
  const asking = page.getByRole("alertdialog");
  await asking.getByLabel("Reason (optional)").fill("I'm out of office that day.");
  await expectNoFindings(page, "the question before canceling");
  await asking.getByRole("button", { name: "Cancel appointment" }).press("Enter");
  await expect(upcoming).toBeHidden();

  await theirs.goto(`/o/${slug}`);
  await expect(own).toContainText("Canceled by the coach");
  await expect(own).toContainText("Reason: I'm out of office that day.");
  await new Mailbox(theirs).open(applicant.account.email, "Canceled: appointment on");

  const coaches = Promise.withResolvers<void>();
  await page.route("**/appointments.listCoaches**", async (route) => {
    await coaches.promise;
    await route.continue();
  });
  await page.goto(`/o/${slug}`);
  await new OrganizationScreen(page).applicant(applicant.account.name).click();
  const title = page.getByRole("dialog").getByRole("heading", { name: "Appointments" });
  const list = page.getByRole("list", { name: "Upcoming" });
  await expect(list).toContainText("Canceled by the coach");
  await expect(page.getByRole("link", { name: "Your booking page" })).toHaveCount(0);
  const distance = async () => ((await list.boundingBox())?.y ?? 0) - ((await title.boundingBox())?.y ?? 0);
  const before = await distance();
  coaches.resolve();
  const book = page.getByRole("button", { name: "Book appointment" });
  await expect(book).toBeVisible();
  expect(await distance()).toBe(before);
  await book.press("Enter");
  const bookingFor = page.getByRole("dialog", { name: `Book an appointment for ${applicant.account.name}` });
  await bookingFor.getByRole("radio").first().press("Space");
  await expect(bookingFor.getByLabel("Topic (optional)")).toHaveAccessibleDescription(
    "The applicant and all staff can read this.",
  );
  await bookingFor.getByRole("button", { name: "Book appointment" }).press("Enter");
  await expect(page.getByText("Booked. You'll both get an email with a calendar file.")).toBeVisible();
  const upcomingTime = list.getByRole("listitem").filter({ hasNotText: "Canceled" }).getByRole("time");
  await expect(list).toContainText(`With ${coach.name} · 45 minutes`);
  const bookedAt = await upcomingTime.getAttribute("datetime");
  await list
    .getByRole("button", { name: `Move the appointment with ${applicant.account.name}` })
    .press("Enter");
  const byCoach = page.getByRole("dialog", {
    name: `Move the appointment with ${applicant.account.name}`,
  });
  await byCoach.getByRole("radio").nth(1).press("Space");
  await byCoach.getByRole("button", { name: "Move appointment" }).press("Enter");
  await expect(page.getByText("Moved. You'll both get an email with a calendar file.")).toBeVisible();
  await expect(upcomingTime).not.toHaveAttribute("datetime", bookedAt ?? "");
  await expectNoFindings(page, "an applicant's panel with an appointment");
});

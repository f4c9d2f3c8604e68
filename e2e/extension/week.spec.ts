import { DAY_MS, HOUR_MS } from "#domain/time.ts";
import { sendReminders } from "#server/resources/interviews/reminders.ts";
import { sendDigests } from "#server/resources/today/digest.ts";
import { calendarOf, mailOf } from "#server/testing/scored-mails/mail.ts";
import { BoardScreen } from "../pages/board-screen.ts";
import { linkIn, Mailbox } from "../pages/mailbox.ts";
import { digestTimeOf } from "../users.ts";
import { expect, test } from "./installed.ts";

const COMPANIES = ["Acme", "Birch", "Cedar", "Dune", "Elm", "Fjord"] as const;
const addressOf = (company: string) => `https://jobs.${company.toLowerCase()}.example/1`;

function postingOf(company: string): string {
  const posting = {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: "Cook",
    hiringOrganization: { "@type": "Organization", name: company },
  };
  return `<title>Cook</title><h1>Cook</h1><script type="application/ld+json">${JSON.stringify(posting)}</script>`;
}

const interviewAt = new Date(Math.ceil((Date.now() + 2 * DAY_MS) / HOUR_MS) * HOUR_MS);
const basic = (at: Date) => at.toISOString().replaceAll(/[-:]|\.\d+/g, "");
const mails = [
  mailOf({
    from: "Acme <jobs@acme.example>",
    subject: "We received your application for Cook",
    text: "Thank you for applying to Acme. We have received your application.",
  }),
  mailOf({
    from: "Birch <jobs@birch.example>",
    subject: "Interview for Cook",
    text: "We would like to invite you to an interview.",
    calendar: calendarOf([
      "SUMMARY:Interview for Cook",
      `DTSTART:${basic(interviewAt)}`,
      `DTEND:${basic(new Date(interviewAt.getTime() + HOUR_MS))}`,
    ]),
  }),
  mailOf({
    from: "Cedar <jobs@cedar.example>",
    subject: "Your application for Cook at Cedar",
    text: "Unfortunately, we decided to move forward with other candidates.",
  }),
];

type Me = { user: { email: string } };

test("a week: six postings are saved, two are applied for, emails arrive, an interview has a reminder, and Friday's digest is sent", async ({
  api,
  context,
  extension,
}) => {
  await extension.connect(await extension.press(await extension.serve(addressOf("Acme"), postingOf("Acme"))));
  for (const company of COMPANIES) {
    const posting = await extension.serve(addressOf(company), postingOf(company));
    const popup = await extension.press(posting);
    await popup.getByRole("button", { name: "Save card" }).click();
    await expect(popup.getByText(`Cook at ${company} is on your board.`)).toBeVisible();
    await popup.close();
    await posting.close();
  }
  const { user } = await api.read<Me>("me.get", {});
  const page = await context.newPage();
  const mailbox = new Mailbox(page);

  const board = new BoardScreen(page);
  await board.open();
  for (const company of ["Birch", "Cedar"]) {
    const card = board.column("saved").locator("article").filter({ hasText: company });
    await card.getByRole("link").first().focus();
    await page.keyboard.press("m");
    await page.getByRole("menuitem", { name: "Applied" }).click();
    await expect(board.column("applied").locator("article").filter({ hasText: company })).toBeVisible();
  }

  await page.goto("/settings/notifications");
  await page.getByLabel("Send").selectOption("Every Friday");
  await page.getByLabel("Time", { exact: true }).selectOption("5:00 PM");
  await page.goto("/settings");
  await page.getByRole("button", { name: "Create forwarding address" }).click();
  const address = (await page.getByTestId("inbound-address").textContent()) ?? "";
  for (const mail of mails) {
    await page.goto("/dev/mail");
    await page.getByLabel("Forwarding address").fill(address);
    await page.getByLabel("Raw email").fill(mail);
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(page.getByText("Result: stored")).toBeVisible();
  }

  await page.goto("/today");
  const suggestions = page.getByRole("list", { name: "Suggestions from emails" });
  await expect(suggestions.getByRole("listitem")).toHaveCount(3);
  await expect(page.getByText(/all caught up/i)).toHaveCount(0);
  await suggestions.getByRole("button", { name: "Move to Applied: We received your application" }).click();
  await expect(suggestions.getByRole("listitem")).toHaveCount(2);
  await suggestions.getByRole("button", { name: "Add interview: Interview for Cook" }).click();
  await expect(suggestions.getByRole("listitem")).toHaveCount(1);
  await expect(page.getByRole("region", { name: "Interviews this week" })).toContainText("Birch");

  await sendReminders(new Date(interviewAt.getTime() - HOUR_MS));
  await page.goto(await linkIn(user.email, "Interview at"));
  await expect(page.getByRole("dialog").getByRole("combobox", { name: "Company" })).toHaveValue("Birch");

  await page.goto("/today");
  await page.getByRole("button", { name: "Add task" }).click();
  const task = page.getByRole("dialog", { name: "Add a task" });
  await task.getByLabel("What to do").fill("Send references");
  await task.getByRole("button", { name: "Add task" }).click();
  await expect(task).toBeHidden();

  await sendDigests(await digestTimeOf(user.email));
  await mailbox.open(user.email, "What needs your attention on Offerlane");
  await expect(page.getByRole("region", { name: "Plain text" })).toContainText("- 1 task is due");
});

import { readFile } from "node:fs/promises";
import { expectNoFindings } from "../axe.ts";
import { expect, test } from "../fixtures.ts";
import { BoardScreen } from "../pages/board-screen.ts";
import { DrawerScreen } from "../pages/drawer-screen.ts";
import { shareBoard } from "../sharing.ts";

test("a coach logs a call, writes to an applicant, and assigns a task; the applicant sees them, replies, and completes the task", async ({
  account,
  api,
  page,
  otherUser: coach,
}) => {
  await api.addCards({ title: "Cook" });
  const path = await shareBoard(coach.api, api, account.email);
  const place = path.replace(/\/shares\/.*/, "");
  await coach.page.goto(`${place}?applicant=${account.email}`);
  const panel = coach.page.getByRole("dialog").first();
  await panel.getByRole("button", { name: "Log contact" }).click();
  const logging = coach.page.getByRole("dialog", { name: /^Log contact with/ });
  await expectNoFindings(coach.page, "logging a contact");
  await logging.getByRole("button", { name: "Log contact" }).click();
  await expect(panel.getByRole("list", { name: "Contacts" })).toContainText("Call: Job search");
  await expect(coach.page.getByText("Contact logged")).toBeVisible();
  await panel
    .getByLabel("Add a file")
    .setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("Hi") });
  await expect(panel.getByText("Choose a PDF, DOC, DOCX, PNG, or JPEG file.")).toBeVisible();
  const offer = Buffer.from("%PDF-1.7\n% An offer");
  const letter = { name: "offer.pdf", mimeType: "application/pdf", buffer: offer };
  await panel.getByLabel("Replace the file").setInputFiles(letter);
  await panel.getByLabel("Write a message").fill("How did it go?");
  await panel.getByRole("button", { name: "Send" }).click();
  await expect(panel.getByRole("list", { name: "Messages" })).toContainText("How did it go?");
  await panel.getByRole("button", { name: "Assign task" }).click();
  const assigning = coach.page.getByRole("dialog", { name: "Assign a task" });
  await expectNoFindings(coach.page, "assigning a task");
  await assigning.getByLabel("Task").fill("Ten applications");
  await assigning.getByLabel("Due").fill("2026-99-99");
  await assigning.getByRole("button", { name: "Assign task" }).click();
  await expect(assigning.getByLabel("Due")).toHaveAccessibleDescription(/^Enter a date, such as \w{3} \d/);
  await expect(assigning.getByLabel("Due")).toBeFocused();
  await assigning.getByLabel("Due").fill("");
  await assigning.getByLabel("Applications to send").fill("1");
  await assigning.getByRole("button", { name: "Assign task" }).click();
  await expect(panel.getByText("0 of 1 application sent")).toBeVisible();
  await expect(panel.getByRole("list", { name: "Assigned tasks" })).toContainText("Ten applications");

  await page.goto("/today");
  const tasks = page.getByRole("region", { name: "Tasks from your coaches" });
  await tasks.getByLabel("Ten applications").click();
  await expect(tasks).toBeHidden();
  await expect(page.getByText(/^1 new message from/)).toBeVisible();
  await page.getByRole("link", { name: "Read messages" }).click();
  await expect(page.getByRole("region", { name: "Contacts with you" })).toContainText("Call: Job search");
  await expect(page.getByRole("list", { name: "Messages" })).toContainText("How did it go?");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download offer.pdf" }).click();
  expect(await readFile(await (await download).path())).toEqual(offer);
  await page.getByLabel("Write a message").fill("Very well!");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("list", { name: "Messages" })).toContainText("Very well!");
  const [bakerId = ""] = await api.addCards({ title: "Baker" });
  const interview = { applicationId: bakerId, type: "video", scheduledAt: "2096-12-05T12:00:00Z" };
  await api.change("interviews.create", interview);

  await coach.page.goto(`${place}?applicant=${account.email}`);
  const changes = panel.getByRole("region", { name: "Since you last looked" });
  await expect(changes).toContainText("Wrote Very well!");
  await expect(changes.getByRole("link", { name: "Baker at Acme" }).first()).toBeVisible();
  await expect(changes).toContainText("Video call on Dec 5, 2096, upcoming");
  const cook = panel.getByRole("button", { name: /^Cook/ });
  const baker = panel.getByRole("button", { name: /^Baker/ });
  const mark = { name: "Changed since you last looked" };
  await expect(baker.getByRole("img", mark)).toBeVisible();
  await expect(cook.getByRole("img", mark)).toBeHidden();
  await panel.getByText("Newest change first").click();
  await expect(panel.locator("[data-card]").first()).toContainText("Baker");
  await baker.click();
  await expect(panel.getByRole("list", { name: "History" })).toContainText("Saved");
  await expectNoFindings(coach.page, "an opened card of a shared board");
  const headings = await panel.getByRole("heading", { level: 3 }).allInnerTexts();
  const places = ["Since you last looked", "Messages", "Saved", "Staff record"].map((text) =>
    headings.findIndex((heading) => heading.startsWith(text)),
  );
  expect(places, "changes, messages, board, and then the rest").toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
  await panel.getByRole("link", { name: "View as applicant" }).click();
  await expect(coach.page.getByRole("heading", { level: 1 })).toContainText("sees");
  await expect(coach.page.getByRole("region", { name: "Contacts with you" })).toContainText(
    "Call: Job search",
  );
  await expect(coach.page.getByRole("list", { name: "Messages" })).toContainText("Very well!");
  await expect(coach.page.getByLabel("Write a message")).toBeHidden();

  await coach.page.goto(`${place}/messages`);
  await coach.page.getByRole("list", { name: "Messages" }).getByRole("link").first().click();
  await expect(panel.getByRole("list", { name: "Messages" })).toContainText("Very well!");
  await expect(panel.getByRole("list", { name: "Assigned tasks" })).toContainText("Marked as done");
  await panel.getByRole("button", { name: "Confirm “Ten applications”" }).click();
  await expect(panel.getByRole("list", { name: "Assigned tasks" })).toContainText("Confirmed by");
  await expect(coach.page.getByText("Task confirmed")).toBeVisible();
  await coach.page.goto(`${place}/contact-log`);
  await expect(coach.page.getByRole("table", { name: "By topic" })).toContainText("Job search");
});

test("an applicant and a coach write to each other on a card", async ({
  account,
  api,
  page,
  otherUser: coach,
}) => {
  await api.addCards({ title: "Cook" });
  const path = await shareBoard(coach.api, api, account.email);
  const board = new BoardScreen(page);
  await board.open();
  await board.card("Cook").click();
  const drawer = new DrawerScreen(page).dialog;
  await drawer.getByRole("button", { name: /^Message .* about this card$/ }).click();
  await expect(drawer.getByLabel("Write a message")).toBeFocused();
  await expectNoFindings(page, "a message about a card");
  await page.keyboard.type("Should I ask for more?");
  await drawer.getByRole("button", { name: "Send" }).click();
  const talk = drawer.getByRole("list", { name: /about this card$/ });
  await expect(talk).toContainText("Should I ask for more?");

  await coach.page.goto(path);
  await coach.page.getByRole("button", { name: /^Cook/ }).click();
  const card = coach.page.getByRole("region", { name: /^Cook/ });
  const received = card.getByRole("list", { name: /about this card$/ });
  await expect(received).toContainText("Should I ask for more?");
  await card.getByLabel("Write a message").fill("Yes, by a tenth.");
  await coach.page.route(/messages\.send/, (route) => route.abort());
  await card.getByRole("button", { name: "Send" }).click();
  await expect(card.getByLabel("Write a message")).toHaveAttribute("aria-invalid", "true");
  await coach.page.unroute(/messages\.send/);
  await card.getByRole("button", { name: "Send" }).click();
  await expect(received).toContainText("Yes, by a tenth.");
  await expect(coach.page.getByText("Message sent")).toBeVisible();
  expect(await coach.page.locator("[data-sonner-toast][data-type=error]").count(), "the field says it").toBe(
    0,
  );
  await expect(talk).toContainText("Yes, by a tenth.");
});

test("a coach previews a message from a template for each selected applicant, and sends it to all of them", async ({
  account,
  api,
  page,
  otherUser: coach,
}) => {
  await api.addCards({ title: "Cook" });
  const place = (await shareBoard(coach.api, api, account.email)).replace(/\/shares\/.*/, "");
  await coach.page.goto(place);
  await coach.page.getByRole("row", { name: account.email }).getByRole("checkbox").check();
  const bar = coach.page.getByRole("region", { name: "Selected applicants" });
  await bar.getByRole("button", { name: "Message" }).click();
  const dialog = coach.page.getByRole("dialog", { name: "Message 1 applicant" });
  await dialog.getByLabel("Message", { exact: true }).fill("Hi {first name}");
  await dialog.getByRole("button", { name: "Preview" }).click();
  await expect(dialog).toContainText("Text: {first name} is not a field.");
  await dialog.getByLabel("Start from a template").selectOption("Check-in");
  await expect(dialog.getByLabel("Message", { exact: true })).toHaveValue(/^Hi \{firstName\}/);
  await expectNoFindings(coach.page, "a message to several applicants");
  await dialog.getByRole("button", { name: "Preview" }).click();
  await expect(dialog).toContainText(/Hi \w+,/);
  await expect(dialog.getByLabel("Preview for")).toContainText(account.name);
  await expectNoFindings(coach.page, "the preview of a message");
  await dialog.getByRole("button", { name: "Send to 1 applicant" }).click();
  await expect(dialog).toBeHidden();
  await coach.page.goto(`${place}/messages`);
  const log = coach.page.getByRole("region", { name: "Sent to several applicants" });
  await expect(log).toContainText("to 1 applicant, 0 read it");
  await page.goto(place);
  await expect(page.getByRole("list", { name: "Messages" })).toContainText(
    "How is your search going this week?",
  );
});

import { expect, test } from "../fixtures.ts";
import { shareBoard } from "../sharing.ts";

test("a coach logs a call in two presses and writes to an applicant, who sees both and replies", async ({
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
  await logging.getByRole("button", { name: "Log contact" }).click();
  await expect(panel.getByRole("list", { name: "Contacts" })).toContainText("Call: Job search");
  await panel.getByLabel("Write a message").fill("How did it go?");
  await panel.getByRole("button", { name: "Send" }).click();
  await expect(panel.getByRole("list", { name: "Messages" })).toContainText("How did it go?");

  await page.goto("/today");
  await expect(page.getByText(/^1 new message from/)).toBeVisible();
  await page.getByRole("link", { name: "Read messages" }).click();
  await expect(page.getByRole("region", { name: "Contacts with you" })).toContainText("Call: Job search");
  await expect(page.getByRole("list", { name: "Messages" })).toContainText("How did it go?");
  await page.getByLabel("Write a message").fill("Very well!");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("list", { name: "Messages" })).toContainText("Very well!");

  await coach.page.goto(`${place}/messages`);
  await coach.page.getByRole("list", { name: "Messages" }).getByRole("link").first().click();
  await expect(panel.getByRole("list", { name: "Messages" })).toContainText("Very well!");
  await coach.page.goto(`${place}/contact-log`);
  await expect(coach.page.getByRole("table", { name: "By topic" })).toContainText("Job search");
});

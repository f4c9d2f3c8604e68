import { expectNoFindings } from "../axe.ts";
import { expect, test } from "../fixtures.ts";

const mail = (subject: string, text: string) =>
  [
    "From: Ana Ruiz <ana@acme.example>",
    `Subject: ${subject}`,
    `Message-ID: <${subject.length}@acme.example>`,
    "",
    text,
  ].join("\r\n");
const rejection = mail(
  "Your application for Cook",
  "Unfortunately, we decided to move forward with other candidates.",
);

test.describe("mail from employers", () => {
  test("is forwarded to an address, suggests on Today, and moves its card only when that is pressed", async ({
    api,
    page,
  }) => {
    const [applicationId = ""] = await api.addCards({ title: "Cook", company: "Acme", status: "applied" });
    await page.goto("/settings");
    await page.getByRole("button", { name: "Create forwarding address" }).click();
    const address = (await page.getByTestId("inbound-address").textContent()) ?? "";

    await page.goto("/dev/mail");
    await page.getByLabel("Forwarding address").fill(address);
    await page.getByLabel("Raw mail").fill(rejection);
    await page.getByRole("button", { name: "Hand in" }).click();
    await expect(page.getByText("Result: stored")).toBeVisible();

    await page.goto("/today");
    const suggestions = page.getByRole("list", { name: "Suggestions from mail" });
    await expect(suggestions).toContainText("Rejected?");
    await expect(suggestions.getByRole("link", { name: "Cook at Acme" })).toBeVisible();
    const statusOf = async () =>
      (await api.read<{ status: string }>("applications.get", { applicationId })).status;
    expect(await statusOf()).toBe("applied");
    await page.getByRole("button", { name: "Why? Your application for Cook" }).press("Enter");
    await expect(suggestions).toContainText("we decided to move forward with other candidates");
    await expectNoFindings(page, "a suggestion on Today");
    await page.getByRole("button", { name: "Move to Rejected: Your application for Cook" }).press("Enter");
    await expect(suggestions).toBeHidden();
    await expect.poll(statusOf).toBe("rejected");
  });

  test("is shown on its card, and can be ignored with its sender", async ({ api, drawer, page }) => {
    const [applicationId = ""] = await api.addCards({ title: "Cook", company: "Acme", status: "applied" });
    await api.change("inboundEmails.create", { raw: rejection });
    await page.goto(`/boards/${await api.boardId()}?card=${applicationId}`);
    const mails = page.getByRole("list", { name: "Mail about this card" });
    await expect(mails).toContainText("Rejected?");
    await expectNoFindings(page, "mail on a card");
    await drawer.button("Ignore sender: Your application for Cook").press("Enter");
    await expect(page.getByText("Mail from ana@acme.example is ignored from now on")).toBeVisible();
    await page.goto("/settings");
    await expect(page.getByRole("button", { name: "Create forwarding address" })).toBeVisible();
    const settings = await api.read<{ blockedSenders: string[] }>("inboundEmails.getSettings", {});
    expect(settings.blockedSenders).toEqual(["ana@acme.example"]);
  });
});

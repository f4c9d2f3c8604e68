import { readFileSync } from "node:fs";
import { startImapServer } from "#server/testing/imap-server.ts";
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
  test("is forwarded to an address, brings up a suggestion on Today, and moves its card only when that is accepted", async ({
    api,
    page,
  }) => {
    const [applicationId = ""] = await api.addCards({ title: "Cook", company: "Acme", status: "applied" });
    await page.goto("/settings");
    await page.getByRole("button", { name: "Create forwarding address" }).click();
    const address = (await page.getByTestId("inbound-address").textContent()) ?? "";

    await page.goto("/dev/mail");
    await page.getByLabel("Forwarding address").fill(address);
    await page.getByLabel("Raw email").fill(rejection);
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(page.getByText("Result: stored")).toBeVisible();

    await page.goto("/today");
    const suggestions = page.getByRole("list", { name: "Suggestions from emails" });
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
    const mails = page.getByRole("list", { name: "Emails about this card" });
    await expect(mails).toContainText("Rejected?");
    await expectNoFindings(page, "mail on a card");
    await drawer.button("Ignore sender: Your application for Cook").press("Enter");
    await expect(page.getByText("Emails from ana@acme.example are ignored from now on")).toBeVisible();
    await page.goto("/settings");
    await expect(page.getByRole("button", { name: "Create forwarding address" })).toBeVisible();
    const settings = await api.read<{ blockedSenders: string[] }>("inboundEmails.getSettings", {});
    expect(settings.blockedSenders).toEqual(["ana@acme.example"]);
  });

  test("is fetched from a mailbox, which is checked, shown with its errors, and disconnected", async ({
    api,
    page,
  }) => {
    const read = (name: "TLS_CERTIFICATE" | "TLS_KEY") => readFileSync(process.env[name] ?? "", "utf8");
    const imap = await startImapServer({ cert: read("TLS_CERTIFICATE"), key: read("TLS_KEY") });
    await api.addCards({ title: "Cook", company: "Acme", status: "applied" });
    await page.goto("/settings");
    const section = page.getByRole("region", { name: "Fetch from a mailbox" });
    const fill = async (label: string, text: string) => section.getByLabel(label).fill(text);
    await fill("User name", "robin@outlook.com");
    await expect(section.getByRole("status")).toContainText("no longer accepts passwords");
    await fill("User name", "robin@gmx.net");
    await expect(section.getByLabel("IMAP server")).toHaveValue("imap.gmx.net");
    const { host, port, userName, password } = imap.login;
    await fill("User name", userName);
    await fill("IMAP server", host);
    await fill("Port", String(port));
    await fill("App password", "mistyped");
    await section.getByRole("button", { name: "Connect" }).click();
    await expect(section.getByRole("alert")).toContainText("didn't accept the user name and password");
    await fill("App password", password);
    imap.deliver(rejection);
    await section.getByRole("button", { name: "Connect" }).click();
    await expect(section).toContainText(`${userName} on ${host}`);
    await expect(section).toContainText("Last checked", { timeout: 30_000 });
    await expectNoFindings(page, "a connected mailbox");

    await page.goto("/today");
    await expect(page.getByRole("list", { name: "Suggestions from emails" })).toContainText("Rejected?");

    await page.goto("/settings");
    imap.state.password = "changed elsewhere";
    await section.getByRole("button", { name: "Check now" }).click();
    await expect(section).toContainText("The mailbox can't be read", { timeout: 30_000 });
    await section.getByRole("button", { name: "Disconnect" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Disconnect" }).click();
    await expect(section.getByLabel("App password")).toHaveValue("");
    expect(await api.read("mailboxes.get", {})).toEqual({ mailbox: null });
    await imap.stop();
  });
});

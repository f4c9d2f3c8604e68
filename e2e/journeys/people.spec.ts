import { strToU8, zipSync } from "fflate";
import { expect, test } from "../fixtures.ts";
import { undoFromToast } from "../pages/toast.ts";

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

test.describe("people", () => {
  test("are added, contacted, followed up with, linked, edited in place, and deleted after confirmation", async ({
    api,
    page,
    drawer,
    account: _account,
  }) => {
    await api.addCards({ title: "Cook" }, { title: "Pilot" });
    await page.goto("/people");
    await expect(page.getByText("No contacts yet")).toBeVisible();
    await page.getByRole("button", { name: "Add contact" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Add contact" }).click();
    await expect(dialog.getByText("Enter a name.")).toBeVisible();
    await dialog.getByLabel("Name").fill("Ada Kern");
    await dialog.getByLabel("Email").fill("ada");
    await dialog.getByLabel("Company").fill("acm");
    await page.getByRole("option", { name: "Acme", exact: true }).click();
    await dialog.getByRole("button", { name: "Add contact" }).click();
    await expect(dialog.getByLabel("Email")).toHaveAttribute("aria-invalid", "true");
    await dialog.getByLabel("Email").fill("ada@example.com");
    await dialog.getByRole("button", { name: "Add contact" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Ada Kern" })).toBeAttached();
    await expect(page.getByRole("combobox", { name: "Company" })).toHaveValue("Acme");

    await page.getByLabel("Title").fill("Head of Kitchen");
    await page.getByLabel("Title").press("Enter");
    await page.getByRole("button", { name: "Log interaction" }).click();
    await dialog.getByLabel("Type").selectOption("follow_up");
    await expect(dialog.getByText("Adds Ada Kern to your follow-ups.")).toBeVisible();
    await dialog.getByLabel("Notes").fill("Asked for her recipes");
    await dialog.getByRole("button", { name: "Save" }).click();
    const timeLine = page.getByRole("list", { name: "Interactions" });
    await expect(timeLine.getByRole("listitem")).toContainText("Asked for her recipes");
    await expect(page.getByText("Waiting since")).toBeVisible();

    await page.getByRole("button", { name: "Edit: Follow-up" }).click();
    await dialog.getByLabel("Notes").fill("Asked for her best recipe");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(timeLine.getByRole("listitem")).toContainText("best recipe");
    await page.getByRole("button", { name: "Delete: Follow-up" }).click();
    await expect(page.getByText("No interactions yet.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Add to follow-ups" })).toBeVisible();
    await undoFromToast(page, "Interaction deleted");
    await expect(timeLine.getByRole("listitem")).toContainText("best recipe");
    await expect(page.getByText("Waiting since")).toBeVisible();

    await page.getByRole("button", { name: "Link application" }).click();
    await dialog.getByLabel("Search applications").fill("coo");
    await page.getByRole("option", { name: /Cook/ }).click();
    await expect(page.getByRole("link", { name: "Cook" })).toBeVisible();
    await page.getByRole("button", { name: "Unlink Cook" }).click();
    await expect(page.getByRole("link", { name: "Cook" })).toBeHidden();
    // Links made before the undo stay.
    await page.getByRole("button", { name: "Link application" }).click();
    await dialog.getByLabel("Search applications").fill("pil");
    await page.getByRole("option", { name: /Pilot/ }).click();
    await expect(page.getByRole("link", { name: "Pilot" })).toBeVisible();
    await undoFromToast(page, "Cook unlinked");
    await expect(page.getByRole("link", { name: "Cook" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Pilot" })).toBeVisible();
    await page.getByRole("link", { name: "Cook" }).click();
    await expect(drawer.field("Job title")).toHaveValue("Cook");
    await drawer.dialog.getByRole("link", { name: "Open company" }).click();
    await page.getByRole("list", { name: "People" }).getByRole("link", { name: "Ada Kern" }).click();
    await expect(page.getByLabel("Title")).toHaveValue("Head of Kitchen");

    await page.getByRole("button", { name: "Delete", exact: true }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText("This also deletes every interaction logged with them.");
    await question.getByRole("button", { name: "Delete contact" }).click();
    await expect(page).toHaveURL(/\/people\?view=contacts$/);
    await expect(page.getByText("No contacts yet")).toBeVisible();
  });

  test("are listed with follow-ups, interactions, and figures that update when they change elsewhere", async ({
    api,
    page,
    account: _account,
  }) => {
    const add = async (name: string, talks: [string, number][]) => {
      const { id: contactId } = await api.change<{ id: string }>("contacts.create", { name });
      for (const [type, days] of talks) {
        const interactionTime = daysAgo(days);
        await api.change("interactions.create", { contactId, type, interactionTime, notes: null });
      }
      return contactId;
    };
    await add("Ada Kern", [
      ["email", 9],
      ["follow_up", 4],
    ]);
    const bo = await add("Bo Lind", [["meeting", 40]]);
    await page.goto("/people");
    const waiting = page.getByRole("list", { name: "Follow up with" });
    await expect(waiting.getByRole("listitem")).toContainText("Ada Kern");
    await api.change("contacts.update", { contactId: bo, followUp: true });
    await expect(waiting.getByRole("listitem")).toHaveCount(2);
    const since = async () => {
      const { followUps } = await api.read<{ followUps: { name: string; followUpSince: string }[] }>(
        "people.getOverview",
        {},
      );
      return followUps.map(({ name, followUpSince }) => `${name} ${followUpSince}`);
    };
    const before = await since();
    await page.getByRole("button", { name: "Done following up with Ada Kern" }).click();
    await expect(waiting.getByRole("listitem")).toHaveCount(1);
    await undoFromToast(page, "Removed Ada Kern");
    await expect(waiting.getByRole("listitem")).toHaveCount(2);
    await expect.poll(since).toEqual(before);
    await page.getByRole("button", { name: "Log interaction with Ada Kern" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await expect(waiting.getByRole("listitem")).toHaveCount(1);
    await expect(waiting).toContainText("Bo Lind");

    await page.getByRole("link", { name: "All contacts" }).click();
    await page.getByText("No follow-up", { exact: true }).click();
    await expect(page.getByRole("row").filter({ hasText: "Ada Kern" })).toBeVisible();
    await expect(page.getByRole("row").filter({ hasText: "Bo Lind" })).toBeHidden();
    await page.reload();
    await expect(page.getByRole("row").filter({ hasText: "Bo Lind" })).toBeHidden();
    await page.getByRole("button", { name: "Clear filters" }).click();
    await page.keyboard.press("/");
    await expect(page.getByRole("searchbox", { name: "Search contacts" })).toBeFocused();
    await page.keyboard.type("lind");
    await expect(page.getByRole("row").filter({ hasText: "Bo Lind" })).toBeVisible();
    await expect(page.getByRole("row").filter({ hasText: "Ada Kern" })).toBeHidden();

    await page.getByRole("link", { name: "Analytics" }).click();
    await expect(
      page
        .getByRole("img", { name: /Interactions over time/ })
        .locator("svg")
        .first(),
    ).toBeVisible();
    await expect(page.getByText("Up 200% from 1 in the previous 30 days")).toBeVisible();
    await page.getByText("7 days").click();
    await expect(page).toHaveURL(/range=7d/);
    await page.getByText("Table", { exact: true }).click();
    await expect(page.getByRole("columnheader", { name: "Follow-up" })).toBeVisible();
    await page.keyboard.press("/");
    const commands = page.getByRole("combobox", { name: "Commands" });
    await commands.fill("theme: dark");
    await page.getByRole("option", { name: /^Theme: Dark/ }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await page.keyboard.press("ControlOrMeta+k");
    await commands.fill("bo li");
    await page.getByRole("option", { name: /^Bo Lind/ }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Bo Lind" })).toBeAttached();
  });

  test("are imported from LinkedIn's ZIP after a preview, and the import can be undone", async ({
    api,
    page,
    account: _account,
  }) => {
    await api.change("contacts.create", {
      name: "Ada",
      socialLink: "https://www.linkedin.com/in/ada-kern",
    });
    const people = Array.from(
      { length: 250 },
      (_, index) =>
        `Person,No ${index},https://www.linkedin.com/in/p${index},,Firm ${index % 3},Clerk,15 Nov 2026`,
    );
    const csv = [
      'Notes:\n"When exporting your connection data, some addresses may be missing, see ""here""."\n',
      "First Name,Last Name,URL,Email Address,Company,Position,Connected On",
      "Ada,Kern,https://www.linkedin.com/in/ada-kern,,,,1 Nov 2026",
      "Wrong,Address,https://www.linkedin.com/in/wrong,no address,,,1 Nov 2026",
      ...people,
    ].join("\n");
    const choose = async (name: string, buffer: Uint8Array) => {
      await page
        .locator("input[type=file]")
        .setInputFiles({ name, mimeType: "application/octet-stream", buffer: Buffer.from(buffer) });
    };
    await page.goto("/people");
    await page.getByRole("button", { name: "Import from LinkedIn" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText("Choose file")).toBeVisible();
    await choose("photo.png", strToU8("not a table"));
    await expect(dialog.getByRole("alert")).toContainText("First Name, Last Name, and URL");
    await choose("Basic_LinkedInDataExport.zip", zipSync({ "Connections.csv": strToU8(csv) }));
    await expect(dialog.getByText("250 new, 1 already in your contacts, 1 can't be imported")).toBeVisible();
    await expect(dialog.getByRole("row").nth(1)).toContainText("Must be an email address.");
    await dialog.getByRole("button", { name: "Import 250 contacts" }).click();
    await expect(dialog.getByText("250 contacts added")).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).last().click();
    await page.getByRole("link", { name: "All contacts" }).click();
    await page.getByRole("button", { name: "Show more" }).click();
    await expect(page.getByRole("row")).toHaveCount(101);

    await page.getByRole("button", { name: "Import from LinkedIn" }).click();
    await expect(dialog.getByText("Choose file")).toBeVisible();
    await choose("Connections.csv", strToU8(`${csv}\nOne,More,https://www.linkedin.com/in/more,,New Firm,,`));
    await expect(dialog.getByText("1 new, 251 already in your contacts, 1 can't be imported")).toBeVisible();
    await dialog.getByRole("button", { name: "Import 1 contact" }).click();
    await dialog.getByRole("button", { name: "Undo import" }).click();
    await expect(dialog.getByText("1 contact removed")).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).last().click();
    await page.getByRole("button", { name: "Import from LinkedIn" }).click();
    await choose("Connections.csv", strToU8(`${csv}\nOne,More,https://www.linkedin.com/in/more,,New Firm,,`));
    await dialog.getByRole("button", { name: "Import 1 contact" }).click();
    await expect(dialog.getByText("1 contact added")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await undoFromToast(page, /^1 contact added/);
    await expect(page.getByText("1 contact removed")).toBeVisible();
    const { totals } = await api.read<{ totals: { contacts: number } }>("people.getOverview", {});
    expect(totals.contacts).toBe(251);
    const { data } = await api.read<{ data: { name: string }[] }>("companies.list", { limit: 50 });
    expect(data.map(({ name }) => name)).toEqual(["Firm 0", "Firm 1", "Firm 2"]);
  });
});

import { expect, test } from "../fixtures.ts";
import { undoFromToast } from "../pages/toast.ts";

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

test.describe("today", () => {
  test("collects what is waiting, and each item can be done, snoozed, or dismissed, with an undo", async ({
    api,
    account: _account,
    page,
    context,
  }) => {
    await page.goto("/");
    await expect(page).toHaveURL(/\/today$/);
    await expect(page.getByText("Start with your board")).toBeVisible();

    const [applicationId] = await api.addCards(
      { title: "Cook", status: "interviewing" },
      { title: "Baker", status: "offer" },
    );
    const meetingUrl = "https://meet.example.com/1";
    await api.change("interviews.create", { applicationId, scheduledAt: inDays(0.5), meetingUrl });
    await api.change("interviews.create", { applicationId, scheduledAt: inDays(-2), type: "panel" });
    await api.change("contacts.create", { name: "Ada Long", followUp: true });
    // An interview created elsewhere appears automatically.
    const interviews = page.getByRole("region", { name: "Interviews this week" });
    await expect(interviews.getByRole("link", { name: "Join" })).toHaveAttribute("href", meetingUrl);
    await expect(page.getByText("5 things need your attention.")).toBeVisible();
    await expect(page.getByRole("region", { name: "How did it go?" })).toContainText("Panel");
    const suggestions = page.getByRole("region", { name: "Suggestions" });
    await expect(suggestions).toContainText("Say thank you");
    await suggestions.getByRole("button", { name: "Dismiss Cook at Acme" }).click();
    await expect(suggestions).toBeHidden();

    const second = await context.newPage();
    await second.goto("/today");
    const offers = second.getByRole("region", { name: "Offers to respond to" });
    await expect(offers.getByRole("link", { name: "Baker" })).toBeVisible();
    await page.getByRole("button", { name: "Mark Baker at Acme as done" }).click();
    await expect(offers).toBeHidden();
    await undoFromToast(page, "Baker");
    await expect(offers.getByRole("link", { name: "Baker" })).toBeVisible();
    await second.close();

    // The most useful action comes first: the offer is accepted and the interview recorded in place.
    await page.getByRole("button", { name: "Answer Baker at Acme" }).click();
    await page.getByRole("menuitem", { name: "Accept: move to Accepted" }).click();
    await expect(page.getByRole("region", { name: "Offers to respond to" })).toBeHidden();
    await undoFromToast(page, "moved to Accepted");
    await expect(page.getByRole("region", { name: "Offers to respond to" })).toBeVisible();
    await page.getByRole("button", { name: "Record outcome of Cook at Acme" }).click();
    const outcome = page.getByRole("dialog");
    await outcome.getByRole("radio", { name: "Passed", exact: true }).check();
    await outcome.getByLabel("How did it go?").fill("Friendly.");
    await outcome.getByRole("button", { name: "Save" }).click();
    // Everything behind the dialog is hidden.
    await expect(outcome).toBeHidden();
    await expect(page.getByRole("region", { name: "How did it go?" })).toBeHidden();

    await page.getByRole("button", { name: "Snooze Baker at Acme" }).click();
    await page.getByRole("menuitem", { name: "Choose a day…" }).click();
    const dialog = page.getByRole("dialog", { name: "Snooze until" });
    await dialog.getByLabel("Day").fill("2020-01-01");
    await dialog.getByRole("button", { name: "Snooze" }).click();
    await expect(dialog.getByText("Choose a future date.")).toBeVisible();
    await dialog.getByLabel("Day").fill(inDays(9).slice(0, 10));
    await dialog.getByRole("button", { name: "Snooze" }).click();
    await expect(page.getByRole("region", { name: "Offers to respond to" })).toBeHidden();

    await page.getByRole("button", { name: "Mark Ada Long as done" }).click();
    await page.getByRole("button", { name: "Dismiss Cook at Acme" }).click();
    await expect(page.getByText("All caught up", { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByText("All caught up", { exact: true })).toBeVisible();
    await expect(page.getByText("1 snoozed item, back on")).toBeVisible();
    const { followUps } = await api.read<{ followUps: unknown[] }>("people.getOverview", {});
    expect(followUps).toEqual([]);
  });
});

test("text typed while the command palette loads is there when it opens", async ({
  account: _account,
  page,
}) => {
  await page.goto("/today", { waitUntil: "networkidle" });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/_next/static/chunks/**", async (route) => {
    await released;
    await route.continue();
  });
  await page.keyboard.press("ControlOrMeta+k");
  await page.keyboard.type("theme: dakr");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  await page.keyboard.type("rk");
  await expect(page.getByRole("combobox", { name: "Commands" })).toHaveCount(0);
  release();
  await expect(page.getByRole("combobox", { name: "Commands" })).toHaveValue("theme: dark");
  await expect(page.getByRole("option", { name: "Theme: Dark", exact: true })).toBeVisible();
});

test("the command palette says when it is searching, and when a search fails", async ({
  account: _account,
  page,
}) => {
  const search = "**/api/trpc/search.find**";
  await page.route(search, () => undefined);
  await page.goto("/today");
  await page.getByRole("button", { name: "Find anything" }).click();
  const field = page.getByRole("dialog").getByRole("combobox");
  await field.fill("zeppelin");
  await expect(page.getByText("Searching…")).toBeVisible();
  await page.unroute(search);
  await page.route(search, (route) => route.abort());
  await field.fill("zeppelins");
  await expect(page.getByText("Couldn't search.")).toBeVisible();
  await expect(page.getByText("No matches")).toBeHidden();
});

test("text typed right after the palette's key is all there", async ({ account: _account, page }) => {
  await page.goto("/today", { waitUntil: "networkidle" });
  await page.keyboard.press("ControlOrMeta+k");
  await page.keyboard.type("theme: dark");
  await expect(page.getByRole("combobox", { name: "Commands" })).toHaveValue("theme: dark");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the tab bar leads everywhere, with the rest in its last tab", async ({ account: _account, page }) => {
    await page.goto("/today");
    const bar = page.getByRole("navigation", { name: "Main" });
    await expect(bar.getByRole("link", { name: "Today" })).toHaveAttribute("aria-current", "page");
    await bar.getByRole("button", { name: "More" }).tap();
    await page.getByRole("menuitem", { name: "Settings" }).tap();
    await expect(page).toHaveURL(/\/settings$/);
    await expect(bar.getByRole("button", { name: "More" })).toHaveAttribute("data-current", "true");
    await bar.getByRole("link", { name: "Companies" }).tap();
    await expect(page).toHaveURL(/\/companies$/);
  });

  test("a long name stays within the screen", async ({ api, page }) => {
    const name = "Senior Principal Platform Reliability and Infrastructure Engineering Manager";
    const [applicationId] = await api.addCards({ title: name, company: name.replaceAll(" ", "") });
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    await api.change("interviews.create", { applicationId, scheduledAt: tomorrow, location: name });
    for (const path of ["/today", "/interviews"]) {
      await page.goto(path);
      const title = page.getByRole("main").getByRole("link", { name });
      await expect(title).toBeVisible();
      const { x, width } = (await title.boundingBox()) ?? { x: 0, width: 0 };
      expect(x + width, path).toBeLessThanOrEqual(390);
    }
  });
});

import { expect, test } from "../fixtures.ts";
import { undoFromToast } from "../pages/toast.ts";

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

test.describe("a follow-up on a card, without a person", () => {
  test("is planned in the drawer with a note, changed, and undone", async ({ api, drawer, page }) => {
    const [applicationId = ""] = await api.addCards({ title: "Cook", company: "Acme" });
    await page.goto(`/boards/${await api.boardId()}?card=${applicationId}`);
    await drawer.button("Follow up on Cook at Acme").press("Enter");
    await page.getByRole("menuitem", { name: "Tomorrow" }).press("Enter");
    await expect(drawer.button("tomorrow follow up on Cook at Acme")).toBeVisible();
    await drawer.fill("Note", "Ask when they decide.");
    type Planned = { applicationId: string; due: string; note: string | null };
    const planned = () =>
      api.read<Planned[]>("applications.listFollowUps", { applicationIds: [applicationId] });
    await expect.poll(planned).toMatchObject([{ applicationId, note: "Ask when they decide." }]);
    const before = await planned();

    await drawer.button("tomorrow follow up on Cook at Acme").click();
    await page.getByRole("menuitem", { name: "Done following up" }).click();
    await expect(drawer.button("Follow up on Cook at Acme")).toBeVisible();
    await expect(drawer.field("Note")).toBeHidden();
    await undoFromToast(page, "Follow-up on Cook at Acme done");
    await expect(drawer.field("Note")).toHaveValue("Ask when they decide.");
    await expect.poll(planned).toEqual(before);
  });

  test("that can't be planned shows one error", async ({ api, drawer, page }) => {
    const [applicationId] = await api.addCards({ title: "Cook", company: "Acme" });
    await page.route("**/applications.setFollowUp", (route) => route.abort());
    await page.goto(`/boards/${await api.boardId()}?card=${applicationId}`);
    await drawer.button("Follow up on Cook at Acme").press("Enter");
    await page.getByRole("menuitem", { name: "Tomorrow" }).press("Enter");
    await expect(page.getByText("Can't reach the server")).toBeVisible();
  });

  test("appears on Today when it is due, and can be done, snoozed, and undone there", async ({
    api,
    page,
  }) => {
    const [applicationId] = await api.addCards({ title: "Cook", company: "Acme" });
    const note = "Ask when they decide.";
    await page.goto("/today");
    await api.change("applications.setFollowUp", { applicationId, due: inDays(-1), note });
    const due = page.getByRole("region", { name: "Follow-ups" });
    await expect(due).toContainText(note);
    await expect(due.getByRole("link", { name: "Open card" })).toHaveAttribute(
      "href",
      new RegExp(`card=${applicationId}`),
    );
    await page.getByRole("button", { name: "Mark Cook at Acme as done" }).click();
    await expect(page.getByText("All caught up", { exact: true })).toBeVisible();
    await undoFromToast(page, "Marked Cook as done");
    await expect(due).toContainText(note);

    await page.getByRole("button", { name: "Snooze Cook at Acme" }).click();
    await page.getByRole("menuitem", { name: "Tomorrow" }).click();
    await expect(page.getByText("1 snoozed item, back on")).toBeVisible();
    const [moved] = await api.read<{ due: string; note: string }[]>("applications.listFollowUps", {
      applicationIds: [applicationId],
    });
    expect(moved?.note).toBe(note);
    expect(Date.parse(moved?.due ?? "")).toBeGreaterThan(Date.now());
  });
});

import { expect, test } from "../fixtures.ts";
import { undoFromToast } from "../pages/toast.ts";

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
type Stored = {
  data: { id: string; scheduledAt: string; timeZone: string; outcome: string; feedback: string }[];
};

test.describe("interviews", () => {
  test.use({ timezoneId: "America/New_York" });

  test("are scheduled in the employer's time zone, and the form says how it reads the time", async ({
    api,
    page,
  }) => {
    await api.addCards({ title: "Cook" }, { title: "Pilot", company: "Skyways" });
    await page.goto("/interviews");
    await expect(page.getByText("No interviews yet")).toBeVisible();
    await page.getByRole("button", { name: "Schedule interview" }).click();
    const dialog = page.getByRole("dialog", { name: "Schedule interview" });
    await dialog.getByRole("button", { name: "Schedule" }).click();
    await expect(dialog.getByText("Choose an application.")).toBeVisible();
    await dialog.getByRole("combobox", { name: "Application" }).fill("sky");
    await page.getByRole("option", { name: "Pilot at Skyways" }).click();
    await dialog.getByRole("combobox", { name: "Time zone" }).fill("berlin");
    await page.getByRole("option", { name: /Europe\/Berlin/ }).click();

    await dialog.getByLabel("Date").fill("2095-03-27");
    await dialog.getByLabel("Time", { exact: true }).fill("02:30");
    await expect(dialog.getByText("so 02:30 doesn't exist. We'll use 03:30.")).toBeVisible();
    await dialog.getByLabel("Date").fill("2095-10-30");
    await expect(dialog.getByText("02:30 happens twice")).toBeVisible();
    await dialog.getByRole("radio", { name: /^Second/ }).check();
    await expect(dialog.getByText("Your time: Saturday, October 29, 2095, 9:30")).toBeVisible();
    await dialog.getByLabel("Meeting link").fill("not a link");
    await dialog.getByRole("button", { name: "Schedule" }).click();
    await expect(dialog.getByText("Must be a web address such as https://example.com/jobs.")).toBeVisible();
    await dialog.getByLabel("Meeting link").fill("https://meet.example.com/1");
    await dialog.getByRole("button", { name: "Schedule" }).click();
    await expect(dialog).toBeHidden();

    const { data } = await api.read<Stored>("interviews.list", {});
    expect(data).toMatchObject([{ scheduledAt: "2095-10-30T01:30:00.000Z", timeZone: "Europe/Berlin" }]);
    const row = page.getByRole("region", { name: "Upcoming" }).getByRole("listitem");
    await expect(row).toContainText("9:30");
    await expect(row).toContainText("in Berlin (GMT+1)");

    await row.getByRole("button", { name: /^Actions/ }).click();
    await page.getByRole("menuitem", { name: "Edit" }).click();
    const change = page.getByRole("dialog", { name: "Edit interview" });
    await expect(change.getByLabel("Date")).toHaveValue("Oct 30, 2095");
    await expect(change.getByLabel("Time", { exact: true })).toHaveValue("02:30");
    await expect(change.getByRole("radio", { name: /^Second/ })).toBeChecked();
    await change.getByLabel("Date").fill("2095-11-02");
    await change.getByRole("button", { name: "Save changes" }).click();
    await expect(change).toBeHidden();
    expect((await api.read<Stored>("interviews.list", {})).data[0]?.scheduledAt).toBe(
      "2095-11-02T01:30:00.000Z",
    );
  });

  test("that are scheduled, moved, and canceled in one window change in the other", async ({
    api,
    page,
    secondWindow,
  }) => {
    const [applicationId] = await api.addCards({ title: "Cook" });
    const { page: other } = await secondWindow();
    await other.goto("/interviews");
    await expect(other.getByText("No interviews yet")).toBeVisible();
    await page.goto("/interviews");
    const { id: interviewId } = await api.change<{ id: string }>("interviews.create", {
      applicationId,
      scheduledAt: "2095-05-02T14:00:00Z",
    });
    const row = other.getByRole("region", { name: "Upcoming" }).getByRole("listitem");
    await expect(row).toContainText("10:00");
    await api.change("interviews.update", { interviewId, scheduledAt: "2095-05-02T15:00:00Z" });
    await expect(row).toContainText("11:00");
    await page.getByRole("button", { name: /^Actions/ }).click();
    await page.getByRole("menuitem", { name: "Cancel interview" }).click();
    await expect(other.getByRole("region", { name: "Past and canceled" })).toContainText("Canceled");
  });

  test("get an outcome, are canceled with an undo, and are deleted after confirmation", async ({
    api,
    page,
  }) => {
    const [cook, pilot] = await api.addCards({ title: "Cook" }, { title: "Pilot", company: "Skyways" });
    await api.change("interviews.create", { applicationId: cook, scheduledAt: inHours(-3) });
    await api.change("interviews.create", { applicationId: pilot, scheduledAt: inHours(48), type: "panel" });
    await page.goto("/interviews");
    const section = (name: string) => page.getByRole("region", { name });
    await section("Needs feedback").getByRole("button", { name: "Record outcome" }).click();
    const dialog = page.getByRole("dialog", { name: "Record the outcome" });
    await dialog.getByRole("radio", { name: "Passed", exact: true }).check();
    await dialog.getByLabel("How did it go?").fill("They liked the soup");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(section("Past and canceled")).toContainText("They liked the soup");
    await expect(section("Needs feedback")).toBeHidden();

    await section("Upcoming")
      .getByRole("button", { name: /^Actions/ })
      .click();
    await page.getByRole("menuitem", { name: "Cancel interview" }).click();
    await expect(section("Past and canceled").getByText("Canceled", { exact: true })).toBeVisible();
    await undoFromToast(page, "Interview canceled");
    await expect(section("Upcoming")).toContainText("Pilot");

    await page.getByRole("searchbox", { name: "Title or company" }).fill("acme");
    await expect(section("Upcoming")).toBeHidden();
    await page.reload();
    await expect(section("Past and canceled")).toContainText("Cook");
    await section("Past and canceled")
      .getByRole("button", { name: /^Actions/ })
      .click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete interview" }).click();
    await expect(page.getByText("No matching interviews")).toBeVisible();
  });

  test("are shown in a month that the keyboard navigates, and in an agenda on a phone", async ({
    api,
    page,
  }) => {
    const [cook] = await api.addCards({ title: "Cook" });
    await api.change("interviews.create", { applicationId: cook, scheduledAt: "2027-01-05T02:00:00Z" });
    await page.goto("/interviews?view=month&month=2026-12");
    await expect(page.getByRole("heading", { name: "December 2026" })).toBeVisible();
    const grid = page.getByRole("grid", { name: "December 2026" });
    await grid.getByRole("button", { name: "Thursday, December 31, 2026" }).click();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Home");
    await expect(page.getByRole("button", { name: "Sunday, January 3, 2027" })).toBeFocused();
    await page.keyboard.press("ArrowRight");
    const day = page.getByRole("button", { name: "Monday, January 4, 2027, one interview" });
    await expect(day).toBeFocused();
    await expect(page.getByRole("region", { name: "Monday, January 4" })).toContainText("9:00");
    // Narrow days cut off the company's name.
    await day.getByText("Acme").hover();
    await expect(page.locator("[data-tooltip-open]")).toHaveText("Acme");
    await page.keyboard.press("PageUp");
    await expect(page.getByRole("button", { name: "Friday, December 4, 2026" })).toBeFocused();
    await expect(page).toHaveURL(/month=2026-12/);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByText("No interviews this month.")).toBeVisible();
    await page.getByRole("button", { name: "Next month" }).click();
    await expect(page.getByRole("region", { name: "Monday, January 4" })).toContainText("Cook");
  });

  test("reach calendars through an address that is shown once and can be renewed", async ({ api, page }) => {
    const [cook] = await api.addCards({ title: "Cook" });
    await api.change("interviews.create", { applicationId: cook, scheduledAt: inHours(48) });
    await page.goto("/interviews");
    await page.getByRole("button", { name: "Create address" }).click();
    const shown = page.getByTestId("calendar-address");
    const first = new URL((await shown.textContent()) ?? "").pathname;
    const feed = await page.request.get(first);
    expect(await feed.text()).toContain("SUMMARY:Interview: Cook at Acme");
    await page.goto("/settings");
    await expect(page.getByText(/We don't store the address/)).toBeVisible();
    await page.getByRole("button", { name: "Create new address" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Create new address" }).click();
    await expect(shown).toBeVisible();
    expect((await page.request.get(first)).status()).toBe(404);
    const second = new URL((await shown.textContent()) ?? "").pathname;
    expect((await page.request.get(second)).status()).toBe(200);
    await page.getByRole("button", { name: "Turn off" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Turn off" }).click();
    await expect(page.getByRole("button", { name: "Create address" })).toBeVisible();
    expect((await page.request.get(second)).status()).toBe(404);
  });

  test("and the résumé are edited in the drawer of their card, and the next one is shown on the card", async ({
    api,
    board,
    drawer,
    page,
  }) => {
    const contentBase64 = Buffer.from("%PDF-1.7").toString("base64");
    const file = { fileName: "cv.pdf", contentType: "application/pdf", contentBase64 };
    await api.change("resumes.create", { name: "Backend", file });
    const [applicationId] = await api.addCards({ title: "Cook" });
    await board.open();
    await board.card("Cook").click();
    await drawer.button("Schedule interview").click();
    const form = page.getByRole("dialog", { name: "Schedule interview" });
    await form.getByLabel("Date").fill("2095-05-02");
    await form.getByLabel("Time", { exact: true }).fill("10:00");
    await form.getByRole("button", { name: "Schedule" }).click();
    const list = page.getByRole("list", { name: "Interviews" });
    await expect(list).toContainText("Monday, May 2, 2095, 10:00");
    await expect(page.locator("article").filter({ hasText: "Cook" })).toContainText("May 2");
    const choose = async (item: string) => {
      await list.getByRole("button", { name: /^Actions/ }).click();
      await page.getByRole("menuitem", { name: item }).click();
    };
    await choose("Cancel interview");
    await expect(list).toContainText("Canceled");
    await undoFromToast(page, "Interview canceled");
    await expect(list.getByRole("button", { name: /^Actions/ })).toBeFocused();
    await expect(list).not.toContainText("Canceled");
    await expect(drawer.dialog).toBeVisible();
    await choose("Cancel interview");
    await choose("Restore interview");
    await expect(list).not.toContainText("Canceled");

    await drawer.field("Résumé on this card").selectOption("Backend");
    await expect(drawer.dialog.getByText("cv.pdf")).toBeVisible();
    await drawer.field("Résumé on this card").selectOption("No résumé");
    await expect(drawer.dialog.getByText("cv.pdf")).toBeHidden();
    await drawer.button("Upload").click();
    const upload = page.getByRole("dialog", { name: "Upload a résumé" });
    const frontend = { name: "Frontend.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") };
    await upload.getByLabel("Choose a file").setInputFiles(frontend);
    await upload.getByRole("button", { name: "Upload", exact: true }).click();
    await expect(drawer.dialog.getByText("Frontend.pdf")).toBeVisible();
    await expect
      .poll(() => api.read<object>("applications.get", { applicationId }))
      .toMatchObject({ resume: { name: "Frontend" } });
  });
});

import { expect, test } from "../fixtures.ts";
import { undoFromToast } from "../pages/toast.ts";

test.describe("the drawer of a card", () => {
  test("has its own address: a link opens it, and Back and Escape close it", async ({
    api,
    board,
    drawer,
    page,
  }) => {
    const [id] = await api.addCards({ title: "Cook" });
    await board.open();
    await board.card("Cook").focus();
    await page.keyboard.press("Enter");
    await expect(drawer.field("Job title")).toHaveValue("Cook");
    await expect(page).toHaveURL(new RegExp(`\\?card=${id}$`));
    await page.goBack();
    await expect(drawer.dialog).toBeHidden();
    await expect(board.card("Cook")).toBeFocused();
    await page.goForward();
    await expect(drawer.field("Job title")).toHaveValue("Cook");

    await page.reload();
    await expect(drawer.field("Job title")).toHaveValue("Cook");
    await page.keyboard.press("Escape");
    await expect(drawer.dialog).toBeHidden();
    await expect(page).not.toHaveURL(/card=/);
  });

  test("edits every field in place and saves it automatically", async ({ api, board, drawer, page }) => {
    const [applicationId] = await api.addCards({ title: "Cook" });
    await board.open();
    await board.card("Cook").click();

    for (const field of ["Work mode", "Work type", "Pay frequency", "Currency"]) {
      await expect(drawer.field(field)).toHaveValue("");
    }
    await drawer.fill("Job title", "Head Cook");
    await drawer.fill("Applied on", "2026-99-99");
    await expect(drawer.field("Applied on")).toHaveAccessibleDescription(/^Enter a date, such as \w{3} \d/);
    await drawer.fill("Applied on", "2026-11-03");
    await drawer.fill("Job posting", "example.com/cook");
    await drawer.fill("Salary from", "48000");
    await drawer.fill("Currency", "EUR");
    await drawer.fill("City", "Lyon");
    await drawer.fill("Notes", "Menu: www.example.com/menu.");
    await drawer.field("Work mode").selectOption("hybrid");
    await drawer.field("Work type").selectOption("contract");
    type Kept = { job: { workType: string } };
    const workType = async () => (await api.read<Kept>("applications.get", { applicationId })).job.workType;
    await expect.poll(workType).toBe("contract");
    await expect(drawer.saved).toBeVisible();
    await drawer.field("Work type").selectOption("Not specified");
    await expect.poll(workType).toBe("full_time");
    await expect(drawer.saved).toBeVisible();
    await expect(board.card("Head Cook")).toBeAttached();

    type Stored = {
      notes: string;
      applicationDate: string;
      applicationLink: string;
      job: Record<string, unknown>;
    };
    await expect
      .poll(() => api.read<Stored>("applications.get", { applicationId }))
      .toMatchObject({
        applicationDate: "2026-11-03T00:00:00.000Z",
        applicationLink: "https://example.com/cook",
        notes: "Menu: www.example.com/menu.",
        job: {
          title: "Head Cook",
          workMode: "hybrid",
          workType: "full_time",
          location: { city: "Lyon", country: null },
          compensation: { currency: "EUR", salaryRangeMin: 48_000, payFrequency: "annually" },
        },
      });

    await expect(drawer.field("Job posting")).toHaveValue("https://example.com/cook");
    await expect(drawer.dialog.getByRole("link", { name: "www.example.com/menu" })).toHaveAttribute(
      "href",
      "https://www.example.com/menu",
    );

    await drawer.fill("Salary to", "10");
    await expect(drawer.dialog.getByRole("alert")).toBeVisible();
    await expect(drawer.field("Salary to")).toHaveValue("10");
    await expect(drawer.dialog.getByText("Not saved")).toBeVisible();
    await expect(drawer.saved).toBeHidden();

    // Neither the button nor Back loses the text that was rejected.
    const question = page.getByRole("alertdialog", { name: "Discard unsaved changes?" });
    await drawer.button("Close").click();
    await expect(question).toContainText("Salary to");
    await question.getByRole("button", { name: "Keep editing" }).click();
    await page.goBack();
    await question.getByRole("button", { name: "Keep editing" }).click();
    await expect(drawer.field("Salary to")).toHaveValue("10");
    await drawer.fill("Salary to", "52000");
    await expect(drawer.dialog.getByRole("alert")).toBeHidden();
    await expect(drawer.saved).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(board.column("saved")).toContainText("Hybrid");
    await expect(board.column("saved")).toContainText("€48K–€52K");
  });

  test("says why a change couldn't be saved, and saves it on another try or after signing in again", async ({
    api,
    board,
    context,
    drawer,
    page,
  }) => {
    const [applicationId] = await api.addCards({ title: "Cook" });
    await board.open();
    await board.card("Cook").click();
    const stored = () => api.read<{ notes: string; source: string }>("applications.get", { applicationId });

    const problem = { code: "internal_error", status: 500, title: "No", detail: "Something went wrong." };
    await page.route("**/api/trpc/applications.editCard*", (route) =>
      route.fulfill({ status: 500, json: { error: { message: "No", code: -32603, data: { problem } } } }),
    );
    await drawer.fill("Source", "A friend");
    const alert = drawer.dialog.getByRole("alert");
    await expect(alert).toContainText("Something went wrong.");
    await expect(drawer.dialog.getByText("Not saved")).toBeVisible();
    await page.unroute("**/api/trpc/applications.editCard*");
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect(drawer.saved).toBeVisible();
    expect((await stored()).source).toBe("A friend");

    const cookies = await context.cookies();
    await context.clearCookies();
    await drawer.fill("Notes", "Ask about the evening shift");
    const signIn = page.getByRole("dialog", { name: "Sign in again to save your changes" });
    await expect(signIn.getByRole("link", { name: "Sign in" })).toHaveAttribute("target", "_blank");
    await context.addCookies(cookies);
    await expect(signIn).toBeHidden();
    await expect(drawer.saved).toBeVisible();
    expect((await stored()).notes).toBe("Ask about the evening shift");
  });

  test("never overwrites a field that changed in another window without saying so", async ({
    api,
    board,
    drawer,
    page,
    secondWindow,
  }) => {
    const [applicationId] = await api.addCards({ title: "Cook" });
    // This window receives no live updates: only the version shows the other's change.
    await page.route("**/api/live?*", (route) => route.abort());
    await board.open();
    await board.card("Cook").click();
    await expect(drawer.field("Notes")).toBeVisible();

    const second = await secondWindow();
    await second.page.goto(page.url());
    await second.drawer.fill("Notes", "Theirs");
    await second.drawer.fill("City", "Lyon");
    await expect(second.drawer.saved).toBeVisible();
    const stored = () =>
      api.read<{ notes: string; source: string; job: { location: { city: string } } }>("applications.get", {
        applicationId,
      });
    await expect.poll(async () => (await stored()).job.location?.city).toBe("Lyon");

    await drawer.fill("Source", "A friend");
    await expect(drawer.saved).toBeVisible();
    await expect.poll(stored).toMatchObject({ notes: "Theirs", source: "A friend" });

    await second.drawer.fill("Notes", "Theirs, again");
    await expect.poll(async () => (await stored()).notes).toBe("Theirs, again");
    await drawer.fill("Notes", "Mine");
    const conflict = drawer.dialog.getByRole("alert");
    await expect(conflict).toContainText("Notes changed elsewhere while you were editing");
    await expect(conflict).toContainText("Mine");
    await expect(conflict).toContainText("Theirs, again");
    expect((await stored()).notes).toBe("Theirs, again");
    await conflict.getByRole("button", { name: "Keep mine" }).click();
    await expect(conflict).toBeHidden();
    await expect.poll(async () => (await stored()).notes).toBe("Mine");

    await expect(second.drawer.field("Notes")).toHaveValue("Mine");
    await second.drawer.fill("Notes", "Theirs at last");
    await expect.poll(async () => (await stored()).notes).toBe("Theirs at last");
    await drawer.fill("Notes", "Mine at last");
    await conflict.getByRole("button", { name: "Use theirs" }).click();
    await expect(drawer.field("Notes")).toHaveValue("Theirs at last");
    expect((await stored()).notes).toBe("Theirs at last");
  });

  test("links people without leaving the card, recognizes interviewers, and dates follow-ups", async ({
    api,
    board,
    drawer,
    page,
  }) => {
    const [applicationId] = await api.addCards({ title: "Cook" });
    const scheduledAt = new Date(Date.now() + 86_400_000).toISOString();
    await api.change("interviews.create", { applicationId, scheduledAt, interviewers: ["Bo Hart"] });
    await api.change("contacts.create", { name: "Ada Long" });
    await board.open();
    await board.card("Cook").click();
    const people = drawer.dialog.getByRole("list", { name: "Contacts on this card" });

    await drawer.field("Add a person").fill("ada");
    await page.getByRole("option", { name: "Ada Long" }).click();
    await expect(people.getByRole("link", { name: "Ada Long" })).toBeVisible();
    await drawer.button("Add Bo Hart to your contacts").click();
    await expect(people.getByRole("link", { name: "Bo Hart" })).toBeVisible();
    const interviews = drawer.dialog.getByRole("list", { name: "Interviews" });
    await expect(interviews.getByRole("link", { name: "Bo Hart" })).toHaveAttribute("href", /people\/con_/);

    await drawer.button("Follow up with Ada Long").click();
    await page.getByRole("menuitem", { name: "Tomorrow morning" }).click();
    // Midnight may have passed.
    await expect(drawer.button(/(today|tomorrow) follow up with Ada Long/i)).toBeVisible();
    await drawer.button("Unlink Ada Long").click();
    await expect(people.getByRole("link", { name: "Ada Long" })).toBeHidden();
    await undoFromToast(page, "Ada Long unlinked");
    await people.getByRole("link", { name: "Ada Long" }).click();
    await page.getByRole("button", { name: "Log interaction" }).click();
    const logging = page.getByRole("dialog", { name: "Log interaction with Ada Long" });
    await expect(logging.getByRole("checkbox", { name: /^Keep the follow-up on/ })).toBeChecked();
    // The interaction is logged; the call after it fails once, and the retry logs no second one.
    await page.route("**/contacts.setFollowUp", (route) => route.abort(), { times: 1 });
    await logging.getByRole("button", { name: "Save" }).click();
    await expect(logging).toBeHidden();
    await expect(page.getByRole("list", { name: "Interactions" }).getByRole("listitem")).toHaveCount(1);
    await expect(page.getByRole("button", { name: "Remove from follow-ups" })).toBeVisible();
    await expect(page.getByRole("button", { name: "tomorrow follow up with Ada Long" })).toBeVisible();
  });

  test("moves the card, shows its timeline, changes its company, and deletes it", async ({
    api,
    board,
    drawer,
    page,
  }) => {
    await api.addCards({ title: "Cook" }, { title: "Pilot", company: "Skyways" });
    await board.open();
    await board.card("Cook").click();
    await drawer.button("Status: Saved").click();
    await page.getByRole("menuitem", { name: "Applied" }).click();
    await expect(drawer.button("Status: Applied")).toBeVisible();
    const timeLine = drawer.dialog.getByRole("list", { name: "Timeline" });
    await expect(timeLine.getByRole("listitem")).toHaveText([/^Applied.*so far/, /^Saved/]);

    await drawer.field("Company").fill("sky");
    await page.getByRole("option", { name: "Skyways" }).click();
    await expect(drawer.field("Company")).toHaveValue("Skyways");
    await drawer.field("Company").fill("Zenith");
    await page.getByRole("option", { name: "Add company “Zenith”" }).click();
    await expect(drawer.field("Company")).toHaveValue("Zenith");

    await drawer.button("More actions").click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await expect(drawer.dialog).toBeHidden();
    await board.expectColumn("applied", []);
    await expect.poll(() => api.columns()).toMatchObject({ saved: ["Pilot"], applied: [] });
    await undoFromToast(page, "Deleted Cook at Zenith");
    await board.expectColumn("applied", ["Cook"]);
    await board.card("Cook").click();
    await expect(drawer.dialog.getByRole("list", { name: "Timeline" }).getByRole("listitem")).toHaveText([
      /^Applied.*so far/,
      /^Saved/,
    ]);
  });

  test("says so when a link leads to a card that no longer exists", async ({ board, drawer, page, api }) => {
    await api.addCards({ title: "Cook" });
    await board.open();
    await page.goto(`${page.url()}?card=app_01h455vb4pex5vsknk084sn02q`);
    await expect(drawer.dialog.getByText("We can't find this card")).toBeVisible();
  });
});

test.describe("in a time zone behind UTC", () => {
  test.use({ timezoneId: "America/New_York" });

  test("the timeline shows the day on which an imported card was applied for", async ({
    api,
    board,
    drawer,
  }) => {
    const row = { title: "Cook", company: "Acme", status: "applied", applicationDate: "2026-03-04" };
    await api.change("imports.create", { boardId: await api.boardId(), rows: [row] });
    await board.open();
    await board.card("Cook").click();
    const entry = drawer.dialog.getByRole("listitem").filter({ hasText: "Applied" });
    await expect(entry.getByRole("time")).toHaveText("Mar 4, 2026");
  });
});

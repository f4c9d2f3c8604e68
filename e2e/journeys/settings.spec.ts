import { Api } from "../api.ts";
import { expectNoFindings } from "../axe.ts";
import { expect, test } from "../fixtures.ts";
import { linkIn } from "../pages/mailbox.ts";
import { SignInForms } from "../pages/sign-in-forms.ts";
import { makeUser } from "../users.ts";

test.describe("the account", () => {
  test("shows a changed name immediately, and who can read it", async ({ api, page }) => {
    await page.goto("/settings");
    const name = page.getByLabel("Name", { exact: true });
    await expect(name).toHaveAccessibleDescription("Staff of any organization you're in can read this.");
    await api.change("organizations.create", { name: "Harbor", type: "other" });
    await page.reload();
    await expect(name).toHaveAccessibleDescription(/and so can applicants where you're staff\.$/);
    await name.fill("Sam Winter");
    await page.getByRole("button", { name: "Save name" }).click();
    await expect(page.getByRole("button", { name: "Account: Sam Winter" })).toBeVisible();
  });

  test("confirms its email address with a link that ends everything set up before", async ({
    page,
    browser,
  }) => {
    const account = { name: "Sam", email: `sam-${Date.now()}@example.com`, password: "seven quiet rivers" };
    await makeUser(account, false);
    const elsewhere = await (await browser.newContext()).newPage();
    for (const somewhere of [elsewhere, page]) {
      await somewhere.goto("/sign-in?callbackUrl=%2Fsettings");
      await new SignInForms(somewhere).fill({ email: account.email, password: account.password });
      await new SignInForms(somewhere).press("Sign in");
      await expect(somewhere.getByText("Not confirmed")).toBeVisible();
    }
    await page.getByRole("button", { name: "Send confirmation link" }).click();
    await expect(page.getByText(`We sent a link to ${account.email}`)).toBeVisible();
    const link = await linkIn(account.email, "Confirm your email address for Offerlane");
    await page.goto(link);
    await expect(page.getByText("everything set up before now ends")).toBeVisible();
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByText("Confirmed", { exact: true })).toBeVisible();
    await elsewhere.reload();
    await elsewhere.waitForURL((url) => url.pathname === "/sign-in");
  });

  test("changes its password if the current one is known", async ({ account, page }) => {
    await page.goto("/settings/sign-in");
    await page.getByLabel("Current password").fill("not this river");
    await page.getByLabel("New password").fill("qwertyuiop12");
    await expect(page.getByText("Weak · ")).toBeVisible();
    await page.getByLabel("New password").fill("eight loud rivers");
    await expect(page.getByText("Password strength: Strong")).toBeVisible();
    await page.getByRole("button", { name: "Change password" }).click();
    await expect(page.getByText("That's not your current password.")).toBeVisible();
    await page.getByLabel("Current password").fill(account.password);
    await page.getByRole("button", { name: "Change password" }).click();
    await expect(page.getByText("Password changed")).toBeVisible();
  });
});

test("an empty or wrong field says so beside it, in every form, until the person types", async ({
  account: _account,
  page,
}) => {
  await page.goto("/join");
  const code = page.getByLabel("Join code");
  await code.press("Enter");
  await expect(code).toBeFocused();
  await expect(code).toHaveAccessibleDescription(/Fill in this field\./);
  await code.fill("0000");
  await expect(code).not.toHaveAccessibleDescription(/Fill in this field/);

  await page.goto("/today");
  await page.getByRole("button", { name: "Set a weekly goal" }).click();
  const goal = page.getByLabel("Applications each week");
  await goal.fill("0");
  await goal.press("Enter");
  await expect(goal).toHaveAccessibleDescription(/^Enter a number from 1 to /);

  await page.goto("/boards");
  const link = page.getByLabel("Link to a job posting");
  await page.getByRole("button", { name: "Add from link" }).click();
  await expect(link).toBeFocused();
  await expect(link).toHaveAccessibleDescription("Fill in this field.");
});

test("browsers that show notifications are listed, and one is removed from another", async ({
  account,
  api,
  browser,
  page,
}) => {
  const keys = {
    p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    auth: "BTBZMqHH6r4Tts7J_aSIgg",
  };
  const input = { subscription: { endpoint: "https://push.example/send/abc", keys }, kinds: ["digest"] };
  const context = await browser.newContext();
  const elsewhere = await context.newPage();
  await elsewhere.goto("/sign-in?callbackUrl=%2Fsettings");
  await new SignInForms(elsewhere).fill({ email: account.email, password: account.password });
  await new SignInForms(elsewhere).press("Sign in");
  await elsewhere.waitForURL((url) => url.pathname === "/settings");
  await new Api(elsewhere.request).change("push.save", input);
  await api.change("push.save", input);
  await page.goto("/settings/notifications");
  const browsers = page
    .getByRole("region", { name: "Browsers that show notifications" })
    .getByRole("listitem");
  await expect(browsers).toHaveCount(2);
  const theOther = browsers.filter({ hasNotText: "This browser" });
  await theOther.getByRole("button", { name: "Remove" }).press("Enter");
  await expect(page.getByText("no longer shows notifications")).toBeVisible();
  await expect(browsers).toHaveCount(1);
  await expect(browsers).toContainText("This browser");
  await expectNoFindings(page, "the browsers that show notifications");
  const left = await api.read<{ browsers: { isCurrent: boolean }[] }>("push.get", {});
  expect(left.browsers.map(({ isCurrent }) => isCurrent)).toEqual([true]);
  await context.close();
});

test("dates and times follow the person's region, and a time zone is found by country and abbreviation", async ({
  account: _account,
  api,
  page,
  table,
}) => {
  const boardId = await api.boardId();
  const [applicationId] = await api.addCards({ title: "Cook" });
  await api.change("applications.update", { applicationId, applicationDate: "2026-11-22" });
  await page.goto("/settings/preferences");
  await expect(page.getByLabel("Time format")).toHaveValue("h12");
  const zone = page.getByRole("combobox", { name: "Time zone" });
  await expect(zone).toHaveValue("UTC");
  await zone.fill("PST");
  await expect(page.getByRole("option", { name: /^Los Angeles, United States/ })).toBeVisible();
  await page.keyboard.press("Tab");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Choose a time zone from the list.")).toBeVisible();
  await zone.fill("India");
  await page.getByRole("option", { name: /India/ }).first().click();
  await page.getByLabel("Date format").selectOption("day_month_year");
  await page.getByLabel("Time format").selectOption("h23");
  await page.getByLabel("First day of the week").selectOption("mon");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Preferences saved")).toBeVisible();

  await page.goto(`/boards/${boardId}/table`);
  await page.getByRole("gridcell").filter({ hasText: "22 Nov 2026" }).click();
  await table.paste("3/4/2026");
  await expect(page.getByRole("gridcell").filter({ hasText: "3 Apr 2026" })).toBeVisible();
  await page.goto(`/boards/${boardId}?card=${applicationId}`);
  const applied = page.getByLabel("Applied on");
  await expect(applied).toHaveValue("3 Apr 2026");
  await applied.fill("5/4/2026");
  type Dated = { applicationDate: string };
  const kept = async () => (await api.read<Dated>("applications.get", { applicationId })).applicationDate;
  await expect.poll(kept).toBe("2026-04-05T00:00:00.000Z");
  await page.goto("/interviews?view=month&month=2026-12");
  await expect(page.getByRole("columnheader").first()).toHaveText("Mon");
});

test("an API key is shown once, works within its scopes, and ends when it is revoked", async ({
  account,
  page,
  request,
}) => {
  await page.goto("/settings/api-keys");
  await page.getByRole("button", { name: "Create API key" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Create key" }).click();
  await expect(dialog.getByText("Enter a name for the key.")).toBeVisible();
  await dialog.getByLabel("Name").fill("Weekly export");
  await dialog.getByRole("radio", { name: /^Read-only/ }).check();
  await dialog.getByRole("button", { name: "Create key" }).click();
  const key = (await page.getByTestId("api-key").textContent()) ?? "";
  await page.getByRole("button", { name: "I've saved it" }).click();
  await expect(page.getByText(key.slice(0, 14))).toBeVisible();
  await expect(page.getByText(key)).toHaveCount(0);

  const headers = { Authorization: `Bearer ${key}` };
  const me = await request.get("/api/v1/me", { headers });
  expect(await me.json()).toMatchObject({ user: { email: account.email }, environment: "live" });
  const change = await request.post("/api/v1/companies", { headers, data: { name: "Acme" } });
  expect(change.status()).toBe(403);
  await page.reload();
  await expect(page.getByText(/from .*Playwright/)).toBeVisible();

  await page.getByRole("button", { name: "Actions for Weekly export" }).click();
  await page.getByRole("menuitem", { name: "Revoke" }).click();
  await page.getByRole("button", { name: "Revoke key" }).click();
  await expect(page.getByText("No keys yet")).toBeVisible();
  expect((await request.get("/api/v1/me", { headers })).status()).toBe(401);
});

test("interview reminders are turned off, and the choice of a digest is saved", async ({
  account: _account,
  page,
}) => {
  const reminders = page
    .getByRole("region", { name: "Emails" })
    .getByLabel("Reminders for interviews and appointments");
  await page.goto("/settings/notifications");
  await expect(reminders).toBeChecked();
  await reminders.uncheck();
  await expect(page.getByLabel("Time", { exact: true })).toBeHidden();
  // The first choice takes longer to save than the second, and must not replace it.
  await page.route(
    /preferences\.setNotifications/,
    async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await route.continue();
    },
    { times: 1 },
  );
  await page.getByLabel("Send").selectOption("Every Friday");
  await page.getByLabel("Time", { exact: true }).selectOption("5:00 PM");
  await expectNoFindings(page, "the notifications");
  await expect
    .poll(async () => {
      await page.reload();
      return [
        await page.getByLabel("Send").inputValue(),
        await page.getByLabel("Time", { exact: true }).inputValue(),
      ];
    })
    .toEqual(["5", "17"]);
  await expect(reminders).not.toBeChecked();
  await page.getByLabel("Send").selectOption("Never");
  await expect(page.getByLabel("Time", { exact: true })).toBeHidden();
});

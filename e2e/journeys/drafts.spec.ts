import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { PLACES_WITH_TEXT, type PlaceWithText } from "../places-with-text.ts";
import { shareBoard } from "../sharing.ts";

const TEXT = "half a sentence about";

for (const [kind, place] of Object.entries(PLACES_WITH_TEXT)) {
  test(`typed text survives Escape, a closed tab, and Back: ${kind}`, async ({
    account,
    api,
    page,
    context,
    otherUser,
  }) => {
    const path = await place.prepare({
      api,
      shareBoard: async () => {
        await otherUser.api.addCards({ title: "Cook" });
        return shareBoard(api, otherUser.api, otherUser.account.email);
      },
      beCoached: async () => ({
        path: await shareBoard(otherUser.api, api, account.email),
        coach: otherUser.api,
        applicantEmail: account.email,
      }),
    });
    const first = await context.newPage();
    await openAt(first, place, path);
    await place.field(first).fill(TEXT);
    if (!place.isDiscardedByEscape) await first.keyboard.press("Escape");
    await first.close();

    await openAt(page, place, path);
    await expect(place.field(page)).toHaveValue(TEXT);
    await place.field(page).fill(`${TEXT} Back`);
    await page.goBack();

    await openAt(page, place, path);
    await expect(place.field(page)).toHaveValue(`${TEXT} Back`);
  });
}

async function openAt(page: Page, place: PlaceWithText, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "load" });
  await place.open?.(page);
}

test("typed text survives a lost session", async ({ account: _account, context, page }) => {
  const open = async () => {
    await page.goto("/companies");
    await page.getByRole("button", { name: "Add company" }).first().click();
    return page.getByRole("dialog").getByLabel("Name");
  };
  await (await open()).fill(TEXT);
  const cookies = await context.cookies();
  await context.clearCookies();
  await page.goto("/today");
  await expect(page).toHaveURL(/sign-in/);
  await context.addCookies(cookies);
  await expect(await open()).toHaveValue(TEXT);
});

test("a field that saves automatically is saved even if its tab is closed while offline", async ({
  api,
  board,
  context,
  drawer,
  page,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const [applicationId] = await api.addCards({ title: "Cook" });
  await board.open();
  await board.card("Cook").click();
  await expect(drawer.field("Notes")).toBeVisible();
  await context.setOffline(true);
  await drawer.field("Notes").fill(TEXT);
  await expect(drawer.dialog.getByText("Offline. We'll save this when you reconnect.")).toBeVisible();
  const path = page.url();
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto(path);
  await expect
    .poll(() => api.read<{ notes: string | null }>("applications.get", { applicationId }))
    .toMatchObject({ notes: TEXT });
});

test("drafts are limited, and no one else who signs in on the browser finds them", async ({
  account,
  page,
  otherUser,
}) => {
  await page.goto("/companies");
  const day = 24 * 60 * 60 * 1_000;
  await page.evaluate(
    ({ owner, now, old }) => {
      const put = (name: string, at: number, draft: object) =>
        localStorage.setItem(`offerlane.draft.${name}`, JSON.stringify({ owner, at, draft }));
      for (let index = 0; index < 60; index++) put(`card:${index}`, now - 1_000 - index, { title: "Cook" });
      put("card:long", now - 500, { title: "x".repeat(1_000_000) });
      put("companyName:new", old, { text: "too old" });
    },
    { owner: account.email, now: Date.now(), old: Date.now() - 15 * day },
  );
  await page.reload();
  await page.getByRole("button", { name: "Add company" }).first().click();
  const name = page.getByRole("dialog").getByLabel("Name");
  await expect(name).toHaveValue("");
  await name.fill("Half a na");
  const names = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("offerlane.draft.")));
  // The page removes excess drafts once it has painted.
  await expect.poll(async () => (await names()).length).toBeLessThanOrEqual(50);
  await expect.poll(names).toContain("offerlane.draft.companyName:new");
  const kept = await names();
  expect(kept).not.toContain("offerlane.draft.card:long");
  expect(kept).not.toContain("offerlane.draft.card:59");

  const cookies = await otherUser.page.context().cookies();
  await page.context().clearCookies();
  await page.context().addCookies(cookies);
  await page.goto("/companies");
  await expect.poll(names).toEqual([]);
  await page.getByRole("button", { name: "Add company" }).first().click();
  await expect(name).toHaveValue("");

  await name.fill("Half a na");
  await expect.poll(names).toEqual(["offerlane.draft.companyName:new"]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Account/ }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/sign-in|\/$/);
  expect(await names()).toEqual([]);
});

test("signing out empties the browser's storage but for the theme, even in a browser that ignores the response's header", async ({
  account: _account,
  page,
}) => {
  await page.route("**/api/auth/signout", async (route) => {
    const response = await route.fetch();
    const { "clear-site-data": asked, ...headers } = response.headers();
    expect(asked).toContain("storage");
    await route.fulfill({ response, headers });
  });
  await page.goto("/companies");
  await page.evaluate(() => {
    localStorage.setItem("theme", "dark");
    localStorage.setItem("offerlane.received.1", "a posting");
    sessionStorage.setItem("offerlane.key", "of sample data");
  });
  await page.getByRole("button", { name: /^Account/ }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/sign-in|\/$/);
  const left = () => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(await left()).toEqual(["theme"]);
});

test("a restored form says so, can start over, and forgets what was sent", async ({
  account: _account,
  page,
}) => {
  await page.goto("/companies");
  const open = () => page.getByRole("button", { name: "Add company" }).first().click();
  const name = page.getByRole("dialog").getByLabel("Name");
  await open();
  await name.fill("Half a na");
  await page.keyboard.press("Escape");
  await open();
  await expect(name).toHaveValue("Half a na");
  const told = page.locator("[data-sonner-toast]").filter({ hasText: "Restored what you typed before" });
  await told.getByText("Undo").click();
  await expect(name).toHaveValue("");
  await name.fill("Bright Fern");
  await name.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Bright Fern" })).toBeAttached();
  await page.goto("/companies");
  await open();
  await expect(name).toHaveValue("");
});

import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";

const PAUSED = "Hydration pauses";

/** Holds back every script of pages opened from now on. Returns a function that releases them. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/_next/static/chunks/*.js*", async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/**
 * Keeps the page busy for a moment once React has hydrated the page's frame, but not its content: input waits in the browser, and is
 * handled before React continues.
 */
async function pauseInHydration(page: Page): Promise<void> {
  await page.addInitScript((paused) => {
    const isHydrated = (selector: string) => {
      const element = document.querySelector(selector);
      return element !== null && Object.keys(element).some((key) => key.startsWith("__reactProps"));
    };
    // React's scheduler posts a message to itself before each slice of work.
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (this: MessagePort, ...args: unknown[]) {
      Reflect.apply(post, this, args);
      if (!isHydrated("header button") || isHydrated("main li button")) return;
      MessagePort.prototype.postMessage = post;
      console.log(paused);
      const end = performance.now() + 1_500;
      while (performance.now() < end);
    };
  }, PAUSED);
}

test.describe("before the scripts of a page have loaded", () => {
  test("pressing a button opens its dialog once they load", async ({ account: _account, page }) => {
    const release = await holdScripts(page);
    await page.goto("/companies", { waitUntil: "commit" });
    await page.getByRole("button", { name: "Add company" }).first().click();
    await expect(page.getByRole("dialog")).toBeHidden();
    release();
    await expect(page.getByRole("dialog", { name: "Add company" })).toBeVisible();
  });

  test("a form that is filled in and sent is saved once they load", async ({
    account: _account,
    api,
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto("/save?title=Pilot", { waitUntil: "commit" });
    await page.getByLabel("Company").fill("Skyways");
    await page.getByLabel("Description").fill("Flies.");
    await page.getByRole("button", { name: "Save card" }).click();
    expect(await api.columns()).toMatchObject({ saved: [] });
    release();
    await expect(page).toHaveURL(/\/boards\/\w+\?card=/);
    const boardId = await api.boardId();
    const { data } = await api.read<{
      data: { company: { name: string }; job: { title: string; description: string } }[];
    }>("applications.list", { boardId });
    expect(data).toMatchObject([
      { company: { name: "Skyways" }, job: { title: "Pilot", description: "Flies." } },
    ]);
  });

  test("a menu opened by key and a shortcut open once they load", async ({ account: _account, page }) => {
    const release = await holdScripts(page);
    await page.goto("/today", { waitUntil: "commit" });
    await page.getByRole("button", { name: /^Account/ }).focus();
    await page.keyboard.press("Enter");
    release();
    await expect(page.getByRole("menuitem", { name: "Sign out" })).toBeVisible();

    const releaseAgain = await holdScripts(page);
    await page.goto("/today", { waitUntil: "commit" });
    await page.getByRole("heading", { level: 1 }).click();
    await page.keyboard.press("?");
    releaseAgain();
    await expect(page.getByRole("dialog")).toContainText(/keyboard/i);
  });
});

test("text typed right after the palette's shortcut, before it has loaded, arrives in order", async ({
  account: _account,
  page,
}) => {
  // The palette opens once the browser is idle, and the page can receive keys before that.
  await page.addInitScript(() => {
    window.requestIdleCallback = (run) =>
      window.setTimeout(() => run({ didTimeout: false, timeRemaining: () => 1 }), 1_000);
  });
  const release = await holdScripts(page);
  await page.goto("/today", { waitUntil: "commit" });
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("ControlOrMeta+k");
  release();
  await page.waitForFunction(() =>
    [...document.querySelectorAll("button")].every((button) =>
      Object.keys(button).some((key) => key.startsWith("__reactProps")),
    ),
  );
  await page.keyboard.type("theme: dakr");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  await page.keyboard.type("rk");
  await expect(page.getByRole("combobox", { name: "Commands" })).toHaveValue("theme: dark");
});

test("a press while the page hydrates counts once", async ({ api, page }) => {
  const [applicationId] = await api.addCards({ title: "Cook" });
  await api.change("interviews.create", { applicationId, scheduledAt: new Date().toISOString() });
  await pauseInHydration(page);
  const release = await holdScripts(page);
  await page.goto("/interviews", { waitUntil: "commit" });
  await page.getByRole("button", { name: /^Actions/ }).hover();
  const isPaused = page.waitForEvent("console", (message) => message.text() === PAUSED);
  release();
  await isPaused;
  await page.mouse.down();
  await page.mouse.up();
  const menu = page.getByRole("menu");
  await expect(menu).toBeVisible();
  // A replay of the press would close the menu soon after.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  await expect(menu).toBeVisible();
});

test("hydration doesn't move the caret in a text area", async ({ account: _account, page }) => {
  await page.goto("/profile");
  const summary = page.getByLabel("Summary", { exact: true });
  await summary.fill("I cook");
  await summary.blur();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  const release = await holdScripts(page);
  await page.goto("/profile", { waitUntil: "commit" });
  await expect(summary).toHaveValue("I cook");
  await summary.evaluate((field: HTMLTextAreaElement) => {
    field.focus();
    field.setSelectionRange(2, 2);
  });
  release();
  await expect
    .poll(() => summary.evaluate((field) => Object.keys(field).some((key) => key.startsWith("__react"))))
    .toBe(true);
  await page.waitForLoadState("networkidle");
  expect(await summary.evaluate((field: HTMLTextAreaElement) => field.selectionStart)).toBe(2);
});

test("a link is followed even if loading content moves it while it is pressed", async ({
  api,
  board,
  drawer,
  page,
}) => {
  const [applicationId] = await api.addCards({ title: "Cook" });
  for (const name of ["Ada Kern", "Bo Lind", "Kim Doe"]) {
    const { id: contactId } = await api.change<{ id: string }>("contacts.create", { name });
    await api.change("contacts.link", { contactId, applicationId, isLinked: true });
  }
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/api/trpc/contacts.listOfApplication**", async (route) => {
    await arrived;
    await route.continue();
  });
  await board.open();
  await board.card("Cook").click();
  // The other sections are shown.
  await expect(drawer.dialog.getByRole("combobox", { name: "Add a person" })).toBeVisible();
  const link = drawer.dialog.getByRole("link", { name: "Open company" });
  await link.hover();
  await page.mouse.down();
  arrive();
  await expect(drawer.dialog.getByRole("link", { name: "Kim Doe" })).toBeVisible();
  await page.mouse.up();
  await expect(page.getByRole("heading", { level: 1, name: "Acme" })).toBeAttached();
});

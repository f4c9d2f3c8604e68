import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";

const panel = (page: Page, title: string) => page.getByRole("region", { name: title, exact: true });

test.describe("insights", () => {
  test("say how the search is going, lead to the cards behind each figure, and can be downloaded", async ({
    api,
    page,
    account: _account,
  }) => {
    const boardId = await api.boardId();
    const ids = await api.addCards(
      ...["Cook", "Baker", "Pilot", "Tailor", "Smith", "Clerk"].map((title) => ({
        title,
        status: "applied",
      })),
    );
    for (const applicationId of ids.slice(0, 5)) {
      await api.change("applications.move", { applicationId, status: "interviewing" });
    }
    await api.change("applications.move", { applicationId: ids[0], status: "offer" });

    await page.goto(`/boards/${boardId}`);
    await page.getByRole("navigation", { name: "Board views" }).getByText("Insights").click();
    await expect(page).toHaveURL(/\/insights$/);
    await expect(page.getByRole("link", { name: /^Response rate 83%/ })).toContainText("5 of 6 applied");

    const ways = panel(page, "Flow between stages");
    await expect(ways.getByRole("img", { name: /Applied to Interviewing 5, .*Offer 1/ })).toBeVisible();
    await ways.getByText("Table", { exact: true }).click();
    await ways.getByRole("row", { name: "Applied Interviewing 5" }).getByRole("link", { name: "5" }).click();
    const drawer = page.getByRole("dialog", { name: "Moved from Applied to Interviewing" });
    await expect(drawer.getByRole("listitem")).toHaveCount(5);
    await page.goBack();
    await expect(drawer).toBeHidden();

    // A chart with one bar leaves no gap below it.
    const times = panel(page, "Time in each column");
    await expect(times.getByRole("img", { name: "Time in each column" })).toBeVisible();
    expect((await times.boundingBox())?.height).toBeLessThan(250);

    const funnel = panel(page, "Columns reached");
    await funnel.getByRole("img").locator("g[data-status=interviewing]").click();
    await expect(page).toHaveURL(/figure=reached&status=interviewing/);
    await page.reload();
    const reached = page.getByRole("dialog", { name: "Reached Interviewing" });
    await expect(reached.getByRole("listitem")).toHaveCount(5);
    await reached.getByRole("link", { name: "Cook" }).click();
    await expect(page).toHaveURL(new RegExp(`/boards/${boardId}\\?card=${ids[0]}`));
    await page.goBack();
    await expect(reached).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(reached).toBeHidden();

    await funnel.getByRole("button", { name: "Download Columns reached" }).click();
    const csv = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: "Table as CSV" }).click();
    expect(await readFile(await (await csv).path(), "utf8")).toContain('"Interviewing",5,0.8333333333333334');
    await funnel.getByRole("button", { name: "Download Columns reached" }).click();
    const png = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: "Chart as PNG" }).click();
    const image = await readFile(await (await png).path());
    expect(image.subarray(1, 4).toString()).toBe("PNG");
    expect(image.length).toBeGreaterThan(8_000);

    await api.change("applications.move", { applicationId: ids[5], status: "rejected" });
    await expect(page.getByRole("link", { name: /^Response rate 100%/ })).toBeVisible();

    // An interview that wasn't canceled counts, and so does the offer.
    await expect(page.getByRole("link", { name: /^Interview rate 83%/ })).toBeVisible();
    const scheduledAt = new Date(Date.now() + 86_400_000).toISOString();
    await api.change("interviews.create", { applicationId: ids[5], scheduledAt, timeZone: "UTC" });
    await expect(page.getByRole("link", { name: /^Interview rate 100%/ })).toBeVisible();

    await api.change("applications.update", { applicationId: ids[0], applicationDate: "2020-01-06" });
    await page.getByLabel("Date range").selectOption("Last 30 days");
    await expect(page.getByRole("link", { name: "Cards 5 In this date range" })).toBeVisible();
    await page
      .getByRole("link", { name: /^Applied 5/ })
      .first()
      .click();
    await expect(page.getByRole("dialog", { name: "Applied" }).getByRole("listitem")).toHaveCount(5);
    await page.reload();
    await expect(page.getByRole("dialog", { name: "Applied" }).getByRole("listitem")).toHaveCount(5);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page.getByLabel("Date range")).toHaveValue("30");
    await page.getByLabel("Date range").selectOption("Custom dates");
    await page.getByLabel("To", { exact: true }).fill("2020-01-07");
    await page.getByLabel("To", { exact: true }).press("Tab");
    await expect(page.getByRole("link", { name: "Cards 1 In this date range" })).toBeVisible();
  });

  test("show no rates or charts from too few cards, and say what to do on a new board", async ({
    api,
    page,
    account: _account,
  }) => {
    const boardId = await api.boardId();
    await page.goto(`/boards/${boardId}/insights`);
    await expect(page.getByRole("heading", { name: "No insights yet" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Import a file" })).toHaveAttribute("href", /\/import$/);
    await api.addCards({ title: "Cook", status: "applied" }, { title: "Baker", status: "interviewing" });
    await page.reload();
    await expect(page.getByRole("link", { name: /^Response rate –/ })).toContainText(
      "1 of 2 applied · Not enough data",
    );
    const funnel = panel(page, "Columns reached");
    await expect(funnel.getByText("Only 2 cards so far. This chart appears once you have 5.")).toBeVisible();
    await funnel.getByText("Table", { exact: true }).click();
    await expect(funnel.getByRole("row", { name: "Applied 1 50%" })).toBeVisible();
    await expect(page.getByRole("img", { name: "Applications per week" })).toBeVisible();
    // A gray of the chart library would be bright in the dark theme.
    await page.emulateMedia({ colorScheme: "dark" });
    const line = page.locator(".recharts-cartesian-grid line").first();
    await expect(line).not.toHaveCSS("stroke", "rgb(204, 204, 204)");
  });

  test("show their figures and tables before any script runs", async ({
    baseURL,
    api,
    page,
    browser,
    account: _account,
  }) => {
    const boardId = await api.boardId();
    await api.addCards({ title: "Cook", status: "applied" });
    const storageState = await page.context().storageState();
    const context = await browser.newContext({ javaScriptEnabled: false, storageState });
    const plain = await context.newPage();
    await plain.goto(`${baseURL}/boards/${boardId}/insights`);
    await expect(panel(plain, "Applications per week").getByRole("table")).toContainText("1");
    await expect(plain.getByRole("link", { name: "Applied 1", exact: true })).toBeVisible();
    await context.close();
  });
});

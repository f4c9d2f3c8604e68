import { sampleIds } from "#server/resources/sample-ids.ts";
import { expectNoFindings } from "../axe.ts";
import { expect, test } from "../fixtures.ts";
import { expectNoSidewaysScroll } from "../page-width.ts";

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

for (const viewport of [WIDE, PHONE]) {
  test.describe(`${viewport.width} pixels wide`, () => {
    test.use({ viewport });

    test("a reader without an account finds a call, runs it in a sandbox, and reads why it was rejected", async ({
      page,
    }) => {
      // The entries arrive after the text was typed.
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route("**/docs/search-index", async (route) => {
        await released;
        await route.continue();
      });
      await page.goto("/docs");
      await page.getByRole("button", { name: "Search" }).click();
      await page.getByRole("combobox").fill("add company");
      release();
      await expect(page.getByRole("option").first()).toContainText("companies.create");
      await expectNoFindings(page, "the search");
      await page.keyboard.press("Enter");
      await page.waitForURL(/\/docs\/reference\/companies\/create$/);

      const write = page.getByRole("region", { name: "Add a company" });
      await write.getByRole("button", { name: /^Run it in your sandbox/ }).click();
      await write.getByLabel("Sandbox key").fill("ol_live_not_here");
      await write.getByRole("button", { name: "Use key" }).click();
      await expect(write.getByText(/Enter a sandbox key/)).toBeVisible();
      await write.getByRole("link", { name: "Try it without an account" }).click();
      await page.getByRole("button", { name: "Open the sandbox" }).click();
      await page.waitForURL(/\/docs\/reference\/companies\/create$/);

      await write.getByRole("button", { name: /^Run it in your sandbox/ }).click();
      await write.getByRole("button", { name: "Send companies.create" }).click();
      await expect(write.getByText(/^201 in/)).toBeVisible();
      await write.getByRole("button", { name: "Send companies.create" }).click();
      await expect(write.getByText(/^409 in/)).toBeVisible();
      await page.goto("/docs/reference/companies");
      await page
        .getByRole("main")
        .getByRole("link", { name: /List your companies/ })
        .click();
      await page.waitForURL(/\/docs\/reference\/companies\/list$/);
      const read = page.getByRole("region", { name: "List your companies" });
      await read.getByRole("button", { name: /^Run it in your sandbox/ }).click();
      await read.getByLabel("Query").fill("search=bright fern");
      await read.getByRole("button", { name: "Send companies.list" }).click();
      await expect(read.getByRole("region", { name: "companies.list: Response" })).toContainText(
        "Bright Fern",
      );
      await expectNoFindings(page, "a call that was run");
      await expectNoSidewaysScroll(page);

      await page.goto("/docs/reference/companies/create");
      await write.getByRole("button", { name: /^Run it in your sandbox/ }).click();
      await write.getByRole("button", { name: "Send companies.create" }).click();
      await write.getByRole("link", { name: "What this error means and what to do" }).click();
      await expect(page).toHaveURL(/\/docs\/errors\/company_name_taken$/);
      await expect(page.getByRole("heading", { name: "What to do" })).toBeVisible();
      await expectNoFindings(page, "the page of a code");
    });

    test("a reader finds pages by terms that they don't use, and search results contain no markup", async ({
      page,
    }) => {
      await page.goto("/docs");
      for (const [typed, href] of [
        ["pagination", /\/docs\/requests/],
        ["webhook signature", /\/docs\/webhooks/],
        ["sdk python", /\/docs\/guides\/quickstarts/],
      ] as const) {
        await page.getByRole("button", { name: "Search" }).click();
        await page.getByRole("combobox").fill(typed);
        const options = page.getByRole("option");
        await options.first().click();
        await page.waitForURL(href);
      }
      const sent = await page.request.get("/docs/search-index");
      const { etag = "" } = sent.headers();
      const again = await page.request.get("/docs/search-index", { headers: { "If-None-Match": etag } });
      expect([again.status(), again.headers().etag]).toEqual([304, etag]);
      const index: { title: string; detail: string }[] = await sent.json();
      const texts = index.map(({ title, detail }) => `${title} ${detail}`);
      expect(texts.filter((text) => /[<>`]|\{\w+,|,[a-z]\w*,/i.test(text))).toEqual([]);
    });

    test("a reader finds a limit by its description", async ({ page }) => {
      await page.goto("/docs");
      await page.getByRole("button", { name: "Search" }).click();
      await page.getByRole("combobox").fill("résumés in an account");
      await page.getByRole("option").first().click();
      await page.waitForURL(/\/docs\/limits#quotas$/);
      const quotas = page.getByRole("table", { name: "Quotas" });
      await expect(quotas.getByRole("row", { name: "Résumés in an account 200" })).toBeVisible();
      await page.goto("/docs/requests");
      await page.getByRole("link", { name: "All limits" }).click();
      await expect(page).toHaveURL(/\/docs\/limits$/);
    });
  });
}

test("axe finds no issues on the pages of the guide", async ({ page }) => {
  // Some of these pages have long tables.
  test.slow();
  const guide = [
    "",
    "/keys",
    "/requests",
    "/errors",
    "/roles",
    "/limits",
    "/webhooks",
    "/mcp",
    "/client",
    "/guides/quickstarts",
    "/guides/agent",
    "/imports",
    "/extension",
    "/billing",
    "/reference",
    "/reference/companies",
  ];
  // Together, these have every part of a page. Colors are the same on all pages, and so is the look on a phone.
  const various = ["", "/requests", "/limits", "/reference/companies"];
  for (const path of guide) {
    await page.goto(`/docs${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNoFindings(page, `/docs${path}`, various.includes(path) ? "both" : "light");
    await page.setViewportSize(PHONE);
    await expectNoSidewaysScroll(page);
    if (various.includes(path)) await expectNoFindings(page, `/docs${path} on a phone`, "light");
    await page.setViewportSize(WIDE);
  }
});

test.describe("samples", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("a signed-in reader sees and copies samples with their own IDs, except where a call deletes", async ({
    page,
    api,
  }) => {
    const [cardId = ""] = await api.addCards({ title: "Site engineer" });
    const boardId = await api.boardId();
    await page.goto("/docs/reference/applications/create");
    const sample = page.getByRole("tabpanel", { name: "curl" });
    await expect(sample).toContainText(`/boards/${boardId}/applications`);
    await expect(page.getByText("The samples have your own IDs")).toBeVisible();
    await sample.getByRole("button", { name: "Copy" }).focus();
    await page.keyboard.press("Enter");
    await expect(sample.getByRole("button", { name: "Copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      `/boards/${boardId}/applications`,
    );
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      await sample.locator("code").textContent(),
    );
    await expectNoFindings(page, "samples with own IDs");

    await page.goto("/docs/reference/applications/move");
    await expect(sample).toContainText(cardId);
    await page.goto("/docs/reference/applications/delete");
    await expect(sample).toContainText(sampleIds.applicationId);
    for (const path of ["applications/delete", "", "applications"]) {
      await page.goto(`/docs/reference/${path}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByText("The samples have your own IDs")).toBeHidden();
    }
    const markdown = await (await page.request.get("/docs/reference/applications/move.md")).text();
    expect(markdown).toContain(sampleIds.applicationId);
    expect(markdown).not.toContain(cardId);
  });

  test("a reader who isn't signed in sees and copies the example IDs", async ({ page }) => {
    await page.goto("/docs/reference/boards/get");
    const sample = page.getByRole("tabpanel", { name: "curl" });
    await sample.getByRole("button", { name: "Copy" }).click();
    await expect(sample.getByRole("button", { name: "Copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(sampleIds.boardId);
    await expect(page.getByText("The samples have your own IDs")).toBeHidden();
  });
});

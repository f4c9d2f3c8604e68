import { expect, test } from "../fixtures.ts";

test.describe("adding cards", () => {
  test("starts with a button in a new account, and continues by keyboard @smoke", async ({
    board,
    api,
    page,
  }) => {
    await board.open();
    await expect(page.getByRole("list", { name: "Columns" }).getByRole("listitem")).toHaveCount(7);
    await page.getByRole("button", { name: "Try with sample cards" }).click();
    await board.expectColumn("offer", ["Project manager"]);
    await page.getByRole("button", { name: "Remove sample cards" }).click();
    await page.getByRole("button", { name: "Add your first card" }).click();
    const form = page.getByRole("form", { name: "Add card" });
    await form.getByLabel("Job title").fill("Data Engineer");
    await form.getByLabel("Company").fill("Acme");
    await form.getByRole("button", { name: "Add card" }).click();
    await board.expectColumn("saved", ["Data Engineer"]);
    await expect(form.getByLabel("Job title")).toBeFocused();
    await expect(form.getByLabel("Job title")).toHaveValue("");
    await page.keyboard.press("Escape");
    await expect(form).toBeHidden();

    await api.addCards({ title: "Pilot", company: "Skyways", status: "applied" });
    await board.card("Pilot").focus();
    await page.keyboard.press("n");
    await page.keyboard.type("Copilot");
    await page.keyboard.press("Tab");
    await page.keyboard.type("sky");
    // Enter takes the only suggestion, and Escape keeps the name that was typed.
    await expect(page.getByRole("option", { name: "Skyways", selected: true })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("option")).toHaveCount(0);
    await expect(form.getByLabel("Company")).toHaveValue("sky");
    await page.keyboard.type("w");
    await page.getByRole("option", { name: "Skyways", selected: true }).waitFor();
    await page.keyboard.press("Enter");
    await expect(form.getByLabel("Company")).toHaveValue("Skyways");
    await page.keyboard.press("Enter");
    await board.expectColumn("applied", ["Copilot", "Pilot"]);
    await board.card("Copilot").click();
    const company = page.getByRole("dialog").getByLabel("Company", { exact: true });
    await company.fill("Acm");
    await page.getByRole("option", { name: "Acme", exact: true }).waitFor();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("option", { name: "Acme", exact: true })).toBeHidden();
    await expect(company).toHaveValue("Acm");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    const companies = async () => {
      type Listed = { data: { name: string; applicationCount: number }[] };
      const { data } = await api.read<Listed>("companies.list", {});
      return data.map(({ name, applicationCount }) => [name, applicationCount]);
    };
    await expect.poll(companies).toEqual([
      ["Acm", 1],
      ["Acme", 1],
      ["Skyways", 1],
    ]);
  });

  test("warns about a duplicate, which can still be added", async ({ board, api, page }) => {
    await api.addCards(
      { title: "Analyst", company: "Acme", applicationLink: "https://acme.example.com/jobs/7" },
      { title: "Driver", company: "Bolt", status: "rejected" },
    );
    await board.open();
    await page.getByRole("button", { name: "Add a card to Saved" }).click();
    const form = page.getByRole("form", { name: "Add card" });
    await form.getByLabel("Job title").fill("analyst");
    await form.getByLabel("Company").fill("ACME");
    await expect(
      form.getByRole("status").filter({ hasText: "This job is already on your board" }),
    ).toBeVisible();
    await form.getByLabel("Job title").fill("Pilot");
    await form.getByLabel("Company").fill("bolt");
    await expect(form.getByText("Bolt rejected you on")).toBeVisible();
    await form.getByLabel("Job posting link (optional)").fill("www.acme.example.com/jobs/7?utm_source=mail");
    await expect(form.getByText("This link is already on your board")).toBeVisible();
    // Users who save before they could read the warning are asked again.
    await page.keyboard.press("Enter");
    await expect(form.getByRole("alert")).toContainText("This link is already on your board");
    await expect(form.getByRole("button", { name: "Add anyway" })).toBeVisible();
    await page.keyboard.press("Enter");
    await board.expectColumn("saved", ["Pilot", "Analyst"]);
  });

  test("keeps what was typed when something is missing or rejected", async ({ board, page }) => {
    await board.open();
    await page.getByRole("button", { name: "Add your first card" }).click();
    const form = page.getByRole("form", { name: "Add card" });
    // A link in the wrong field is taken as the link.
    await form.getByLabel("Job title").fill("https://localhost/jobs/1");
    await page.keyboard.press("Enter");
    await expect(form.getByLabel("Job posting link (optional)")).toHaveValue("https://localhost/jobs/1");
    await expect(form.getByLabel("Job title")).toHaveValue("");
    await form.getByLabel("Job title").fill("Analyst");
    await page.keyboard.press("Enter");
    await expect(form.getByText("Enter a company.")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(form).toBeHidden();
    await page.getByRole("button", { name: "Add your first card" }).click();
    await expect(form.getByLabel("Job title")).toHaveValue("Analyst");
    await form.getByLabel("Company").fill("Acme");
    await form.getByLabel("Job posting link (optional)").fill("not a link");
    await page.keyboard.press("Enter");
    await expect(form.getByText("Must be a web address such as https://example.com/jobs.")).toBeVisible();
    await expect(form.getByLabel("Job title")).toHaveValue("Analyst");
    await form.getByLabel("Job posting link (optional)").fill("");
    await page.keyboard.press("Enter");
    await board.expectColumn("saved", ["Analyst"]);
  });

  test("from “Find anything” uses the typed text as the title, and keeps a card that was begun", async ({
    api,
    board,
    page,
  }) => {
    await api.addCards({ title: "Engineer", company: "Google" });
    await board.open();
    const commands = page.getByRole("combobox", { name: "Commands" });
    const type = async (text: string) => {
      await page.keyboard.press("ControlOrMeta+k");
      await commands.fill(text);
    };
    const add = (text: string) => page.getByRole("option", { name: `Add a card “${text}”` });
    const form = page.getByRole("form", { name: "Add card" });

    await type("enigneer");
    await expect(page.getByRole("option")).toHaveText([/^Engineer/, /^Add a card/, /^Add a task/]);
    await expect(page.getByRole("option", { name: "Engineer Google" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await page.keyboard.press("Escape");

    await type("Harbor pilot");
    await add("Harbor pilot").click();
    await expect(form.getByLabel("Job title")).toHaveValue("Harbor pilot");
    await expect(page).not.toHaveURL(/add=/);
    await type("Copilot");
    await add("Copilot").click();
    await expect(form.getByLabel("Job title")).toHaveValue("Harbor pilot");
    await form.getByLabel("Company").fill("Skyways");
    await page.keyboard.press("Enter");
    await board.expectColumn("saved", ["Harbor pilot", "Engineer"]);

    await page.goto("/companies");
    await type("Stoker");
    await add("Stoker").click();
    await expect(form.getByLabel("Job title")).toHaveValue("Stoker");
  });
});

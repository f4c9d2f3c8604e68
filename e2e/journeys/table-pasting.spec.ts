import type { Route } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { undoFromToast } from "../pages/toast.ts";

test.describe("a paste into the table", () => {
  test("that is undone leaves no companies behind", async ({ api, table }) => {
    await api.addCards({ title: "Cook", company: "Acme" }, { title: "Baker", company: "Skyways" });
    const names = async () =>
      (await api.read<{ data: { name: string }[] }>("companies.list", {})).data.map(({ name }) => name);
    await table.open(await api.boardId());
    await table.cell("Cook", "company").click();
    await table.paste("Ghost");
    await expect.poll(names).toEqual(["Acme", "Ghost", "Skyways"]);
    await table.press("ControlOrMeta+z");
    await expect(table.cell("Cook", "company")).toHaveText("Acme");
    await expect.poll(names).toEqual(["Acme", "Skyways"]);
  });

  test("is undone and redone with the rows that it added, by key and from the message", async ({
    api,
    page,
    table,
  }) => {
    await api.addCards({ title: "Cook", company: "Acme" });
    const names = async () =>
      (await api.read<{ data: { name: string }[] }>("companies.list", {})).data.map(({ name }) => name);
    await table.open(await api.boardId());
    await table.cell("Cook", "title").click();
    await table.paste("Head cook\tAcme\r\nClerk\tGhost\r\nPorter\tGhost");
    await page.getByRole("alertdialog").getByRole("button", { name: "Add cards" }).click();
    await expect.poll(() => table.texts("title")).toEqual(["Head cook", "Clerk", "Porter"]);

    // A later edit of an added row is undone first; then the paste is undone, with its cells and rows together.
    await table.cell("Clerk", "source").click();
    await page.keyboard.type("Fair");
    await table.press("Enter");
    await expect(table.announcements).toContainText("Saved");
    await table.press("ControlOrMeta+z");
    await expect(table.cell("Clerk", "source")).toBeEmpty();
    await table.press("ControlOrMeta+z");
    await expect.poll(() => table.texts("title")).toEqual(["Cook"]);
    await expect(table.announcements).toContainText("2 added cards deleted");
    await expect.poll(names).toEqual(["Acme"]);

    // Redone, the rows are the same cards, so that the edit is redone too. A slow response from before it isn't shown.
    const edited = page.waitForResponse("**/api/trpc/*table.editCells*");
    await page.route("**/api/trpc/*table.getRows*", async (route) => {
      const response = await route.fetch();
      await edited;
      await route.fulfill({ response });
    });
    await table.press("ControlOrMeta+Shift+z");
    await table.press("ControlOrMeta+Shift+z");
    await expect.poll(() => table.texts("title")).toEqual(["Head cook", "Clerk", "Porter"]);
    await expect(table.cell("Clerk", "source")).toHaveText("Fair");
    await expect(table.announcements).toContainText("Saved");
    await page.unroute("**/api/trpc/*table.getRows*");
    await page.reload();
    await expect(table.cell("Clerk", "source")).toHaveText("Fair");

    // A paste that only adds rows is undone from its message. A lost response adds no row twice.
    const loseResponse = async (route: Route) => {
      await route.fetch();
      await route.abort();
    };
    await page.route("**/api/trpc/imports.create", loseResponse, { times: 1 });
    await table.cell("Porter", "title").click();
    await table.paste("Porter\tGhost\r\nBaker\tBolt");
    await page.getByRole("alertdialog").getByRole("button", { name: "Add card" }).click();
    await expect(table.cell("Baker", "company")).toHaveText("Bolt");
    await expect.poll(() => table.texts("title")).toEqual(["Head cook", "Clerk", "Porter", "Baker"]);
    await undoFromToast(page, "1 card added");
    await expect(table.cell("Baker", "company")).toBeHidden();
    await expect.poll(names).toEqual(["Acme", "Ghost"]);
  });
});

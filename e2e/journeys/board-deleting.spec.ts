import { expect, test } from "../fixtures.ts";
import { undoFromToast } from "../pages/toast.ts";

test.describe("a card that is deleted", () => {
  test("from its menu comes back when undone by keyboard, and goes again when redone", async ({
    api,
    board,
    page,
  }) => {
    await api.addCards({ title: "Cook" }, { title: "Pilot" });
    await board.open();
    const before = await board.titles("saved");
    await board.card("Cook").focus();
    await page.keyboard.press("m");
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await board.expectColumn("saved", ["Pilot"]);
    await expect(board.card("Pilot")).toBeFocused();
    await board.undo();
    await board.expectColumn("saved", before);
    await board.redo();
    await board.expectColumn("saved", ["Pilot"]);
    await expect.poll(() => api.columns()).toMatchObject({ saved: ["Pilot"] });
  });

  test("while it is being saved is saved first, so that it comes back as typed", async ({
    api,
    board,
    drawer,
    page,
  }) => {
    await api.addCards({ title: "Cook" });
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route("**/api/trpc/applications.editCard", async (route) => {
      await held;
      await route.continue();
    });
    await board.open();
    await board.card("Cook").click();
    await drawer.fill("Job title", "Head Cook");
    await drawer.button("More actions").click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    const answered = page.waitForResponse("**/api/trpc/applications.editCard");
    goOn();
    expect((await answered).status()).toBe(200);
    await expect(drawer.dialog).toBeHidden();
    await board.expectColumn("saved", []);
    await undoFromToast(page, "Deleted Head Cook");
    await board.expectColumn("saved", ["Head Cook"]);
  });
});

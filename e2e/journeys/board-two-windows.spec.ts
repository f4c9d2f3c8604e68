import { expect, test } from "../fixtures.ts";

test.describe("two windows", () => {
  test("show each other's changes automatically", async ({ api, board, secondWindow }) => {
    await api.addCards({ title: "Cook" }, { title: "Baker" });
    await board.open();
    const second = await secondWindow();
    await second.board.open();

    await second.board.drag("Baker", { onto: "Cook" });
    await board.expectColumn("saved", ["Baker", "Cook"]);
    await board.drag("Baker", { column: "applied" });
    await second.board.expectColumn("applied", ["Baker"]);
  });

  test("say that an open card was deleted in the other", async ({ api, board, page, secondWindow }) => {
    await api.addCards({ title: "Cook" });
    await board.open();
    await board.card("Cook").click();
    await expect(page.getByRole("dialog").getByLabel("Job title")).toHaveValue("Cook");
    const second = await secondWindow();
    await second.board.open();
    await second.board.card("Cook").click();
    await second.page.getByRole("dialog").getByRole("button", { name: "More actions" }).click();
    await second.page.getByRole("menuitem", { name: "Delete" }).click();
    await expect(page.getByRole("dialog").getByText("We can't find this card")).toBeVisible();
    await expect(page.getByRole("dialog").getByLabel("Job title")).toBeHidden();
  });

  test("include a change made while a page is still connecting for live updates", async ({
    api,
    board,
    page,
  }) => {
    await api.addCards({ title: "Cook" });
    let hasChanged = () => {};
    const changed = new Promise<void>((resolve) => {
      hasChanged = resolve;
    });
    await page.route("**/api/live?*", async (route) => {
      await changed;
      // Longer than the page allows, so that the server can't look back as far as the change.
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      await route.continue();
    });
    const connecting = page.waitForRequest("**/api/live?*");
    await board.open();
    await connecting;
    await api.addCards({ title: "Baker" });
    hasChanged();
    await expect(board.card("Baker")).toBeVisible();
  });

  test("that move the same card concurrently agree on one place", async ({ api, board, secondWindow }) => {
    const titles = ["Cook", "Baker", "Waiter", "Clerk"];
    await api.addCards(...titles.map((title) => ({ title })));
    await board.open();
    const second = await secondWindow();
    await second.board.open();

    await Promise.all([
      board.drag("Baker", { column: "applied" }),
      second.board.drag("Baker", { column: "interviewing" }),
    ]);
    await expect
      .poll(async () => {
        const server = await api.columns();
        const here = await shown(board);
        const there = await shown(second.board);
        return (
          JSON.stringify(here) === JSON.stringify(server) && JSON.stringify(there) === JSON.stringify(server)
        );
      })
      .toBe(true);
    expect(
      Object.values(await api.columns())
        .flat()
        .toSorted(),
    ).toEqual(titles.toSorted());
  });
});

const statuses = ["saved", "applied", "interviewing", "offer", "rejected", "accepted", "archived"];

async function shown(board: {
  titles: (status: string) => Promise<string[]>;
}): Promise<Record<string, string[]>> {
  const columns = await Promise.all(
    statuses.map(async (status) => [status, await board.titles(status)] as const),
  );
  return Object.fromEntries(columns);
}

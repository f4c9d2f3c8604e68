import { expectNoFindings } from "../axe.ts";
import { expect, test } from "../fixtures.ts";
import { Mailbox } from "../pages/mailbox.ts";
import { shareBoard } from "../sharing.ts";

test("a coach goes through the roster by keys, notes, follows changes, and sees nothing once sharing stops", async ({
  account,
  api,
  page,
  somebodyElse: coach,
}) => {
  const [applicationId] = await api.addCards({ title: "Cook", status: "applied" });
  await page.goto(await new Mailbox(page).linkIn(account.email, "Welcome to Offerlane"));
  const shared = await shareBoard(coach.api, api, account.email);
  const slug = shared.split("/")[2] ?? "";
  const roster = coach.page;

  await roster.goto(`/o/${slug}`);
  const row = roster.getByRole("row").filter({ hasText: account.email });
  await expect(row).toBeVisible();
  await expectNoFindings(roster, "the roster");
  await roster.keyboard.press("j");
  await roster.keyboard.press("Enter");
  const panel = roster.getByRole("dialog");
  await expect(panel.getByRole("button", { name: /^Cook/ })).toBeVisible();
  await expectNoFindings(roster, "an applicant's panel");
  await panel.getByRole("button", { name: /^Cook/ }).click();
  await panel.getByLabel("Write a note").fill("Ask about the night shift.");
  await panel.getByRole("button", { name: "Add note" }).click();
  await expect(panel.getByRole("listitem").filter({ hasText: "Ask about the night shift." })).toBeVisible();

  await api.change("applications.move", { applicationId, status: "offer" });
  await roster.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(
    row.getByRole("gridcell").or(row.getByRole("cell")).filter({ hasText: /^1$/ }),
  ).not.toHaveCount(0);

  const { data } = await api.read<{ data: { id: string }[] }>("shares.list", {});
  await api.change("shares.delete", { shareId: data[0]?.id });
  await expect(row).toContainText("Shares nothing");
  await roster.goto(shared);
  await expect(roster.getByText("Cook")).toBeHidden();
});

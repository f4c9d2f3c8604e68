import { expectNoFindings } from "../axe.ts";
import { expect, test } from "../fixtures.ts";
import { join } from "../joining.ts";
import { expectNoSidewaysScroll } from "../page-width.ts";
import { undoFromToast } from "../pages/toast.ts";

test("an owner ends the access of a coach's API key, and the coach sees it and keeps their own search", async ({
  api,
  baseURL,
  page,
  otherUser: noor,
}) => {
  const name = `Harbor Careers ${Date.now()}`;
  const { slug } = await api.change<{ slug: string }>("organizations.create", { name, type: "bootcamp" });
  await page.goto(`/o/${slug}/settings`);
  const section = page.getByRole("region", { name: "Staff API keys and apps" });
  await expect(section.getByText("No one on the staff has an API key or app")).toBeVisible();

  await join(api, slug, "coach", noor);
  const scopes = ["organizations:read", "coach_notes:read", "boards:read"];
  const key = { name: "Weekly export", environment: "live", scopes, organizationId: null, expiresInDays: 30 };
  const { key: secret } = await noor.api.change<{ key: string }>("apiKeys.create", key);
  const headers = { Authorization: `Bearer ${secret}` };
  const roster = () => fetch(`${baseURL}/api/v1/organizations/${slug}/roster`, { headers });
  expect((await roster()).status).toBe(200);

  await page.reload();
  const row = section.getByRole("listitem").filter({ hasText: "Weekly export" }).first();
  await expect(row).toContainText(`${noor.account.name}, coach`);
  await row.getByText("2 permissions for organizations").click();
  await expect(row.getByText("coach_notes:read")).toBeVisible();
  await expectNoFindings(page, "the keys of staff");

  await row.getByRole("button", { name: "End access" }).click();
  await expect(row.getByText("Access ended")).toBeVisible();
  await undoFromToast(page, "can no longer access the organization");
  await expect(row.getByText("Access ended")).toBeHidden();
  expect((await roster()).status).toBe(200);
  await row.getByRole("button", { name: "End access" }).click();
  await expect(row.getByText("Access ended")).toBeVisible();
  expect((await roster()).status).toBe(404);
  expect((await fetch(`${baseURL}/api/v1/boards`, { headers })).status).toBe(200);
  await expectNoFindings(page, "a key whose access ended");

  await noor.page.goto("/settings/api-keys");
  await expect(noor.page.getByText(`Can't access ${name}: an owner ended its access.`)).toBeVisible();
  await expectNoFindings(noor.page, "the key at its person");

  await row.getByRole("button", { name: "Allow again" }).click();
  await expect(row.getByRole("button", { name: "End access" })).toBeVisible();
  expect((await roster()).status).toBe(200);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.goto(`/o/${slug}/audit`);
  await expect(page.getByText(/ended the access of .+ API key “Weekly export”/)).toHaveCount(2);
});

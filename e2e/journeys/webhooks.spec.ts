import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook } from "standardwebhooks";
import { expectNoFindings } from "../axe.ts";
import { expect, test } from "../fixtures.ts";
import { join } from "../joining.ts";
import { PATIENCE } from "../patience.ts";

type Received = { headers: IncomingHttpHeaders; body: string };

/** Starts a receiver on this machine, which the journeys' server may send to. */
async function startReceiver() {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
    response.writeHead(200).end("Thank you");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  server.unref();
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook` };
}

test("a webhook is created, tested, paused, and deleted, and its deliveries verify with the secret shown once", async ({
  account: _account,
  page,
}) => {
  const { received, url } = await startReceiver();
  await page.goto("/settings/webhooks");
  await expect(page.getByRole("heading", { name: "No webhooks yet" })).toBeVisible();
  await expectNoFindings(page, "no webhooks");
  await page.getByRole("button", { name: "Create webhook" }).click();
  const form = page.getByRole("dialog", { name: "Create webhook" });
  await form.getByLabel("Address").fill("http://10.0.0.1/hook");
  await form.getByLabel("Selected events").check();
  await expectNoFindings(page, "the form of a webhook");
  await form.getByRole("group", { name: "Companies" }).getByLabel("Created").check();
  await form.getByRole("button", { name: "Create webhook" }).click();
  await expect(form.getByText("Must be an https address").first()).toBeVisible();
  await form.getByLabel("Address").fill(url);
  await form.getByRole("button", { name: "Create webhook" }).click();

  const secret = (await page.getByTestId("webhook-secret").textContent()) ?? "";
  await expectNoFindings(page, "the secret of a webhook");
  await page.getByRole("button", { name: "I've saved it" }).click();
  const row = page.getByRole("listitem").filter({ hasText: url });
  await expect(row.getByText("1 event type: company.created")).toBeVisible();

  await row.getByRole("button", { name: `Actions for ${url}` }).click();
  await page.getByRole("menuitem", { name: "Send test event" }).click();
  const drawer = page.getByRole("dialog", { name: "Deliveries" });
  const delivery = drawer.getByRole("listitem").filter({ hasText: "webhook.test" });
  await expect(delivery.getByText("200", { exact: true })).toBeVisible({ timeout: 20_000 * PATIENCE });
  await delivery.getByText("webhook.test").first().click();
  await expect(drawer.getByText("Thank you")).toBeVisible();
  await expectNoFindings(page, "the deliveries of a webhook");
  const [{ headers = {}, body = "" } = {}] = received;
  expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toMatchObject({
    type: "webhook.test",
  });
  await drawer.getByRole("button", { name: "Close" }).click();

  await row.getByRole("button", { name: `Actions for ${url}` }).click();
  await page.getByRole("menuitem", { name: "Pause" }).click();
  await expect(row.getByText("Paused", { exact: true })).toBeVisible();
  await expect(row.getByText("Paused in Settings or through the API.")).toBeVisible();
  await row.getByRole("button", { name: `Actions for ${url}` }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Delete webhook" }).click();
  await expect(page.getByRole("heading", { name: "No webhooks yet" })).toBeVisible();
});

test("an owner's organization webhook reports a new cohort and can be deleted, and a coach can't access it", async ({
  api,
  page,
  somebodyElse: kim,
}) => {
  const { received, url } = await startReceiver();
  const { slug: organizationSlug } = await api.change<{ slug: string }>("organizations.create", {
    name: `Harbor Careers ${Date.now()}`,
    type: "bootcamp",
  });
  await join(api, organizationSlug, "coach", kim);
  await page.goto(`/o/${organizationSlug}/settings`);
  await page.getByRole("link", { name: "Manage webhooks" }).click();
  await expect(page.getByRole("heading", { name: "No webhooks yet" })).toBeVisible();
  await page.getByRole("button", { name: "Create webhook" }).click();
  const form = page.getByRole("dialog", { name: "Create webhook" });
  await form.getByLabel("Address").fill(url);
  await form.getByLabel("Selected events").check();
  await form.getByRole("group", { name: "Cohorts" }).getByLabel("Created").check();
  await expectNoFindings(page, "the form of an organization's webhook");
  await form.getByRole("button", { name: "Create webhook" }).click();
  const secret = (await page.getByTestId("webhook-secret").textContent()) ?? "";
  await page.getByRole("button", { name: "I've saved it" }).click();
  const row = page.getByRole("listitem").filter({ hasText: url });
  await expect(row.getByText("1 event type: cohort.created")).toBeVisible();
  await expectNoFindings(page, "an organization's webhooks");

  const cohort = await api.change<{ id: string }>("cohorts.create", { organizationSlug, name: "Autumn" });
  await expect.poll(() => received.length, { timeout: 20_000 * PATIENCE }).toBe(1);
  const [{ headers = {}, body = "" } = {}] = received;
  expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toMatchObject({
    type: "cohort.created",
    resourceId: cohort.id,
    resource: { name: "Autumn" },
  });
  await row.getByRole("button", { name: `Deliveries to ${url}` }).click();
  const drawer = page.getByRole("dialog", { name: "Deliveries" });
  await expect(drawer.getByRole("listitem").filter({ hasText: "cohort.created" })).toBeVisible();
  await drawer.getByRole("button", { name: "Close" }).click();

  await kim.page.goto(`/o/${organizationSlug}/settings`);
  await expect(kim.page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  await expect(kim.page.getByRole("link", { name: "Manage webhooks" })).toBeHidden();
  await kim.page.goto(`/o/${organizationSlug}/settings/webhooks`);
  await expect(kim.page.getByRole("heading", { level: 1 })).not.toHaveText("Webhooks");

  await row.getByRole("button", { name: `Actions for ${url}` }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete webhook" }).click();
  await expect(page.getByRole("heading", { name: "No webhooks yet" })).toBeVisible();
  await page.goto(`/o/${organizationSlug}/audit`);
  await expect(page.getByText(/deleted the webhook to 127\.0\.0\.1/).first()).toBeVisible();
});

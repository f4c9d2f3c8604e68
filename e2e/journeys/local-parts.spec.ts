import { type IncomingMessage, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "../fixtures.ts";
import { Mailbox } from "../pages/mailbox.ts";
import { SignInForms } from "../pages/sign-in-forms.ts";

/** Sends a request to the running product with exactly these headers, including `Host`. */
async function ask(path: string, headers: Record<string, string>, body?: string): Promise<IncomingMessage> {
  const { hostname, port } = new URL(process.env.BASE_URL ?? "http://localhost:3000");
  return new Promise((resolve, reject) => {
    const options = {
      hostname,
      port,
      path,
      headers,
      setHost: false,
      method: body === undefined ? "GET" : "POST",
    };
    const outgoing = request(options, (incoming) => resolve(incoming.resume()));
    outgoing.on("error", reject).end(body);
  });
}

const FOREIGN: Record<string, Record<string, string>> = {
  "by a name that was rebound": { Host: "rebound.example" },
  "through a proxy": { Host: "localhost", "X-Forwarded-For": "203.0.113.9" },
  "through a tunnel": { Host: "localhost", Via: "1.1 tunnel" },
};
const PAGES = [
  "/dev/mail",
  "/dev/mail/1",
  "/dev/gallery",
  "/dev/payments",
  "/dev/payments/checkout/1",
  "/%64ev/mail",
  "//dev/mail",
];

for (const [how, headers] of Object.entries(FOREIGN)) {
  test(`the mailbox, the test payments, and the gallery don't exist for a visitor who comes ${how}`, async () => {
    for (const path of PAGES) {
      expect((await ask(path, headers)).statusCode, path).not.toBe(200);
      const withoutLayout = { ...headers, RSC: "1", "Next-Url": "/dev/mail" };
      expect((await ask(path, withoutLayout)).statusCode, path).not.toBe(200);
    }
    expect((await ask("/dev/mail", headers)).statusCode).toBe(404);
  });
}

test("a visitor on this machine can read the mailbox", async () => {
  expect((await ask("/dev/mail", { Host: "localhost" })).statusCode).toBe(200);
});

test("an action of the test payments does nothing for outside visitors, whatever page it is sent to", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/dev/payments");
  const twice = page.getByRole("button", { name: "Send each event twice" });
  const form = page.locator("form", { has: twice });
  const fields = await form
    .locator("input[type=hidden]")
    .evaluateAll((inputs) =>
      inputs.map((input) => [input.getAttribute("name") ?? "", input.getAttribute("value") ?? ""]),
    );
  expect(fields.length).toBeGreaterThan(0);
  const boundary = "fields-of-the-form";
  const parts = fields.map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const body = `${parts.join("")}--${boundary}--\r\n`;
  const headers = {
    Host: "rebound.example",
    Origin: "http://rebound.example",
    "Content-Type": `multipart/form-data; boundary=${boundary}`,
    "Content-Length": String(Buffer.byteLength(body)),
  };
  for (const path of ["/dev/payments", "/sign-in", "/"]) {
    const { statusCode = 0 } = await ask(path, headers, body);
    expect(statusCode, path).toBeGreaterThanOrEqual(400);
    expect(statusCode, path).toBeLessThan(500);
  }
  await page.reload();
  await expect(twice).toBeVisible();
  // The same form works for a user at this machine.
  const { statusCode } = await ask(
    "/dev/payments",
    { ...headers, Host: "localhost", Origin: "http://localhost" },
    body,
  );
  expect(statusCode).toBe(303);
  await page.reload();
  await page.getByRole("button", { name: "Send each event once" }).click();
  await context.close();
});

test("a message opens even if refreshing the list takes longer than the refresh interval", async ({
  account,
  browser,
}) => {
  const page = await (await browser.newContext()).newPage();
  await page.goto("/sign-in");
  const forms = new SignInForms(page);
  await forms.fill({ email: account.email });
  await forms.press("Email me a sign-in link");
  await page.waitForURL("**/check-mail");
  await page.route("**/dev/mail**", async (route) => {
    if (route.request().headers().rsc !== undefined) await wait(2_500);
    await route.continue();
  });
  await new Mailbox(page).open(account.email, "Your Offerlane sign-in link");
});
